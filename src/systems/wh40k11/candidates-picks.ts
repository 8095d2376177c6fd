import type { ArmyPick, Slot } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { Candidate } from '../../engine/system.ts'
import { listing, titleCase } from '../../engine/wording.ts'
import type { FortyArmy, FortyUnit } from './army.ts'
import { candidateOf, type Offer } from './candidate.ts'
import { keepDisposition } from './disposition-edits.ts'
import { makeWarlord, together, unpick } from './edits.ts'
import { detachmentTags, dispositionName, grantedDispositions, slots } from './picks.ts'
import { whichOf, type Remedy } from './remedies.ts'
import type { EnhancementData } from './schema.ts'

interface Choice {
  readonly id: Id
  readonly name: string
  readonly tags?: readonly string[]
  readonly brings?: readonly string[]
  readonly words?: readonly string[]
}

/** A choice for a slot. One that is taken is offered with the edit that takes it away; the one of a full slot gives way. */
function pickOffer(
  slot: Pick<Slot, 'id' | 'max' | 'counts' | 'picks'>,
  choice: Choice,
  unit: Id | undefined,
  elsewhere: () => readonly Remedy[],
): Offer {
  const taken = slot.picks.filter(({ id }) => id === choice.id)
  const on = unit === undefined ? {} : { unit }
  const [only] = slot.max === 1 && slot.counts === '' ? slot.picks : []
  const edit: Edit =
    taken.length > 0
      ? unpick({ slot: slot.id, id: choice.id }, unit)
      : {
          kind: 'pick',
          slot: slot.id,
          id: choice.id,
          ...on,
          ...(only ? { instead: only.id } : {}),
        }
  return {
    id: choice.id,
    name: choice.name,
    edit,
    taken: taken.length,
    profile: null,
    tags: choice.tags ?? [],
    brings: choice.brings ?? [],
    words: choice.words ?? [],
    elsewhere,
  }
}

/** Detachments of the faction; the disposition comes along where only one is granted. */
export function detachmentCandidates(army: FortyArmy): readonly Candidate[] {
  const slot = army.slots.find(({ id }) => id === slots.detachment)
  if (!slot) return []
  return army.catalogue.detachments.map((detachment) => {
    const { id, name, data, price } = detachment
    const dispositions = price.dispositions.map((one) => dispositionName(army.catalogue, one))
    const offer = pickOffer(
      slot,
      {
        id,
        name,
        tags: [...detachmentTags(detachment), ...dispositions],
        brings: data?.rules ?? [],
        words: [...dispositions, ...(data?.enhancements ?? []).map((one) => one.name)],
      },
      undefined,
      () => slot.picks.map((one) => insteadOf(army, one, id, price.dispositions)),
    )
    return candidateOf(army, { ...offer, edit: withDisposition(army, offer, price.dispositions) })
  })
}

/** Of a list without one the first detachment brings its disposition; when it goes, what it alone granted goes with it. */
function withDisposition(army: FortyArmy, offer: Offer, dispositions: readonly Id[]): Edit {
  const held = army.slots.find(({ id }) => id === slots.disposition)?.picks ?? []
  const [granted] = dispositions
  if (offer.taken === 0) {
    const pick = { kind: 'pick', slot: slots.disposition, id: granted ?? '' } as const
    return held.length === 0 && granted !== undefined && dispositions.length === 1
      ? together([offer.edit, pick])
      : offer.edit
  }
  const rest = army.chosen.filter(({ pick }) => pick.id !== offer.id)
  const left = grantedDispositions(army.catalogue, rest)
  return together([offer.edit, ...keepDisposition(army, left)])
}

/** In the place of another detachment, with a disposition of its own where only that one granted the chosen one. */
function insteadOf(army: FortyArmy, one: ArmyPick, id: Id, dispositions: readonly Id[]): Remedy {
  const label = `Instead of ${one.name}`
  const edit: Edit = { kind: 'pick', slot: one.slot, id, instead: one.id }
  const rest = army.chosen.filter(({ pick }) => pick.id !== one.id)
  const granted = [...dispositions, ...grantedDispositions(army.catalogue, rest)]
  return { label, edit: together([edit, ...keepDisposition(army, granted)]) }
}

