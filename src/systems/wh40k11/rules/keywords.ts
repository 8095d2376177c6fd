import { timesEach } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { counted, fewOf, listing, titleCase } from '../../../engine/wording.ts'
import type { FortyArmy, FortyGroup, FortyRule, FortyUnit } from '../army.ts'
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
  name: 'Keywords chosen for units',
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
    { at, say, tag: 'keyword', fixes },
  ]
  const drop = picks.map((pick, index) => ({
    label: `Take ${names[index] ?? pick.id} from ${whichOf(army, unit)}`,
    edit: unpick(pick, unit.id),
  }))
  if (!choice) {
    return breach(`${unit.name} has no keyword to choose, so not ${listing(names)}.`, () => drop)
  }
  if (picks.length > 1) {
    const say = `${unit.name} has ${counted(picks.length, 'keyword')} by ${choice.name} (${listing(names)}); it may have one.`
    return breach(say, () => drop)
  }
  const open = keywordsOpen(army.data.core, choice, unit.keywords)
  if (open.some(({ id }) => id === picks[0]?.id)) return none
  const allowed = listing(
    open.map(({ name }) => name),
    'or',
  )
  const say = `${unit.name} cannot have ${listing(names)} by ${choice.name}; it can have ${allowed}.`
  return breach(say, () => chooseRemedies(army, unit))
}

/** Each keyword that the unit may have, in place of the one that it has. */
export function chooseRemedies(army: FortyArmy, unit: FortyUnit): readonly Remedy[] {
  const choice = unit.choice()
  if (!choice) return []
  const [now] = held(unit)
  return keywordsOpen(army.data.core, choice, unit.keywords).map(({ id, name }) => ({
    label: `Choose ${name} for ${whichOf(army, unit)}`,
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
        say: `By ${choice.name} ${counted(units.length, 'unit')} ${units.length === 1 ? 'is' : 'are'} ${what} (${fewOf(timesEach(units))}); up to ${max} may be.`,
        units: units.map(({ id }) => id),
        tag: `${units.length} of ${max}`,
        fixes: () =>
          units.toReversed().flatMap((unit) =>
            held(unit).map((pick) => ({
              label: `Take ${what} from ${whichOf(army, unit)}`,
              edit: unpick(pick, unit.id),
            })),
          ),
      },
    ]
  })
}

function wordFor({ data }: FortyArmy, choice: KeywordChoice): string {
  return listing(
    keywordsIn(data.core, choice).map(({ name }) => name),
    'or',
  )
}

/** Units whose owner has still to choose a keyword. */
export const keywordsToChoose: FortyRule = {
  id: 'M40',
  name: 'Keywords to choose',
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
      say: `${unit.name} must be ${listing(names, 'or')} by ${choice.name}; none is chosen yet.`,
      tag: 'keyword',
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
    const say = `By ${choice.name} ${counted(min, 'unit')} must be ${wordFor(army, choice)}; ${count === 0 ? 'none is chosen yet' : `only ${count} ${count === 1 ? 'is' : 'are'} chosen`}.`
    const fixes = () => open.flatMap((unit) => chooseRemedies(army, unit))
    return [{ at: {}, severity: 'warning', amount: min - count, say, fixes }]
  })
}

/** Characters share a mark with the unit that they join, where a detachment asks for that. */
export const sharedMarks = groupRule({
  id: 'M41',
  name: 'Marks of units that join',
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
    const named = (one: FortyUnit) => listing(of(one).map(({ name }) => name)) || 'no mark'
    const say = `${unit.name} (${named(unit)}) cannot join ${joined.name} (${named(joined)}); by ${choice.name} both must have one in common.`
    return [
      {
        at: { unit: unit.id },
        say,
        units: [unit.id, joined.id],
        tag: 'other mark',
        fixes: () => [
          ...chooseRemedies(army, unit),
          ...chooseRemedies(army, joined),
          ...elsewhereRemedies(army, unit),
        ],
      },
    ]
  })
}
