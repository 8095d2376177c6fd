import { describe, expect, it } from 'vitest'

import { factFaults } from './text-facts.ts'

/** What is wrong with a summary of a rule with this effect. */
function faults(summary: string, effect: string, leftOut: readonly string[] = []) {
  return factFaults({ steps: [summary], leftOut }, 'Iron Rain', [
    { parts: { when: 'Your shooting phase', effect }, file: 'a book' },
  ])
}

describe('numbers of a summary', () => {
  it.each([
    ['Adds 1 to hit rolls.', 'The hit roll of this unit gets +1.'],
    ['+1 Attacks.', 'Add 1 to the Attacks characteristic.'],
    ['Picks up to 2 units within 6".', 'Choose as many as two units within 6 inches.'],
    ['Rolls 6 dice: each 4+ hurts.', 'Roll six D6; every 4+ hurts.'],
    ['Rolls 3D6.', 'Three D6 are rolled.'],
    ['On 4+, heals D3+3.', 'Roll one D6: on a roll of 4 or more, D3 + 3 wounds come back.'],
    ['On 2-5, nothing.', 'On a 2–5, nothing is done.'],
    ['Move 6”.', 'It may move 6".'],
    ['It counts as 2 units.', 'It counts twice.'],
    ['Returns 1 model.', 'A model comes back.'],
    ['With at least 10 models, it runs.', 'If there are 10 or more models in it, it runs.'],
    ['Runs.', 'It runs (12.04) when one or more enemies come.'],
    ['Inflicts D3 damage.', 'Inflicts D3 damage. For example, a result of 3 inflicts 3.'],
    ['Heals D3.', 'Heal D3. *Example: A unit has 5 wounds. It has lost 4. It heals 3.*'],
  ])('fit: %s', (summary, effect) => {
    expect(faults(summary, effect)).toEqual([])
  })

  it.each([
    [
      'On 3+, it runs.',
      'On a 4+, it runs.',
      ['says 3+, which its source does not', 'lacks 4+ of its source'],
    ],
    ['Within 6".', 'Within 8".', ['says 6", which its source does not', 'lacks 8" of its source']],
    [
      'Adds 2 to rolls.',
      'Add 3 to rolls.',
      ['says 2, which its source does not', 'lacks 3 of its source'],
    ],
    ['Heals D6.', 'Heals D3.', ['says D6, which its source does not', 'lacks D3 of its source']],
    ['Heals D3.', 'Heals 2D3.', ['lacks 2D3 of its source']],
    ['Heals D3.', 'Heals D3+3.', ['lacks D3+3 of its source']],
    ['Rolls of 4 count.', 'Rolls of 4+ count.', ['lacks 4+ of its source']],
    ['Runs 6.', 'Runs 6".', ['lacks 6" of its source']],
    ['Subtract 1 from hit rolls.', 'Add 1 to hit rolls.', ['says -1, its source the contrary']],
    ['-2" Move.', 'Add 2" to the Move.', ['says -2", its source the contrary']],
    [
      'Adds 1 to the roll.',
      'Add a D3 to the roll.',
      ['says 1, which its source does not', 'lacks D3 of its source'],
    ],
    ['Hits it better.', 'Add 1 to the hit roll.', ['lacks 1 of its source']],
    ['Improves the Rend.', 'Improve the Rend by 1.', ['lacks 1 of its source']],
    ['Picks a unit.', 'Choose up to three units.', ['lacks 3 of its source']],
  ])('do not fit: %s', (summary, effect, wrong) => {
    expect(faults(summary, effect)).toEqual(wrong)
  })

  it('may be in the time or the target of the rule, and only those of its effect must be in the summary', () => {
    const parts = { target: 'A unit within 12"', effect: 'It runs.' }
    const check = (text: string) =>
      factFaults({ steps: [text], leftOut: [] }, 'Iron Rain', [{ parts, file: 'a book' }])
    expect(check('A unit within 12" runs.')).toEqual([])
    expect(check('A unit runs.')).toEqual([])
    expect(check('A unit within 9" runs.')).toEqual(['says 9", which its source does not'])
  })

  it('may be left out by name, though not if the source has no such number', () => {
    const effect = 'Roll a D6. On a 1, it sleeps. On a 5+, it heals D3.'
    expect(faults('On 5+, it heals.', effect)).toEqual(['lacks D3 of its source'])
    expect(faults('On 5+, it heals.', effect, ['D3 how much'])).toEqual([])
    expect(faults('On 5+, it heals D3.', effect, ['2D6 of another'])).toEqual([
      'leaves out 2D6, which its source does not say',
    ])
  })

  it('need only be those that all sources say, where they differ', () => {
    const texts = ['Heals 3 within 6".', 'Heals 4 within 6".'].map((effect) => ({
      parts: { effect },
      file: 'a book',
    }))
    const check = (text: string) => factFaults({ steps: [text], leftOut: [] }, 'Iron Rain', texts)
    expect(check('Heals 3 within 6".')).toEqual([])
    expect(check('Heals 4 within 6".')).toEqual([])
    expect(check('Heals 4.')).toEqual(['lacks 6" of its source'])
  })
})

describe('keywords of a summary', () => {
  it.each([
    ['ORKS INFANTRY only.', 'Orks Infantry unit only.'],
    ['MONSTERS within 3".', 'Each Monster within 3".'],
    ['Has STRIKE-FIRST.', 'It has **Strike-first**.'],
    ["T'AU EMPIRE units.", 'T’au Empire units.'],
    ['Improve AP by 1.', 'Improve the Armour Penetration characteristic by 1.'],
    ['Costs 1 CP less.', 'It costs one Command point less.'],
  ])('fit: %s', (summary, effect) => {
    expect(faults(summary, effect)).toEqual([])
  })

  it('do not fit where the source has no such word', () => {
    expect(faults('CAVALRY only.', 'Infantry unit only.')).toEqual([
      'says CAVALRY, which its source does not',
    ])
    expect(faults('Improve AP.', 'Improve Strength.')).toEqual([
      'says AP, which its source does not',
    ])
  })
})

it('nothing is wrong with a summary of which no source says anything', () => {
  expect(factFaults({ steps: ['Heals 99.'], leftOut: ['7'] }, 'Iron Rain', [])).toEqual([])
})
