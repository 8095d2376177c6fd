import { msg, t, type Message } from '../text/t.ts'
import type { Roster } from './roster.ts'
import type { Seen, SeenBlock, SeenDetail, SeenRow } from './seen.ts'
import { nameOfId } from './wording.ts'

/** The kind of detail that says how many models there are. */
export const modelsDetail = 'Models'

/** What is kept of a list names its kinds of details in English, whatever language it was seen in. */
const kinds: Readonly<Record<string, Message>> = {
  [modelsDetail]: msg('Models'),
  Part: msg('Part'),
  Wargear: msg('Wargear'),
  Copies: msg('Copies'),
  Called: msg('Called'),
  Note: msg('Note'),
  Marks: msg('Marks'),
}

/** Kinds of details that are understood without their name. */
const plain = new Set([modelsDetail, 'Part', 'Copies', 'Note', 'Marks'])

/** A kind of detail as screens name it; a slot goes by its own name. */
export function detailName(what: string): string {
  const known = Object.hasOwn(kinds, what) ? kinds[what] : undefined
  return known === undefined ? what : t(known)
}

/** `6 models`. */
export function modelsText(models: number): string {
  return t('{models, plural, one {# model} other {# models}}', { models })
}

/** Whether words say that there is one model, which goes without saying. */
export function isOneModel(words: string): boolean {
  return words === '1 model' || words === modelsText(1)
}

/** What stands under a row's name, in one line: `10 models · Leader · Enhancement: Big Gob +20`. */
export function detailsText({ details }: Pick<SeenRow, 'details'>): string {
  return details.map(detailText).filter(Boolean).join(' · ')
}

function detailText({ what, says }: SeenDetail): string {
  const words = says.join(', ')
  if (isOneModel(words)) return ''
  return plain.has(what) ? words : `${detailName(what)}: ${words}`
}

/** A list that was never worked out: its units by names made of their ids, without points. */
function unseenBlocks({ groups, picks }: Roster): readonly SeenBlock[] {
  const choices = picks.map(({ slot, id }) => unseenRow(null, id, nameOfId(slot)))
  const blocks = groups.map(({ id, kind, from, units }) => {
    const rows = units.map((unit) => unseenRow(unit.id, unit.unit, ''))
    return unseenBlock(id, nameOfId(from ?? kind), rows)
  })
  return [unseenBlock('army', t('Army'), choices), ...blocks].filter(({ rows }) => rows.length > 0)
}

function unseenRow(unit: string | null, id: string, what: string): SeenRow {
  return { unit, id, what, name: nameOfId(id), points: null, known: false, details: [] }
}

function unseenBlock(id: string, title: string, rows: readonly SeenRow[]): SeenBlock {
  return { id, mark: '', title, points: 0, rows }
}

/** Blocks as a screen or paper draws them. */
export interface StillBlock {
  readonly id: string
  readonly mark: string
  readonly title: string
  readonly points: number | null
  readonly rows: readonly {
    readonly key: string
    readonly what: string
    readonly name: string
    readonly note: string
    readonly points: number | null
    readonly known: boolean
  }[]
}

/** What was seen of a list, ready to be drawn; of a list that was never worked out, what there is. */
export function stillBlocks(seen: Seen | null, roster: Roster): readonly StillBlock[] {
  return (seen?.blocks ?? unseenBlocks(roster)).map(({ id, mark, title, points, rows }) => ({
    id,
    mark,
    title,
    points: seen ? points : null,
    rows: rows.map((row, at) => ({
      key: `${row.unit ?? row.id} ${at}`,
      what: row.what,
      name: row.name,
      note: detailsText(row),
      points: row.points,
      // without data nothing is known, which need not be said of each
      known: seen ? row.known : true,
    })),
  }))
}
