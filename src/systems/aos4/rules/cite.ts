import type { Cite } from '../../../engine/rule.ts'
import { t, type Message } from '../../../text/t.ts'

/** Where something comes from that is no publication, in words of the language; they are made when somebody reads them. */
export function from(source: Message, section = ''): Cite {
  return {
    get source() {
      return t(source)
    },
    section,
  }
}
