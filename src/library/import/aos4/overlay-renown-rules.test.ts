import { describe, expect, it } from 'vitest'

import type { Ability } from './community.ts'
import { abilityInWords, correctedAbilities } from './overlay-renown-rules.ts'
import type { RenownCorrection } from './overlay-renown-rules.ts'

const shout: Ability = {
  name: 'Shout',
  kind: 'activated',
  timing: { window: 'combat phase', whose: 'any', limit: 'once per turn (army)' },
}
const stay: Ability = { name: 'Stay', kind: 'passive' }
const bolt: Ability = { name: 'Shout', kind: 'spell', value: '6' }
const correction = (now: Ability | null): RenownCorrection => ({
  regiment: 'The Criers',
  ability: 'Shout',
  now,
  reason: 'Newer',
  source: 'A page',
})

describe('corrections of the abilities of Regiments of Renown', () => {
  it('change or take away the ability of their regiment alone', () => {
    expect(correctedAbilities('The Criers', [shout, stay], [correction(bolt)])).toEqual([
      bolt,
      stay,
    ])
    expect(correctedAbilities('The Criers', [shout, stay], [correction(null)])).toEqual([stay])
    expect(correctedAbilities('Others', [shout], [correction(null)])).toEqual([shout])
  })

  it('stop the conversion when the ability is not there', () => {
    expect(() => correctedAbilities('The Criers', [stay], [correction(bolt)])).toThrow(
      'The Criers: there is no Shout',
    )
  })

  it('are told in the audit by kind, value and time', () => {
    expect(abilityInWords(shout)).toBe('activated, 1 per turn (army), any combat phase')
    expect(abilityInWords(bolt)).toBe('spell (6)')
    expect(abilityInWords(null)).toBe('none')
  })
})
