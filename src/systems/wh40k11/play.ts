import { folded, namesApart, numbered } from '../../engine/play-entries.ts'
import { momentOf, whenOf, type PlayMoments } from '../../engine/play-moment.ts'
import type { PlayEntry, PlaySheet } from '../../engine/play.ts'
import type { Id } from '../../engine/roster.ts'
import type { Ability } from '../../engine/sheet.ts'
import { abilityTextId, textId, textPlaces } from '../../engine/text-id.ts'
import type { TurnAid } from '../../engine/turn-aid.ts'
import { t } from '../../text/t.ts'
import type { FortyArmy, FortyUnit } from './army.ts'
import type { Detachment } from './catalogue.ts'
import { outfit } from './outfit.ts'
import { playUnits } from './play-units.ts'
import { turnAids } from './stratagems.ts'
import { armyRuleText, detachmentTexts } from './texts.ts'
import { phases, turnPhases } from './words.ts'

const game = 'wh40k11'
type Who = PlayEntry['who']

/** Books of the army's page, its detachments and its units, and that of the core rules. */
export function playBooks({ catalogue, chosen, everyone }: FortyArmy): readonly Id[] {
  const sheets = everyone.flatMap(({ data }) => data?.id.split('/')[0] ?? [])
  const detachments = chosen.flatMap(({ detachment }) => detachment?.book ?? [])
  const { parent } = catalogue.page ?? {}
  return [...new Set(['core', catalogue.pageId, parent ?? [], ...detachments, ...sheets].flat())]
}

/** A list as it is played. */
export function playSheet(army: FortyArmy, moments: PlayMoments): PlaySheet {
  const names = namesApart(army.groups.flatMap(({ units }) => units))
  return {
    entries: folded(entriesOf(army, names, moments)).map((one) => wholeArmy(army, one)),
    units: playUnits(army, names),
    rounds: 5,
    phases: phases.map((name) => ({ name, per: perOf(name), passing: !inTurn.has(name) })),
    counters: [
      {
        id: 'command-points',
        name: t('Command points'),
        short: t('CP'),
        gains: { value: 1, phase: 'command', anew: false },
      },
    ],
  }
}

const inTurn: ReadonlySet<string> = new Set(turnPhases)

const perOf = (phase: (typeof phases)[number]) =>
  phase === 'deployment' ? 'battle' : phase === 'start of battle round' ? 'round' : 'turn'

/** A rule of the army that all its units have is the whole army's. */
function wholeArmy({ everyone }: FortyArmy, entry: PlayEntry): PlayEntry {
  const all = entry.kind === 'army rule' && entry.who.length === everyone.length
  return all ? { ...entry, who: [] } : entry
}

interface Source {
  readonly id: Id
  readonly name: string
  readonly from: string
  readonly kind: string
  readonly who: Who
  readonly text: Id | null
}

function entryOf(moments: PlayMoments, source: Source): PlayEntry {
  const found = source.text === null ? null : momentOf(moments, source.text)
  return {
    ...source,
    cost: null,
    value: null,
    ...whenOf(found?.moment ?? null, phases),
    usable: true,
  }
}

function entriesOf(
  army: FortyArmy,
  names: ReadonlyMap<Id, string>,
  moments: PlayMoments,
): readonly PlayEntry[] {
  const units = army.groups.flatMap((group) => group.units)
  const whoOf = ({ id, name }: FortyUnit): Who => [{ unit: id, name: names.get(id) ?? name }]
  const own = units.flatMap((unit) => numbered(unitEntries(army, unit, whoOf(unit), moments)))
  const rules = own.filter(({ kind }) => kind === 'army rule')
  return [
    ...rules,
    ...armyRules(army, moments).filter(({ id }) => rules.every((one) => one.id !== id)),
    ...army.chosen.flatMap(({ detachment }) => detachmentRules(detachment, moments)),
    ...units.flatMap((unit) => enhancementEntries(unit, whoOf(unit), moments)),
    ...own.filter(({ kind }) => kind !== 'army rule'),
    ...turnAids(army).map((aid) => stratagemEntry(aid, moments)),
  ]
}

