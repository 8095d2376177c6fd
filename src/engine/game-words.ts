import { msg, t, tIn, type Message } from '../text/t.ts'
import { titleCase } from './wording.ts'

/**
 * Words that books and games use as keys — phases, kinds of abilities, limits — as screens say them. Code compares the keys, which
 * are English in every language. What has no words here stays as it is.
 */
const phases: Readonly<Record<string, Message>> = {
  deployment: msg('deployment'),
  'start of battle round': msg('start of battle round'),
  'start of turn': msg('start of turn'),
  'hero phase': msg('hero phase'),
  'movement phase': msg('movement phase'),
  'shooting phase': msg('shooting phase'),
  'charge phase': msg('charge phase'),
  'combat phase': msg('combat phase'),
  'command phase': msg('command phase'),
  'fight phase': msg('fight phase'),
  command: msg('command'),
  movement: msg('movement'),
  shooting: msg('shooting'),
  charge: msg('charge'),
  fight: msg('fight'),
  'end of turn': msg('end of turn'),
}

const limits: Readonly<Record<string, Message>> = {
  'once per phase': msg('once per phase'),
  'once per phase (army)': msg('once per phase (army)'),
  'twice per phase': msg('twice per phase'),
  'once per turn': msg('once per turn'),
  'once per turn (army)': msg('once per turn (army)'),
  'once per battle round': msg('once per battle round'),
  'once per battle round (army)': msg('once per battle round (army)'),
  'once per battle': msg('once per battle'),
  'once per battle (army)': msg('once per battle (army)'),
  'twice per battle': msg('twice per battle'),
}

const kinds: Readonly<Record<string, Message>> = {
  activated: msg('activated'),
  command: msg('command'),
  core: msg('core'),
  passive: msg('passive'),
  prayer: msg('prayer'),
  spell: msg('spell'),
  stratagem: msg('stratagem'),
  enhancement: msg('enhancement'),
  'army rule': msg('army rule'),
  'detachment rule': msg('detachment rule'),
  damaged: msg('damaged'),
  datasheet: msg('datasheet'),
  faction: msg('faction'),
  special: msg('special'),
  wargear: msg('wargear'),
}

const marks: Readonly<Record<string, readonly [name: Message, word: Message]>> = {
  general: [msg('General'), msg('general')],
  warlord: [msg('Warlord'), msg('warlord')],
}

const said = (words: Readonly<Record<string, Message>>, key: string) => {
  const known = Object.hasOwn(words, key) ? words[key] : undefined
  return known === undefined ? key : t(known)
}

/** A phase or moment (`system.phases`) within a sentence: `hero phase`, `shooting`. */
export function phaseWord(phase: string): string {
  return said(phases, phase)
}

/** How often something is used (`Timing.limit`, `PlayEntry.limit`): `once per turn (army)`. */
export function limitWords(limit: string): string {
  return said(limits, limit)
}

/** What sort of thing an ability is (`Ability.kind`, `PlayEntry.kind`): `spell`, `prayer`. */
export function kindWord(kind: string): string {
  return said(kinds, kind)
}

/** What a figure is called that only some sheets have (`Sheet.stats`). */
export function statWord(stat: string): string {
  return stat === 'banishment' ? tIn('characteristic', 'Banishment') : stat
}

/** A mark on a unit as a word of its own: `General`. */
export function markName(mark: string): string {
  const known = marks[mark]?.[0]
  return known === undefined ? titleCase(mark.replaceAll('-', ' ')) : t(known)
}

/** A mark on a unit among other words: `general`. */
export function markWord(mark: string): string {
  const known = marks[mark]?.[1]
  return known === undefined ? mark : t(known)
}
