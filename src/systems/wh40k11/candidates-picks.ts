import type { ArmyPick, Slot } from '../../engine/army.ts'
import type { Edit } from '../../engine/edit.ts'
import type { Id } from '../../engine/roster.ts'
import type { RuleText } from '../../engine/rule-text.ts'
import type { Candidate } from '../../engine/system.ts'
import { titleCase } from '../../engine/wording.ts'
import { list, t } from '../../text/t.ts'
import type { Chosen, FortyArmy, FortyUnit } from './army.ts'
import { candidateOf, type Offer } from './candidate.ts'
import type { Detachment } from './catalogue.ts'
import { keepDisposition } from './disposition-edits.ts'
import { takeFrom } from './edit-words.ts'
import { makeWarlord, together, unpick } from './edits.ts'
import { allNames, officialName } from './official-names.ts'
import {
  detachmentTags,
  dispositionName,
  dispositionWords,
  grantedDispositions,
  slots,
} from './picks.ts'
import { whichOf, type Remedy } from './remedies.ts'
import type { EnhancementData } from './schema.ts'
import { detachmentTexts, enhancementText } from './texts.ts'

interface Choice {
  readonly id: Id
  readonly name: string
  readonly tags?: readonly string[]
  readonly brings?: readonly string[]
  readonly words?: readonly string[]
  readonly texts?: readonly RuleText[]
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
    texts: choice.texts ?? [],
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
        texts: detachmentTexts(detachment),
        words: [
          ...(data ? officialName(data) : []),
          ...dispositions,
          ...dispositionWords(army.catalogue, price.dispositions),
          ...(data?.enhancements ?? []).flatMap(allNames),
        ],
      },
      undefined,
      () => replacements(army, detachment),
    )
    const edit = withDisposition(army, offer, price.dispositions)
    return candidateOf(army, { ...offer, edit, takes: price.dp })
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
  const gone = army.chosen.findLastIndex(({ pick }) => pick.id === offer.id)
  const rest = army.chosen.toSpliced(gone, 1)
  const left = grantedDispositions(army.catalogue, rest)
  return together([offer.edit, ...keepDisposition(army, left)])
}

const takenBy = ({ detachment }: Chosen) => detachment?.price.dp ?? 0

/**
 * Instead of each detachment of the list, that one first which takes most nearly as much of the budget; instead of all where
 * that of none is enough.
 */
function replacements(army: FortyArmy, { id, price }: Detachment): readonly Remedy[] {
  const apart = (one: Chosen) => Math.abs(price.dp - takenBy(one))
  const chosen = [...new Map(army.chosen.map((one) => [one.pick.id, one])).values()]
  const enough = chosen.some((one) => army.dp - takenBy(one) + price.dp <= army.size.dp)
  const ways = enough || chosen.length < 2 ? chosen.map((one) => [one]) : [chosen]
  return ways
    .toSorted(([a], [b]) => (a && b ? apart(a) - apart(b) : 0))
    .map((gone) =>
      insteadOf(
        army,
        gone.map(({ pick }) => pick),
        id,
        price.dispositions,
      ),
    )
}

/** In the place of other detachments, with a disposition of its own where only those granted the chosen one. */
function insteadOf(
  army: FortyArmy,
  gone: readonly ArmyPick[],
  id: Id,
  dispositions: readonly Id[],
): Remedy {
  const label = t('Instead of {given}', { given: list(gone.map(({ name }) => name)) })
  const [first, ...others] = gone
  const rest = army.chosen.filter(({ pick }) => !gone.some((one) => one.id === pick.id))
  const edits: readonly Edit[] = [
    { kind: 'pick', slot: slots.detachment, id, ...(first ? { instead: first.id } : {}) },
    ...others.map((one) => unpick(one)),
  ]
  const granted = [...dispositions, ...grantedDispositions(army.catalogue, rest)]
  return { label, edit: together([...edits, ...keepDisposition(army, granted)]) }
}

/** The five dispositions; those that no detachment grants are refused. */
export function dispositionCandidates(army: FortyArmy): readonly Candidate[] {
  const slot = army.slots.find(({ id }) => id === slots.disposition)
  if (!slot) return []
  return army.data.core.dispositions.map(({ id, name }) => {
    const offered = { id, name, words: dispositionWords(army.catalogue, [id]) }
    const from = army.chosen.filter(({ detachment }) => detachment?.price.dispositions.includes(id))
    const brings = from.map(({ pick }) => pick.name)
    return candidateOf(
      army,
      pickOffer(slot, { ...offered, brings }, undefined, () => []),
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
          tags: one.upgrade ? [t('Upgrade')] : [],
          brings: [t('For {whom}', { whom: whomFor(one) })],
          words: [
            ...officialName(one),
            ...(detachment ? allNames(detachment.data ?? detachment) : []),
          ],
          texts: detachment ? [{ name: one.name, text: enhancementText(detachment, one.id) }] : [],
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
  const whom = list(names, 'or') || (upgrade ? t('any unit') : t('any Character'))
  const beside = eligible.ability ?? eligible.item
  const but = (eligible.noneOf ?? []).map(titleCase)
  if (beside === undefined && but.length === 0) return whom
  return t(
    '{whom}{item, select, yes { with {beside}} other {}}{barred, select, yes {, not {but}} other {}}',
    {
      whom,
      item: beside === undefined ? 'no' : 'yes',
      beside: beside ?? '',
      barred: but.length > 0 ? 'yes' : 'no',
      but: list(but, 'or'),
    },
  )
}

/** From the unit that has it. */
function takeOver(army: FortyArmy, unit: FortyUnit, id: Id): readonly Remedy[] {
  return army.everyone
    .filter((one) => one !== unit)
    .flatMap((one) =>
      one.enhancements
        .filter(({ pick }) => pick.id === id)
        .map(({ pick }) => ({
          label: takeFrom(pick.name, whichOf(army, one)),
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
