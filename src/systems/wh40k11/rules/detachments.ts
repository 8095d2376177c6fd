import type { ArmyPick } from '../../../engine/army.ts'
import { often } from '../../../engine/name-counts.ts'
import type { Breach } from '../../../engine/rule.ts'
import { list, msg, t } from '../../../text/t.ts'
import type { Chosen, FortyArmy, FortyRule } from '../army.ts'
import { keepDisposition } from '../disposition-edits.ts'
import { choose, takeAway } from '../edit-words.ts'
import { together, unpick } from '../edits.ts'
import { dispositionName, grantedDispositions, slots } from '../picks.ts'
import type { Remedy } from '../remedies.ts'
import { core, eventStep, points, pointsOf } from './cite.ts'

const at = { slot: slots.detachment }

/** At least one detachment of the faction, none twice, within the budget of the battle size. */
export const detachments: FortyRule = {
  id: 'M06',
  name: msg('Detachments'),
  cite: core('25.04'),
  ofChoices: true,
  check: (army) => [...none(army), ...strange(army), ...twice(army), ...dear(army)],
}

function none({ chosen, catalogue }: FortyArmy): readonly Breach[] {
  if (chosen.length > 0) return []
  const { book, detachments: all, prices, title } = catalogue
  const say =
    book !== null && prices !== null && all.length === 0
      ? t(
          '{army} has no detachments in {points}, and a list has at least one: none of this faction can be legal.',
          { army: title, points: prices.id },
        )
      : t('No detachment is chosen; a list has at least one.')
  const fixes = () =>
    all.map(({ id, name, price }): Remedy => ({
      label: t('Choose {detachment} ({dp, number} DP)', { detachment: name, dp: price.dp }),
      edit: { kind: 'pick', slot: slots.detachment, id },
    }))
  return [{ at, say, fixes }]
}

function strange(army: FortyArmy): readonly Breach[] {
  const { chosen, catalogue } = army
  const { book, prices, title } = catalogue
  if (book === null || prices === null) return []
  return chosen
    .filter(({ detachment }) => detachment === null)
    .map(({ pick }) => ({
      at,
      say: t('{detachment} is not a detachment of {army} in {points}.', {
        detachment: pick.name,
        army: title,
        points: prices.id,
      }),
      fixes: () => [dropRemedy(army, pick)],
    }))
}

function twice(army: FortyArmy): readonly Breach[] {
  const { chosen } = army
  const again = new Map(
    chosen
      .filter(({ pick }, index) => chosen.findIndex((one) => one.pick.id === pick.id) < index)
      .map(({ pick }) => [pick.id, pick]),
  )
  return [...again.values()].map((pick) => {
    const count = chosen.filter((one) => one.pick.id === pick.id).length
    return {
      at,
      amount: count - 1,
      say: t('{detachment} is chosen {often}; each detachment can be taken once.', {
        detachment: pick.name,
        often: often(count),
      }),
      fixes: () => [
        {
          ...dropRemedy(army, pick),
          label: t('Take one {detachment} away', { detachment: pick.name }),
        },
      ],
    }
  })
}

function dear(army: FortyArmy): readonly Breach[] {
  const { chosen, dp, size } = army
  const over = dp - size.dp
  if (over <= 0 || isLone(chosen, dp, size.aloneDp)) return []
  const parts = chosen.map(({ pick, detachment }) => `${pick.name} ${detachment?.price.dp ?? 0}`)
  return [
    {
      at,
      amount: over,
      say: t('The detachments take {dp, number} DP ({parts}); {size} has {max, number}.', {
        dp,
        parts: list(parts),
        size: size.name,
        max: size.dp,
      }),
      tag: t('{dp, number} DP over', { dp: over }),
      fixes: () => chosen.map(({ pick }) => dropRemedy(army, pick)),
    },
  ]
}

function isLone(chosen: readonly Chosen[], dp: number, alone: number | undefined): boolean {
  return chosen.length === 1 && alone !== undefined && dp <= alone
}

/** Without a detachment the list has a disposition that the others grant. */
function dropRemedy(army: FortyArmy, gone: ArmyPick): Remedy {
  const first = army.chosen.findIndex(({ pick }) => pick.id === gone.id)
  const granted = grantedDispositions(army.catalogue, army.chosen.toSpliced(first, 1))
  return {
    label: takeAway(gone.name),
    edit: together([unpick(gone), ...keepDisposition(army, granted)]),
  }
}

