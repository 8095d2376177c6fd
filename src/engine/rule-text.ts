import type { Id } from './roster.ts'

/** A rule by name, with the id of the text about it (`text-id.ts`). */
export interface RuleText {
  readonly name: string
  readonly text: Id
}
