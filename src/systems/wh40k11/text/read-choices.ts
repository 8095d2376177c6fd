import type { Id, RosterPick } from '../../../engine/roster.ts'
import { splitNames } from '../../../engine/text/line-parts.ts'
import type { DraftChoice, Said, TextDraft } from '../../../engine/text/text-draft.ts'
import { list, t } from '../../../text/t.ts'
import { sizeFor } from '../battle-size.ts'
import { slots } from '../picks.ts'
import { fortyKey } from '../portable-names.ts'
import type { CoreData } from '../schema.ts'
import { dispositionNamed, meaningOf, sizeNamed } from './labels.ts'
import {
  addPick,
  answered,
  candidatesIn,
  exactIn,
  leaveOut,
  nearIn,
  type FoundName,
  type Reading,
} from './reading.ts'

/**
 * Choices of one meaning, with what the owner answered in place of their words; of a row of names in place of the first that
 * is not `known`.
 */
function chosen(
  reading: Reading,
  { choices }: TextDraft,
  meaning: string,
  known?: (words: string) => boolean,
): readonly DraftChoice[] {
  return choices.flatMap((choice) => {
    if (meaningOf(choice.label) !== meaning) return []
    const names =
      known && reading.answers.lines.has(choice.line) ? namesIn(choice.words, known) : []
    const doubtful = known ? names.findIndex((name) => !known(name)) : -1
    const words = answered(reading, choice)
    if (names.length > 1 && doubtful >= 0) {
      const given = words === null ? [] : [words]
      return [{ ...choice, words: names.toSpliced(doubtful, 1, ...given).join(', ') }]
    }
    if (words === null) leaveOut(reading, choice.line)
    return words === null ? [] : [{ ...choice, words }]
  })
}

function detachmentNamed(reading: Reading, words: string): FoundName | null {
  const { own, all } = reading
  const found = exactIn(own.detachments, words) ?? exactIn(all.detachments, words)
  return found && { id: found.id, name: found.name, sure: true }
}

/** Names without the rule that stands in brackets behind them. */
function withoutRule(reading: Reading, words: string): string {
  const short = words.replace(/ ?\([^()]*\)$/, '')
  return detachmentNamed(reading, words) ? words : short
}

/**
 * The detachments of a list. Their names stand in a row that may have begun in the lines above it; `lines` are those of the
 * head that nobody else wants.
 */
export function readDetachments(reading: Reading, draft: TextDraft, lines: readonly Said[]): void {
  const known = (words: string) => detachmentNamed(reading, words) !== null
  const rows = chosen(reading, draft, 'detachments', known)
  for (const row of rows) {
    const above = lines.filter(({ line }) => line < row.line && rows.indexOf(row) === 0)
    const joined = wrapped(above, row, known)
    for (const name of namesIn(joined.words, known)) {
      readDetachment(reading, name, joined.lines)
    }
  }
  for (const said of lines) {
    if (reading.log.has(said.line)) continue
    const words = answered(reading, said)
    if (words === null) leaveOut(reading, said.line)
    else readLoose(reading, { ...said, words }, rows.length === 0)
  }
}

/** A row of names runs over no more lines than these. */
const mostWrapped = 5

/** A row with what of the lines above it belongs to it. */
function wrapped(
  above: readonly Said[],
  row: Said,
  known: (words: string) => boolean,
): { readonly words: string; readonly lines: readonly number[] } {
  const count = (words: string) => namesIn(words, known).filter(known).length
  let best = { words: row.words, lines: [row.line] }
  const near = above.slice(-mostWrapped)
  for (let from = near.length - 1; from >= 0; from -= 1) {
    const parts = [...near.slice(from), row]
    const words = parts.map((part) => part.words).join(' ')
    if (count(words) > count(best.words)) best = { words, lines: parts.map(({ line }) => line) }
  }
  return best
}

function namesIn(words: string, known: (words: string) => boolean): readonly string[] {
  const bare = known(words) ? words : words.replaceAll(/ ?\([^()]*\)/g, '')
  return splitNames(bare, known)
}

