import { msg, t, type Message } from '../../text/t.ts'

/** The names of formats that are words; the others are names of apps. */
const words: Readonly<Record<string, Message>> = {
  'Official app (Android)': msg('Official app (Android)'),
  'Official app (iOS)': msg('Official app (iOS)'),
  'Muster (short)': msg('Muster (short)'),
  'listhammer.info (short)': msg('listhammer.info (short)'),
  'Muster JSON': msg('Muster JSON'),
  'Muster link': msg('Muster link'),
  'Muster list': msg('Muster list'),
}

/** What a format is called on screens, by its name in English. */
export function formatName(name: string): string {
  const known = Object.hasOwn(words, name) ? words[name] : undefined
  return known === undefined ? name : t(known)
}
