import type { DraftChoice, Said, TextDraft } from '../../../engine/text/text-draft.ts'
import type { DraftBody } from './draft-body.ts'

/** What a format took from its lines; absent parts are those that the text has no place for. */
export interface Parsed {
  readonly format: string
  readonly body: DraftBody
  readonly layout: ReadonlySet<number>
  readonly sources: readonly string[]
  readonly name?: Said | null
  readonly armies?: readonly Said[]
  readonly choices?: readonly DraftChoice[]
  readonly stated?: number | null
  readonly limit?: number | null
  /** Whether the text names all that its units carry. */
  readonly complete: boolean
}

const longestSource = 200

/** Makes the draft of a list of what a format took from its lines. */
export function draftFrom(parsed: Parsed): TextDraft {
  const { format, body, layout, sources, complete } = parsed
  return {
    system: 'wh40k11',
    format,
    name: parsed.name ?? null,
    armies: parsed.armies ?? [],
    choices: parsed.choices ?? [],
    season: null,
    stated: parsed.stated ?? null,
    limit: parsed.limit ?? null,
    source: sources.join(', ').slice(0, longestSource),
    groups: body.groups(),
    notes: '',
    ...(complete ? { complete: true as const } : {}),
    layout,
  }
}
