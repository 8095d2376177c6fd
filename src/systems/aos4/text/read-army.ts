import { nameKey } from '../../../engine/names.ts'
import type { Id } from '../../../engine/roster.ts'
import type { ReadingLog } from '../../../engine/text/reading-log.ts'
import type { Said, TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextAnswers } from '../../../engine/text/text-form.ts'
import { t } from '../../../text/t.ts'
import type { AosData, ManifestData } from '../schema.ts'
import { guessFaction, umbrellas } from './guess-army.ts'
import { exactIn, type DataNames, type Index, type TextNames } from './text-names.ts'

type ListedArmy = ManifestData['books'][number]['armies'][number]

/** The army of a list, and what its army lines say beside it: a formation, or nothing that is known. */
export interface ArmyFound {
  readonly faction: Id
  readonly variant: Id | null
  readonly rest: readonly Said[]
}

interface Search {
  readonly draft: TextDraft
  readonly data: AosData
  readonly names: DataNames
  readonly answers: TextAnswers
  readonly log: ReadingLog
  readonly known: ReadonlyMap<Id, ListedArmy>
}

/** For a list whose army nobody can tell; no book has it. */
export const noFaction = 'unknown'

interface Found {
  readonly said: Said
  readonly army: ListedArmy
  readonly sure: boolean
}

/** Words that say something of an army without being its name. */
function isBeside({ words }: Said): boolean {
  return /^grand alliance\b|^army of renown\b/i.test(words)
}

/** An Army of Renown can share the name of a formation: then the text says that it means the army, or chooses what only that has. */
function meansFormation(search: Search, { said, army }: Found, faction: Found | null): boolean {
  const { draft, names } = search
  if (!faction || draft.armies.some(({ words }) => /^army of renown\b/i.test(words))) return false
  const usual = names.of(faction.army.id)
  if (exactIn(usual.picks('battle-formation'), said.words) === null) return false
  return !choosesOnlyOf(search, names.of(army.id), usual)
}

const loreSlots = ['spell-lore', 'prayer-lore', 'manifestation-lore']
/** More units are not asked what they carry. */
const mostAsked = 100

const only = (mine: Index, others: Index, words: string) =>
  exactIn(mine, words) !== null && exactIn(others, words) === null

/** Whether a lore or an enhancement of the text is one that the first names have and the second have not. */
function choosesOnlyOf({ draft }: Search, own: TextNames, usual: TextNames): boolean {
  const units = draft.groups.flatMap((group) => group.units).slice(0, mostAsked)
  return (
    draft.choices.some(({ words }) =>
      loreSlots.some((slot) => only(own.picks(slot), usual.picks(slot), words)),
    ) ||
    units.some(({ details }) =>
      details.some(({ words }) => only(own.enhancements, usual.enhancements, words)),
    )
  )
}

/** The words of army lines, with the owner's answer in place of what is no name of an army, if it is one. */
function partsOf({ draft, names, answers, log }: Search): readonly Said[] {
  const answered = new Set<number>()
  return draft.armies.flatMap((said) => {
    if (isBeside(said)) {
      log.add(said.line, { status: 'layout', kind: '', as: '' })
      return []
    }
    const answer = answers.lines.get(said.line)
    if (answer === undefined || answered.has(said.line)) return [said]
    const alone = draft.armies.every((other) => other === said || other.line !== said.line)
    if (alone && answer.trim() === '') {
      log.add(said.line, { status: 'layout', kind: '', as: '' })
      return []
    }
    if (!alone && exactIn(names.armies, said.words)) return [said]
    if (!exactIn(names.armies, answer)) return [said]
    answered.add(said.line)
    return [{ ...said, words: answer }]
  })
}

function exactArmies(search: Search, parts: readonly Said[]): readonly Found[] {
  return parts.flatMap((said) => {
    const army = search.known.get(exactIn(search.names.armies, said.words)?.id ?? '')
    return army ? [{ said, army, sure: true }] : []
  })
}

function nearFaction({ names, known }: Search, parts: readonly Said[]): Found | null {
  for (const said of parts) {
    if (said.words.length > 60) continue
    const army = known.get(names.armies.match(said.words)?.entry.id ?? '')
    if (army) return { said, army, sure: false }
  }
  return null
}