/** A detachment over the budget of a small battle may be taken alone. */
export const loneDetachment: FortyRule = {
  id: 'M07',
  name: msg('A detachment alone'),
  cite: core('25.04'),
  check: ({ chosen, dp, size }) =>
    dp > size.dp && isLone(chosen, dp, size.aloneDp)
      ? [
          {
            at,
            severity: 'note',
            say: t(
              '{detachment} takes {dp, number} DP where {size} has {max, number}; a detachment that is the only one may.',
              {
                detachment: chosen[0]?.pick.name ?? '',
                dp,
                size: size.name,
                max: size.dp,
              },
            ),
          },
        ]
      : [],
}

/** At most one detachment with each tag. */
export const uniqueTags: FortyRule = {
  id: 'M08',
  name: msg('Unique detachments'),
  cite: points,
  ofChoices: true,
  check: (army) => {
    const { chosen } = army
    const tags = new Map<string, Chosen[]>()
    for (const one of chosen) {
      const tag = one.detachment?.price.tag
      if (tag === undefined || tags.get(tag)?.some(({ pick }) => pick.id === one.pick.id)) continue
      tags.set(tag, [...(tags.get(tag) ?? []), one])
    }
    return [...tags].flatMap(([tag, same]): readonly Breach[] => {
      if (same.length < 2) return []
      return [
        {
          at,
          amount: same.length - 1,
          cite: pointsOf(army),
          say: t(
            '{detachments} are {count, plural, =2 {both} other {all}} {tag}; a list may have one detachment with that tag.',
            { detachments: list(same.map(({ pick }) => pick.name)), count: same.length, tag },
          ),
          tag,
          fixes: () => same.map(({ pick }) => dropRemedy(army, pick)),
        },
      ]
    })
  },
}

/** One disposition, which a detachment of the list grants. */
export const disposition: FortyRule = {
  id: 'M10',
  name: msg('Force disposition'),
  cite: eventStep,
  ofChoices: true,
  check: (army) => {
    const place = { slot: slots.disposition }
    const held = army.slots.find(({ id }) => id === slots.disposition)?.picks ?? []
    const granted = grantedDispositions(army.catalogue, army.chosen)
    const names = list(
      granted.map((id) => dispositionName(army.catalogue, id)),
      'or',
    )
    const breaches: Breach[] = held
      .filter(({ id }) => !granted.includes(id))
      .map((pick) => ({
        at: place,
        say: names
          ? t('No detachment of the list grants {disposition}; it can be {names}.', {
              disposition: pick.name,
              names,
            })
          : t('No detachment of the list grants {disposition}.', { disposition: pick.name }),
        fixes: () => changes(army, pick.id, granted),
      }))
    if (held.length > 1) {
      const say = t('The list has {count, number} force dispositions; it may have one.', {
        count: held.length,
      })
      const fixes = () => held.map((pick) => ({ label: takeAway(pick.name), edit: unpick(pick) }))
      breaches.push({ at: place, amount: held.length - 1, say, fixes })
    }
    return breaches
  },
}

function changes(army: FortyArmy, instead: string, granted: readonly string[]): readonly Remedy[] {
  return granted.map((id) => ({
    label: choose(dispositionName(army.catalogue, id)),
    edit: { kind: 'pick', slot: slots.disposition, id, instead },
  }))
}

/** A list without a disposition is unfinished, not illegal. */
export const dispositionToChoose: FortyRule = {
  id: 'M36',
  name: msg('Disposition to choose'),
  cite: eventStep,
  check: ({ slots: all, catalogue, chosen }) => {
    const slot = all.find(({ id }) => id === slots.disposition)
    if (!slot || slot.picks.length > 0 || chosen.length === 0) return []
    const say = t('No force disposition is chosen yet.')
    const fixes = () =>
      grantedDispositions(catalogue, chosen).map((id): Remedy => ({
        label: choose(dispositionName(catalogue, id)),
        edit: { kind: 'pick', slot: slots.disposition, id },
      }))
    return [{ at: { slot: slots.disposition }, severity: 'note', say, fixes }]
  },
}