function detachmentRules(
  detachment: Detachment | null,
  moments: PlayMoments,
): readonly PlayEntry[] {
  if (!detachment) return []
  const from = detachment.name
  return detachmentTexts(detachment).map(({ name, text }) =>
    entryOf(moments, { id: text, name, from, kind: 'detachment rule', who: [], text }),
  )
}

/** Rules of the army's page that are of use in a game; those that only say who may be in the army have no moment. */
function armyRules(army: FortyArmy, moments: PlayMoments): readonly PlayEntry[] {
  const { book, pageId } = army.catalogue
  return (book?.rules ?? []).flatMap((name) => {
    const text = armyRuleText(army.data, pageId, name)
    if (momentOf(moments, text) === null) return []
    return [
      entryOf(moments, { id: text, name, from: t('Army rule'), kind: 'army rule', who: [], text }),
    ]
  })
}

function enhancementEntries(
  { enhancements }: FortyUnit,
  who: Who,
  moments: PlayMoments,
): readonly PlayEntry[] {
  return enhancements.map(({ pick, detachment }) => {
    const text = pick.texts?.[0]?.text ?? null
    const id = text ?? `${game}/enhancement/${pick.id}`
    const from = detachment?.name ?? t('Enhancement')
    return entryOf(moments, { id, name: pick.name, from, kind: 'enhancement', who, text })
  })
}

/** What is done while mustering: nothing is left of it to remember in a game. */
const mustered = /^(?:leader|support)$/i

function unitEntries(
  army: FortyArmy,
  unit: FortyUnit,
  who: Who,
  moments: PlayMoments,
): readonly PlayEntry[] {
  const { data } = unit
  if (!data) return []
  const abilities = (outfit(army, unit.id)?.abilities ?? []).filter(
    ({ name }) => !mustered.test(name),
  )
  const damaged: readonly Source[] = data.damaged
    ? [
        {
          id: textId(game, data.id.split('/')[0] ?? '', 'damaged', data.id.split('/')[1] ?? ''),
          name: t('Damaged: {wounds} wounds left', { wounds: data.damaged }),
          from: data.name,
          kind: 'damaged',
          who,
          text: null,
        },
      ]
    : []
  return [...abilities.map((one) => abilitySource(data, one, who, moments)), ...damaged].map(
    (source) => entryOf(moments, source),
  )
}

function abilitySource(
  sheet: { readonly id: Id; readonly name: string },
  ability: Ability,
  who: Who,
  moments: PlayMoments,
): Source {
  const { name, kind } = ability
  if (kind === 'core') {
    const text = textId(game, 'core', 'ability', name)
    return { id: text, name, from: t('Core ability'), kind, who, text }
  }
  const text = abilityTextId(game, sheet.id, ability)
  if (kind === 'faction')
    return { id: text, name, from: t('Army rule'), kind: 'army rule', who, text }
  const { book } = textPlaces(text)
  const key = momentOf(moments, text)?.key
  // several sheets have it in the same words
  const id = key?.startsWith('ability/') ? `${game}/${book}/${key}` : text
  return { id, name, from: sheet.name, kind, who, text }
}

function stratagemEntry(aid: TurnAid, moments: PlayMoments): PlayEntry {
  const { id, name, from, cost, phases, whose, usable, text = null } = aid
  const known = text === null ? null : momentOf(moments, text)?.moment
  const when = whenOf({ limit: known?.limit ?? 'once per phase (army)' }, phases)
  return {
    ...when,
    id: text ?? id,
    name,
    from,
    kind: 'stratagem',
    who: [],
    cost,
    value: null,
    phases,
    whose,
    usable,
    text,
  }
}
