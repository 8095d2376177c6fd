import type { Breach } from '../../../engine/rule.ts'
import { fewOf, namesOf, titleCase } from '../../../engine/wording.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { FortyArmy, FortyRule, FortyUnit } from '../army.ts'
import { choose, takeAway } from '../edit-words.ts'
import { unpick } from '../edits.ts'
import { matches } from '../filter.ts'
import { slots } from '../picks.ts'
import { removeRemedy } from '../remedies.ts'
import { core, detachmentRules, restrictionsOf } from './cite.ts'

const has = ({ chosen }: FortyArmy, detachment: string) =>
  chosen.find((one) => one.detachment?.id === detachment)

const pagesOf = ({ catalogue: { pageId, page } }: FortyArmy) => [pageId, page?.parent]

/** What a detachment or a unit requires, and what it does not suffer beside it. */
export const demands: FortyRule = {
  id: 'M11',
  name: msg('Required and forbidden units'),
  cite: core('25.04'),
  concerns: isExcluding,
  check: (army) => [...required(army), ...forbidden(army)],
}

function required(army: FortyArmy): readonly Breach[] {
  return army.data.core.mustInclude.flatMap(({ page, detachment, keyword, min }) => {
    const chosen = has(army, detachment)
    if (!pagesOf(army).includes(page) || !chosen) return []
    const count = army.everyone.filter(({ keywords }) => keywords.has(keyword)).length
    if (count >= min) return []
    return [
      {
        at: { slot: slots.detachment },
        amount: min - count,
        say: t(
          '{detachment} needs {min, plural, one {# {kind} unit} other {# {kind} units}}; the list has {count, plural, =0 {none} other {#}}.',
          { detachment: chosen.pick.name, min, kind: titleCase(keyword), count },
        ),
        fixes: () => [{ label: takeAway(chosen.pick.name), edit: unpick(chosen.pick) }],
      },
    ]
  })
}

/** Whether an exclusion speaks of the unit, as one that bars others or is barred. What a detachment requires is to come. */
function isExcluding(unit: FortyUnit, { data }: FortyArmy): boolean {
  return data.core.exclusions.some(
    ({ units, not }) => (units?.includes(unit.entry?.id ?? '') ?? false) || isMeant(unit, not),
  )
}

function forbidden(army: FortyArmy): readonly Breach[] {
  const pages = pagesOf(army)
  return army.data.core.exclusions.flatMap(({ page, detachment, unless, units, not }) => {
    if (detachment === undefined && !units && !pages.includes(page)) return []
    if (unless !== undefined) return has(army, unless) ? [] : without(army, unless, not)
    const chosen = detachment === undefined ? undefined : has(army, detachment)
    if (detachment !== undefined && !chosen) return []
    const because = units
      ? army.everyone.filter(({ entry }) => units.includes(entry?.id ?? ''))
      : []
    if (units && because.length === 0) return []
    const others = army.everyone.filter((unit) => !because.includes(unit) && isMeant(unit, not))
    const reason = chosen?.pick.name ?? (list(namesOf(because)) || army.title)
    return others.map((unit) => ({
      at: { unit: unit.id },
      say: t('{unit} cannot be in one army with {others}.', { unit: unit.name, others: reason }),
      units: [unit, ...because].map(({ id }) => id),
      tag: t('not together'),
      fixes: () => [unit, ...because].map((one) => removeRemedy(army, one)),
    }))
  })
}

function detachmentName({ catalogue }: FortyArmy, id: string): string {
  return catalogue.detachment(id)?.name ?? titleCase(id)
}

/** Units that only a detachment lets in, while the list does not have it. */
function without(army: FortyArmy, unless: string, not: Filter): readonly Breach[] {
  const name = detachmentName(army, unless)
  return army.everyone
    .filter((unit) => isMeant(unit, not))
    .map((unit) => ({
      at: { unit: unit.id },
      say: t('{unit} can be taken only with {detachment}.', { unit: unit.name, detachment: name }),
      tag: t('only with {names}', { names: name }),
      fixes: () => [
        {
          label: choose(name),
          edit: { kind: 'pick', slot: slots.detachment, id: unless },
        },
        removeRemedy(army, unit),
      ],
    }))
}

type Filter = Parameters<typeof matches>[0]

function isMeant({ entry, keywords }: FortyUnit, not: Filter): boolean {
  return entry !== null && matches(not, { id: entry.id, group: entry.group, keywords })
}

/** Units that a detachment gives an enhancement to must bear it. */
export const requiredEnhancements: FortyRule = {
  id: 'M34',
  name: msg('Enhancements that come with a detachment'),
  cite: detachmentRules,
  concerns: ({ entry }, { data }) =>
    data.core.mandatoryEnhancements.some(({ unit }) => unit === entry?.id),
  check: (army) => {
    const active = army.data.core.mandatoryEnhancements.filter(
      ({ page, detachment }) => pagesOf(army).includes(page) && has(army, detachment),
    )
    return army.everyone.flatMap((unit): readonly Breach[] => {
      const wanted = active.filter((one) => one.unit === unit.entry?.id && unit.own)
      if (wanted.length === 0) return []
      if (wanted.some(({ enhancement }) => unit.picks.some(({ id }) => id === enhancement)))
        return []
      const named = wanted.map(({ enhancement }) => ({
        id: enhancement,
        name: army.catalogue.enhancement(enhancement)?.data.name ?? enhancement,
      }))
      return [
        {
          at: { unit: unit.id, slot: slots.enhancement },
          cite: restrictionsOf(detachmentName(army, wanted[0]?.detachment ?? '')),
          say: t('{unit} must have {enhancements}.', {
            unit: unit.name,
            enhancements: fewOf(named.map(({ name }) => name)),
          }),
          tag: t('enhancement'),
          fixes: () =>
            named.map(({ id, name }) => ({
              label: t('Give {enhancement} to {unit}', { enhancement: name, unit: unit.name }),
              edit: {
                kind: 'pick',
                slot: slots.enhancement,
                id,
                unit: unit.id,
                ...(unit.enhancements[0] ? { instead: unit.enhancements[0].pick.id } : {}),
              },
            })),
        },
      ]
    })
  },
}
