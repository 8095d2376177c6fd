import type { Id } from '../../engine/roster.ts'
import { msg, t, type Message } from '../../text/t.ts'

/** Tables that every army has, with the name of one item; a table of one army keeps the name that its book gives. */
const everyArmys: Readonly<Record<Id, readonly [table: Message, one: Message]>> = {
  'artefacts-of-power': [msg('Artefacts of Power'), msg('Artefact of Power')],
  'heroic-traits': [msg('Heroic Traits'), msg('Heroic Trait')],
  'monstrous-traits': [msg('Monstrous Traits'), msg('Monstrous Trait')],
}

/** What a table is called in the language that is spoken. */
export function tableName({ id, name }: { readonly id: Id; readonly name: string }): string {
  const known = everyArmys[id]?.[0]
  return known ? t(known) : name
}

/** What one item of a table is called in the language that is spoken. */
export function itemName(table: { readonly id: Id; readonly name: string }): string {
  const known = everyArmys[table.id]?.[1]
  return known ? t(known) : oneOfTable(table.name)
}

/** A table's name before its one item: `Heroic Traits` to `Heroic Trait`, `Artefacts of Power` to `Artefact of Power`. */
export function oneOfTable(name: string): string {
  const at = name.search(/ (of|for) /)
  const head = at < 0 ? name : name.slice(0, at)
  if (head.endsWith('Endrinworks')) return name
  const one = head.replace(/ies$/, 'y').replace(/xes$/, 'x').replace(/s$/, '')
  return one + name.slice(head.length)
}