/** The first faction named, and the Army of Renown that it can field. */
function choose(
  search: Search,
  found: readonly Found[],
): { faction: Found | null; variant: Found | null } {
  const faction = found.find(({ army }) => army.kind === 'faction') ?? null
  const variants = found.filter(({ army }) => army.kind === 'army-of-renown')
  const own = variants.find(
    (one) =>
      (!faction || one.army.parents.includes(faction.army.id)) &&
      !meansFormation(search, one, faction),
  )
  return { faction, variant: own ?? null }
}

function logFound({ log }: Search, found: Found | null, kind: string): void {
  if (!found) return
  log.add(found.said.line, {
    status: found.sure ? 'read' : 'near',
    kind,
    as: found.army.name,
    candidates: found.sure ? [] : [found.army.name],
  })
}

function umbrellaOf(parts: readonly Said[]): { said: Said; among: readonly Id[] } | null {
  for (const said of parts) {
    const among = umbrellas.get(nameKey(said.words))
    if (among) return { said, among }
  }
  return null
}

/** What the owner answered comes first, then what the text names, then what its units tell. */
function factionOf(
  search: Search,
  named: { faction: Found | null; variant: Found | null },
  among: readonly Id[],
  remarks: string[],
): { faction: Id; variant: Id | null } {
  const { answers, known, data, draft, names } = search
  const answered = known.get(answers.faction ?? '')
  const variant = named.variant?.army ?? null
  if (answered?.kind === 'army-of-renown') {
    const parents = answered.parents
    const faction = parents.find((id) => id === named.faction?.army.id) ?? parents[0]
    return { faction: faction ?? answered.id, variant: answered.id }
  }
  if (answered) {
    const fits = variant?.parents.includes(answered.id) ?? false
    return { faction: answered.id, variant: fits ? (variant?.id ?? null) : null }
  }
  if (named.faction) return { faction: named.faction.army.id, variant: variant?.id ?? null }
  const parents = (variant?.parents ?? []).filter((id) => among.length === 0 || among.includes(id))
  const [only] = parents
  if (variant && only !== undefined && parents.length === 1) {
    return { faction: only, variant: variant.id }
  }
  const guess = guessFaction(draft, data, names, parents.length > 0 ? parents : among)
  if (guess) remarks.push(guess.remark)
  else remarks.push(t('The text names no faction, and no unit in it tells which; choose one.'))
  return { faction: guess?.faction ?? only ?? among[0] ?? noFaction, variant: variant?.id ?? null }
}

/** Finds the faction and the Army of Renown of a list. Words that are neither are left for the formation. */
export function readArmy(
  draft: TextDraft,
  data: AosData,
  names: DataNames,
  answers: TextAnswers,
  log: ReadingLog,
  remarks: string[],
): ArmyFound {
  const known = new Map(
    data.manifest.books.flatMap(({ armies }) => armies).map((army) => [army.id, army]),
  )
  const search: Search = { draft, data, names, answers, log, known }
  const parts = partsOf(search)
  const umbrella = umbrellaOf(parts)
  const exact = exactArmies(search, parts)
  const named = choose(search, exact)
  if (!named.faction && !named.variant && !umbrella) named.faction = nearFaction(search, parts)
  if (named.faction?.army.kind === 'army-of-renown') {
    named.variant = named.faction
    named.faction = null
  }
  const { faction, variant } = factionOf(search, named, umbrella?.among ?? [], remarks)
  logFound(search, named.faction, 'Faction')
  logFound(search, named.variant, 'Army of Renown')
  if (umbrella) {
    const as = known.get(faction)?.name ?? ''
    log.add(umbrella.said.line, { status: 'read', kind: 'Faction', as })
  }
  const used = new Set([named.faction?.said, named.variant?.said, umbrella?.said])
  const again = (said: Said) => exact.some((one) => one.said === said && one.army.id === faction)
  for (const said of parts) {
    if (!used.has(said) && again(said)) {
      log.add(said.line, { status: 'read', kind: 'Faction', as: known.get(faction)?.name ?? '' })
    }
  }
  return { faction, variant, rest: parts.filter((said) => !used.has(said) && !again(said)) }
}
