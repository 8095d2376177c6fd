import type { LinkForm } from '../engine/link-form.ts'
import type { Id, Roster } from '../engine/roster.ts'
import { linkForms } from '../systems/link-forms.ts'
import { t } from '../text/t.ts'
import type { LinkContent, LinkHead } from './link-content.ts'
import { nameLink, type NamedLink } from './link-names.ts'
import { known, linkProblem } from './link-problem.ts'
import { readLink } from './link-read.ts'
import { writeLink, type Written } from './link-write.ts'

/**
 * The part of a link after the `#` that holds the whole roster. `data` is what `loadFor(roster)` gives. Refuses a list that is
 * too long for a link; what has no number goes in letters.
 */
export async function encodeLink(roster: Roster, data: unknown): Promise<Written> {
  const form = linkForms.find(({ system }) => system === roster.system)
  if (!form)
    return {
      ok: false,
      problem: t('Muster has no links for a game called "{game}".', { game: roster.system }),
    }
  return await writeLink(roster, form, data)
}

/** How the data that a link needs gets here; the app loads it, tests hand it in. Each may reject with an `Error` that says why. */
export interface LinkLoaders {
  readonly base: (system: Id) => Promise<unknown>
  readonly forRoster: (roster: Roster) => Promise<unknown>
  readonly registry: (system: Id) => Promise<readonly string[]>
}

/** A link opened: in full, in part with what is wrong and was read, or not at all. `notes`: what is newer than the data here. */
export type OpenedLink =
  | { readonly state: 'whole'; readonly roster: Roster; readonly notes: readonly string[] }
  | {
      readonly state: 'part'
      readonly roster: Roster
      readonly problem: string
      readonly notes: readonly string[]
    }
  | { readonly state: 'none'; readonly problem: string }

/** Links of later versions keep this head, so that their name and army can always be shown. */
function withinReach(content: LinkContent): LinkContent {
  if (known(content.version)) return content
  return { ...content, picks: [], groups: [], texts: [] }
}

async function nameAll(
  content: LinkContent,
  head: LinkHead,
  form: LinkForm,
  loaders: LinkLoaders,
): Promise<NamedLink> {
  const base = await loaders.base(form.system)
  const empty = { ...content, groups: [], picks: [], texts: [] }
  let registry: readonly string[] = []
  let army = nameLink(empty, head, { form, data: base, registry })
  if (army.unnamed.length > 0) {
    registry = await loaders.registry(form.system)
    army = nameLink(empty, head, { form, data: base, registry })
  }
  const data = await loaders.forRoster(army.roster)
  const named = nameLink(content, head, { form, data, registry })
  if (named.unnamed.length === 0) return named
  registry = await loaders.registry(form.system)
  return nameLink(content, head, { form, data, registry })
}

function notesOn({ unnamed }: NamedLink): readonly string[] {
  if (unnamed.length === 0) return []
  return [
    t(
      '{count, plural, one {A name in this link (number {numbers}) is} other {# names in this link (number {numbers}) is}} newer than the data here. Reload the page to update, then open the link again.',
      { count: unnamed.length, numbers: unnamed.join(', ') },
    ),
  ]
}

/**
 * Opens the part of a link after the `#`. Never rejects: a damaged, truncated or newer link gives what can be read of it and
 * says so; data that cannot be loaded gives the loader's own message.
 */
export async function openLink(fragment: string, loaders: LinkLoaders): Promise<OpenedLink> {
  const content = withinReach(await readLink(fragment))
  const problem = linkProblem(content)
  const { head } = content
  if (!head) return { state: 'none', problem: problem ?? t('This is not a link to a Muster list.') }
  const form = linkForms.find(({ number }) => number === head.system)
  if (!form) {
    return {
      state: 'none',
      problem: t(
        '"{name}" is a list for a game that this Muster does not know. Reload the page to update, then open the link again.',
        { name: head.name },
      ),
    }
  }
  try {
    const named = await nameAll(content, head, form, loaders)
    const notes = notesOn(named)
    if (problem) return { state: 'part', roster: named.roster, problem, notes }
    return { state: 'whole', roster: named.roster, notes }
  } catch (error) {
    const why = error instanceof Error ? error.message : t('The data could not be loaded.')
    return { state: 'none', problem: why }
  }
}
