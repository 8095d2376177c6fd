import type { Id } from '../../../engine/roster.ts'
import type { DraftDetail } from '../../../engine/text/text-draft.ts'
import { slots } from '../picks.ts'
import { fortyKey } from '../portable-names.ts'
import { meaningOf } from './labels.ts'
import { enhancementMeant, enhancementsNear } from './read-enhancement.ts'
import type { Reading } from './reading.ts'
import type { SheetNames, Thing } from './sheet-names.ts'
import type { OpenUnit } from './unit-details.ts'

/** Makes the unit the Warlord. */
export function readWarlord({ log }: Reading, unit: OpenUnit, line: number): void {
  unit.warlord = true
  log.add(line, { status: 'read', kind: 'Warlord', as: 'Warlord', unit: unit.id })
}

/** `Leader (Character)`: the part that the unit plays among those that it is attached to. */
export function readPart({ log }: Reading, unit: OpenUnit, { words, line }: DraftDetail): void {
  const meaning = meaningOf(words.replace(/ ?\(.*\)$/, ''))
  const part = meaning === 'leader' || meaning === 'support' || meaning === 'bodyguard'
  if (part) unit.part = meaning
  log.add(line, {
    status: part ? 'read' : 'unread',
    kind: 'Attachment',
    as: part ? meaning.charAt(0).toUpperCase() + meaning.slice(1) : '',
    unit: unit.id,
    candidates: part ? [] : ['Leader', 'Support', 'Bodyguard'],
  })
}

/** Gives the unit the enhancement that the words mean or come nearest to. */
export function readEnhancement(
  reading: Reading,
  unit: OpenUnit,
  { words, line }: DraftDetail,
): void {
  const found = enhancementMeant(reading, words)
  if (found && !unit.picks.some(({ id }) => id === found.id)) {
    unit.picks.push({ slot: slots.enhancement, id: found.id })
  }
  reading.log.add(line, {
    status: found ? (found.sure ? 'read' : 'near') : 'unread',
    kind: 'Enhancement',
    as: found?.name ?? '',
    unit: unit.id,
    candidates: found?.sure ? [] : enhancementsNear(reading, words),
  })
}

/** The keyword that words name, of those that an owner can choose (`Khorne`, `Mark of Nurgle`); null for other words. */
export function keywordNamed({ data }: Reading, words: string): { id: Id; name: string } | null {
  const key = fortyKey(words.replace(/^mark of /i, ''))
  return data.core.choosableKeywords.find(({ name }) => fortyKey(name) === key) ?? null
}

/** A keyword that the unit's owner chose for it; false for other words. */
export function readKeyword(
  reading: Reading,
  unit: OpenUnit,
  { words, line }: DraftDetail,
): boolean {
  const found = keywordNamed(reading, words)
  if (!found) return false
  unit.picks.push({ slot: slots.keyword, id: found.id })
  reading.log.add(line, { status: 'read', kind: 'Keyword', as: found.name, unit: unit.id })
  return true
}

/** What the words mean by the datasheet; what comes near is only looked for so often. */
export function thingNamed(reading: Reading, names: SheetNames, words: string): Thing | null {
  const sure = names.sure(words)
  if (sure || reading.near <= 0) return sure
  reading.near -= 1
  return names.thing(words)
}

/** Names of the datasheet that the words could mean. */
export function namesNear(reading: Reading, names: SheetNames, words: string): readonly string[] {
  if (reading.near <= 0) return []
  reading.near -= 1
  return names.nearest(words)
}

/** A line that only heads those under it. */
export function readHeading({ log }: Reading, unit: OpenUnit, { line }: DraftDetail): void {
  log.add(line, { status: 'layout', kind: 'Heading', as: '', unit: unit.id })
}

/** Words that nobody knows; with `suggest`, the names of the datasheet that they could mean. */
export function readUnknown(
  reading: Reading,
  unit: OpenUnit,
  { words, line }: DraftDetail,
  suggest: boolean,
): void {
  const near = suggest ? namesNear(reading, unit.names, words) : []
  const candidates = suggest && near.length === 0 ? (unit.sheet?.items ?? []) : near
  reading.log.add(line, { status: 'unread', kind: 'Wargear', as: '', unit: unit.id, candidates })
}
