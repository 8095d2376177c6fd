import { msg, t, type Message } from '../../text/t.ts'

/** Grand alliances in the order in which they are shown. */
export const alliances = ['order', 'chaos', 'death', 'destruction'] as const

type Alliance = (typeof alliances)[number]

const names: Readonly<Record<Alliance, Message>> = {
  order: msg('Order'),
  chaos: msg('Chaos'),
  death: msg('Death'),
  destruction: msg('Destruction'),
}

/** What an alliance is called: `Destruction`. */
export function allianceName(alliance: Alliance): string {
  return t(names[alliance])
}
