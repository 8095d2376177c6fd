import type { Cite } from '../../../engine/rule.ts'
import { manual } from '../words.ts'

/** A section of the official core rules. */
export function core(section: string): Cite {
  return { source: 'Core Rules', section }
}

/** The official points, by the part that says it. */
export function points(section = ''): Cite {
  return { source: manual, section }
}