/** The five dispositions; those that no detachment grants are refused. */
export function dispositionCandidates(army: FortyArmy): readonly Candidate[] {
  const slot = army.slots.find(({ id }) => id === slots.disposition)
  if (!slot) return []
  return army.data.core.dispositions.map(({ id, name }) => {
    const from = army.chosen.filter(({ detachment }) => detachment?.price.dispositions.includes(id))
    const brings = from.map(({ pick }) => pick.name)
    return candidateOf(
      army,
      pickOffer(slot, { id, name, brings }, undefined, () => []),
    )
  })
}

/** Enhancements of the chosen detachments for a unit. */
export function enhancementCandidates(army: FortyArmy, unit: FortyUnit): readonly Candidate[] {
  const held = unit.enhancements.map(({ pick }) => pick)
  const slot = unit.slots.find(({ id }) => id === slots.enhancement) ?? {
    id: slots.enhancement,
    max: army.data.core.attached.enhancements,
    counts: '',
    picks: held,
  }
  return army.chosen.flatMap(({ detachment }) =>
    (detachment?.data?.enhancements ?? [])
      .filter(({ id }) => detachment?.price.enhancements[id] !== undefined)
      .map((one) => {
        const choice = {
          id: one.id,
          name: one.name,
          tags: one.upgrade ? ['Upgrade'] : [],
          brings: [`For ${whomFor(one)}`],
          words: [detachment?.name ?? ''],
        }
        return candidateOf(
          army,
          pickOffer(slot, choice, unit.id, () => takeOver(army, unit, one.id)),
        )
      }),
  )
}

/** Who may have an enhancement, in a few words; the keyword that all of the army have need not be among them. */
export function whomFor({ eligible, upgrade }: EnhancementData, common?: string): string {
  const sets = eligible.anyOf.map((set) => set.filter((keyword) => keyword !== common))
  const names = sets.every((set) => set.length > 0)
    ? sets.map((set) => set.map(titleCase).join(' '))
    : []
  const whom = listing(names, 'or') || (upgrade ? 'any unit' : 'any Character')
  const beside = eligible.ability ?? eligible.item
  const but = (eligible.noneOf ?? []).map(titleCase)
  return [
    whom,
    beside === undefined ? '' : ` with ${beside}`,
    but.length > 0 ? `, not ${listing(but, 'or')}` : '',
  ].join('')
}

/** From the unit that has it. */
function takeOver(army: FortyArmy, unit: FortyUnit, id: Id): readonly Remedy[] {
  return army.everyone
    .filter((one) => one !== unit)
    .flatMap((one) =>
      one.enhancements
        .filter(({ pick }) => pick.id === id)
        .map(({ pick }) => ({
          label: `Take ${pick.name} from ${whichOf(army, one)}`,
          edit: together([
            unpick(pick, one.id),
            { kind: 'pick', slot: slots.enhancement, id, unit: unit.id },
          ]),
        })),
    )
}

/** Models that the points let a unit add. */
export function addonCandidates(army: FortyArmy, unit: FortyUnit): readonly Candidate[] {
  const slot = unit.slots.find(({ id }) => id === slots.addon)
  if (!slot) return []
  return (unit.priced?.addons ?? []).map(({ id, name }) =>
    candidateOf(
      army,
      pickOffer({ ...slot, max: Infinity }, { id, name }, unit.id, () => []),
    ),
  )
}

/** Units that could be the Warlord, those of the list that cannot with the reason. */
export function warlordCandidates(army: FortyArmy): readonly Candidate[] {
  return army.everyone
    .filter(({ character, warlord }) => character || warlord)
    .map((unit) =>
      candidateOf(army, {
        id: unit.id,
        name: unit.name,
        edit: unit.warlord
          ? { kind: 'set-mark', mark: 'warlord', unit: null }
          : makeWarlord(unit.id),
        taken: unit.warlord ? 1 : 0,
        profile: unit.profile,
        tags: [],
        brings: [],
        words: [],
        elsewhere: () => [],
      }),
    )
}