function readDetachment(reading: Reading, words: string, lines: readonly number[]): void {
  const exact = detachmentNamed(reading, words)
  const { own, all, log } = reading
  const found =
    exact ?? nearIn(reading, own.detachments, words) ?? nearIn(reading, all.detachments, words)
  if (found) addPick(reading, slots.detachment, found.id)
  const candidates = exact ? [] : candidatesIn(reading, words, [own.detachments, all.detachments])
  for (const line of lines) {
    log.add(line, {
      status: found ? (found.sure ? 'read' : 'near') : 'unread',
      kind: 'Detachment',
      as: found?.name ?? '',
      candidates,
    })
  }
}

/** A line of the head by itself: a detachment, a disposition or a battle size without any label. */
function readLoose(reading: Reading, said: Said, alone: boolean): void {
  const words = withoutRule(reading, said.words)
  if (detachmentNamed(reading, words)) readDetachment(reading, words, [said.line])
  else if (alone && said.words.length < 60) {
    const near = nearIn(reading, reading.own.detachments, words)
    if (near) readDetachment(reading, words, [said.line])
  }
}

/** The force disposition: of several the first that a chosen detachment grants. The roster holds one. */
export function readDisposition(reading: Reading, draft: TextDraft): void {
  const { catalogue, data, log, remarks } = reading
  const known = (one: string) => dispositionOf(data.core, one) !== null
  const named = chosen(reading, draft, 'dispositions', known).flatMap(({ words, line }) =>
    splitNames(words, known).map((one) => {
      const id = dispositionOf(data.core, one)
      const name = data.core.dispositions.find((other) => other.id === id)?.name ?? ''
      const candidates = id === null ? data.core.dispositions.map((other) => other.name) : []
      log.add(line, {
        status: id === null ? 'unread' : 'read',
        kind: 'Force disposition',
        as: name,
        candidates,
      })
      return { id, name }
    }),
  )
  const granted = reading.picks.flatMap(
    ({ id }): readonly string[] => catalogue.detachment(id)?.price.dispositions ?? [],
  )
  const all = named.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
  const [first] = [...all.filter(({ id }) => granted.includes(id)), ...all]
  if (!first) return
  addPick(reading, slots.disposition, first.id)
  const others = [...new Set(all.map(({ name }) => name))].filter((name) => name !== first.name)
  if (others.length > 0) {
    remarks.push(
      t('The text names more than one force disposition; {taken} was taken, not {others}.', {
        taken: first.name,
        others: list(others),
      }),
    )
  }
}

function dispositionOf({ dispositions }: CoreData, words: string): Id | null {
  const found = dispositions.find(({ name }) => fortyKey(name) === fortyKey(words))
  return found?.id ?? dispositionNamed(words)
}

/** The limit of points, and the battle size where the limit alone would say another. */
export function readSize(
  reading: Reading,
  draft: TextDraft,
): { readonly limit: number; readonly picks: readonly RosterPick[] } {
  const { core } = reading.data
  let named: CoreData['battleSizes'][number] | undefined
  for (const { words, line } of chosen(reading, draft, 'size')) {
    const bare = words.replace(/ ?[([].*$/, '')
    const id = sizeNamed(bare)
    const size = core.battleSizes.find(
      (one) => one.id === id || fortyKey(one.name) === fortyKey(bare),
    )
    named ??= size
    reading.log.add(line, {
      status: size ? 'read' : 'unread',
      kind: 'Battle size',
      as: size?.name ?? '',
      candidates: size ? [] : core.battleSizes.map(({ name }) => name),
    })
  }
  const usual = draft.stated === null ? core.usualLimit : sizeFor(core, draft.stated).points
  const limit = draft.limit ?? named?.points ?? usual
  if (named === undefined || sizeFor(core, limit) === named) return { limit, picks: [] }
  return { limit, picks: [{ slot: slots.size, id: named.id }] }
}
