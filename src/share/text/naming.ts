import type { Army } from '../../engine/army.ts'
import { plainMarks } from '../../engine/text/lines-of.ts'
import type { TextDraft } from '../../engine/text/text-draft.ts'
import type { TextExport } from '../../engine/text/text-form.ts'
import { inOneLine } from '../../engine/text/write-outline.ts'
import { systemOf } from '../../systems/index.ts'
import { listsIn } from './lists-in.ts'

/** Whether the name of a list comes back from a text: as it is, without some of its signs, or taken for something else. */
export type Naming = 'kept' | 'altered' | 'misread'

/** A text read again: what the list is called, and all else that it says. */
interface ReadAgain {
  readonly name: string
  readonly rest: string
}

/** The words of a draft, wherever they stand. */
function restOf({ armies, choices, season, stated, limit, groups }: TextDraft): string {
  return JSON.stringify([
    armies.map(({ words }) => words),
    choices.map(({ label, words }) => [label, words]),
    season?.words,
    stated,
    limit,
    groups.map(({ kind, units }) => [
      kind,
      units.map(({ words, details }) => [words, details.map((detail) => detail.words)]),
    ]),
  ])
}

function readAgain(text: string): ReadAgain | null {
  const [list, ...others] = listsIn(text)
  if (!list?.found || others.length > 0) return null
  const draft = list.found.format.parse(list.lines)
  return { name: draft.name?.words ?? '', rest: restOf(draft) }
}

/** The same list without a name of its own. */
export function withoutName(army: Army): Army {
  return systemOf(army.roster.system)?.again(army, { ...army.roster, name: '' }) ?? army
}

/** The list with its first group alone: what its name does to the text shows there, too, and sooner. */
function inShort(army: Army): Army {
  const { roster } = army
  const groups = roster.groups.slice(0, 1)
  return systemOf(roster.system)?.again(army, { ...roster, groups }) ?? army
}

/**
 * What becomes of the name of a list in a text. Our own readers tell, which stand for all others: they read the text with and
 * without the name, and all but the name must be the same.
 */
export function namingIn(army: Army, one: TextExport): Naming {
  const name = inOneLine(army.roster.name)
  if (name === '' || !one.remarks) return 'kept'
  const short = inShort(army)
  const named = readAgain(one.write(short))
  const nameless = readAgain(one.write(withoutName(short)))
  if (nameless === null) return 'kept'
  if (named === null || named.rest !== nameless.rest) return 'misread'
  return plainMarks(named.name) === plainMarks(name) ? 'kept' : 'altered'
}
