import { msg, t, type Message } from '../../text/t.ts'

/** What lines are read as; readers name it in English, by which it is compared. */
const kinds: Readonly<Record<string, Message>> = {
  Attachment: msg('Attachment'),
  'Battle formation': msg('Battle formation'),
  'Battle size': msg('Battle size'),
  'Battle tactic card': msg('Battle tactic card'),
  Chapter: msg('Chapter'),
  Command: msg('Command'),
  Detachment: msg('Detachment'),
  Enhancement: msg('Enhancement'),
  Faction: msg('Faction'),
  'Faction terrain': msg('Faction terrain'),
  'Force disposition': msg('Force disposition'),
  General: msg('General'),
  Heading: msg('Heading'),
  Keyword: msg('Keyword'),
  Legends: msg('Legends'),
  'Manifestation lore': msg('Manifestation lore'),
  'Member of a Regiment of Renown': msg('Member of a Regiment of Renown'),
  Models: msg('Models'),
  Name: msg('Name'),
  'Not part of the list': msg('Not part of the list'),
  Notes: msg('Notes'),
  'Prayer lore': msg('Prayer lore'),
  'Regiment of Renown': msg('Regiment of Renown'),
  Reinforced: msg('Reinforced'),
  Season: msg('Season'),
  'Spell lore': msg('Spell lore'),
  Unit: msg('Unit'),
  Wargear: msg('Wargear'),
  Warlord: msg('Warlord'),
}

/** What a line was read as (`LineReading.kind`), as screens say it: `Unit, Wargear`. */
export function readingKind(kind: string): string {
  const said = kind.split(', ').map((one) => {
    const known = Object.hasOwn(kinds, one) ? kinds[one] : undefined
    return known === undefined ? one : t(known)
  })
  return said.join(', ')
}
