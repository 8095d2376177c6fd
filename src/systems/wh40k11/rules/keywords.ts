import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { fewOf, titleCase } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyGroup, FortyRule, FortyUnit } from '../army.ts'
import { countOf, takeFrom } from '../edit-words.ts'
import { unpick } from '../edits.ts'
import { keywordNamed, keywordsIn, keywordsOpen, type KeywordChoice } from '../keyword-choices.ts'
import { slots } from '../picks.ts'
import { elsewhereRemedies, whichOf, type Remedy } from '../remedies.ts'
import { core } from './cite.ts'
import { each, groupRule, none } from './each.ts'

const held = ({ roster }: FortyUnit) => roster.picks.filter(({ slot }) => slot === slots.keyword)

/** Keywords chosen while mustering are such as the unit may have, one each, and for no more units than may. */
export const chosenKeywords: FortyRule = {
  id: 'M24',
  name: msg('Keywords chosen for units'),
  cite: core('25.04'),
  concerns: (unit) => held(unit).length > 0,
  check: (army) => [...each(army.everyone, (unit) => wrong(army, unit)), ...tooMany(army)],
}

function wrong(army: FortyArmy, unit: FortyUnit): readonly Breach[] {
  const picks = held(unit)
  if (picks.length === 0) return none
  const choice = unit.choice()
  const names = picks.map(({ id }) => keywordNamed(army.data.core, id)?.name ?? titleCase(id))
  const at = { unit: unit.id, slot: slots.keyword }
  const breach = (say: string, fixes: () => readonly Remedy[]): readonly Breach[] => [
    { at, say, tag: t('keyword'), fixes },
  ]
  const drop = () =>
    picks.map((pick, index) => ({
      label: takeFrom(names[index] ?? pick.id, whichOf(army, unit)),
      edit: unpick(pick, unit.id),
    }))
  if (!choice) {
    const say = t('{unit} has no keyword to choose, so not {keywords}.', {
      unit: unit.name,
      keywords: list(names),
    })
    return breach(say, drop)
  }
  if (picks.length > 1) {
    const say = t('{unit} has {count, number} keywords by {rule} ({keywords}); it may have one.', {
      unit: unit.name,
      count: picks.length,
      rule: choice.name,
      keywords: list(names),
    })
    return breach(say, drop)
  }
  const open = keywordsOpen(army.data.core, choice, unit.keywords)
  if (open.some(({ id }) => id === picks[0]?.id)) return none
  const say = t('{unit} cannot have {keywords} by {rule}; it can have {allowed}.', {
    unit: unit.name,
    keywords: list(names),
    rule: choice.name,
    allowed: list(
      open.map(({ name }) => name),
      'or',
    ),
  })
  return breach(say, () => chooseRemedies(army, unit))
}

/** Each keyword that the unit may have, in place of the one that it has. */
export function chooseRemedies(army: FortyArmy, unit: FortyUnit): readonly Remedy[] {
  const choice = unit.choice()
  if (!choice) return []
  const [now] = held(unit)
  return keywordsOpen(army.data.core, choice, unit.keywords).map(({ id, name }) => ({
    label: t('Choose {keyword} for {unit}', { keyword: name, unit: whichOf(army, unit) }),
    edit: {
      kind: 'pick',
      slot: slots.keyword,
      id,
      unit: unit.id,
      ...(now ? { instead: now.id } : {}),
    },
  }))
}

/** Choices that only so many units have, of those that the list's detachments bring. */
function limited({ data, chosen }: FortyArmy): readonly KeywordChoice[] {
  return data.core.keywordChoices.filter(
    ({ detachment, max, min }) =>
      (max !== undefined || min !== undefined) &&
      chosen.some((one) => one.detachment?.id === detachment),
  )
}

function having({ everyone }: FortyArmy, choice: KeywordChoice): readonly FortyUnit[] {
  return everyone.filter((unit) => unit.choice() === choice && held(unit).length > 0)
}

function tooMany(army: FortyArmy): readonly Breach[] {
  return limited(army).flatMap((choice): readonly Breach[] => {
    const { max = Infinity } = choice
    const units = having(army, choice)
    const excess = units[max]
    if (!excess) return []
    const what = wordFor(army, choice)
    return [
      {
        at: { unit: excess.id, slot: slots.keyword },
        amount: units.length - max,
        say: t(
          'By {rule} {count, plural, one {# unit is} other {# units are}} {keyword} ({units}); up to {max, number} may be.',
          {
            rule: choice.name,
            count: units.length,
            keyword: what,
            units: fewOf(timesEach(units)),
            max,
          },
        ),
        units: units.map(({ id }) => id),
        tag: countOf(units.length, max),
        fixes: () =>
          units.toReversed().flatMap((unit) =>
            held(unit).map((pick) => ({
              label: takeFrom(what, whichOf(army, unit)),
              edit: unpick(pick, unit.id),
            })),
          ),
      },
    ]
  })
}

function wordFor({ data }: FortyArmy, choice: KeywordChoice): string {
  return list(
    keywordsIn(data.core, choice).map(({ name }) => name),
    'or',
  )
}

/** Units whose owner has still to choose a keyword. */
export const keywordsToChoose: FortyRule = {
  id: 'M40',
  name: msg('Keywords to choose'),
  cite: core('25.04'),
  check: (army) => [...each(army.everyone, (unit) => unchosen(army, unit)), ...tooFew(army)],
}

function unchosen(army: FortyArmy, unit: FortyUnit): readonly Breach[] {
  const choice = unit.choice()
  if (!choice?.every || held(unit).length > 0) return none
  const names = keywordsOpen(army.data.core, choice, unit.keywords).map(({ name }) => name)
  return [
    {
      at: { unit: unit.id, slot: slots.keyword },
      severity: 'warning',
      say: t('{unit} must be {keywords} by {rule}; none is chosen yet.', {
        unit: unit.name,
        keywords: list(names, 'or'),
        rule: choice.name,
      }),
      tag: t('keyword'),
      fixes: () => chooseRemedies(army, unit),
    },
  ]
}

function tooFew(army: FortyArmy): readonly Breach[] {
  return limited(army).flatMap((choice): readonly Breach[] => {
    const { min = 0 } = choice
    const count = having(army, choice).length
    const open = army.everyone.filter((unit) => unit.choice() === choice && held(unit).length === 0)
    if (count >= min || open.length === 0) return []
    const say = t(
      'By {rule} {min, plural, one {# unit} other {# units}} must be {keyword}; {count, plural, =0 {none is chosen yet} one {only # is chosen} other {only # are chosen}}.',
      { rule: choice.name, min, keyword: wordFor(army, choice), count },
    )
    const fixes = () => open.flatMap((unit) => chooseRemedies(army, unit))
    return [{ at: {}, severity: 'warning', amount: min - count, say, fixes }]
  })
}

/** Characters share a mark with the unit that they join, where a detachment asks for that. */
export const sharedMarks = groupRule({
  id: 'M41',
  name: msg('Marks of units that join'),
  cite: core('25.04'),
  ofGroup: (group, army) => {
    if (!group.attached) return none
    const choice = army.data.core.keywordChoices.find(
      ({ shared, detachment }) =>
        shared && army.chosen.some((one) => one.detachment?.id === detachment),
    )
    const [joined] = group.bodyguards
    return choice && joined ? parted(army, group, choice, joined) : none
  },
})

function parted(
  army: FortyArmy,
  group: FortyGroup,
  choice: KeywordChoice,
  joined: FortyUnit,
): readonly Breach[] {
  const marks = keywordsIn(army.data.core, choice)
  const of = (unit: FortyUnit) => marks.filter(({ keyword }) => unit.keywords.has(keyword))
  const open = (unit: FortyUnit) => of(unit).length === 0 && unit.choice() !== null
  if (open(joined)) return none
  return each([...group.leaders, ...group.supports], (unit) => {
    const shared = of(unit).some((mark) => of(joined).includes(mark))
    if (shared || !unit.character || open(unit)) return none
    const named = (one: FortyUnit) => list(of(one).map(({ name }) => name)) || t('no mark')
    const say = t(
      '{unit} ({its}) cannot join {joined} ({other}); by {rule} both must have one in common.',
      {
        unit: unit.name,
        its: named(unit),
        joined: joined.name,
        other: named(joined),
        rule: choice.name,
      },
    )
    return [
      {
        at: { unit: unit.id },
        say,
        units: [unit.id, joined.id],
        tag: t('other mark'),
        fixes: () => [
          ...chooseRemedies(army, unit),
          ...chooseRemedies(army, joined),
          ...elsewhereRemedies(army, unit),
        ],
      },
    ]
  })
}
