import { BOUNDS } from '../../store/bounds.ts'
import type { SavedList } from '../../store/saved-list.ts'

/** Of each tag whether the lists are to have it; null: those that have it keep it. */
export type TagChoice = ReadonlyMap<string, boolean | null>

/** Which tags the lists have now. `tags` are all that there are. */
export function tagChoice(lists: readonly SavedList[], tags: readonly string[]): TagChoice {
  return new Map(
    tags.map((tag) => {
      const count = lists.filter((list) => list.tags.includes(tag)).length
      return [tag, count === 0 ? false : count === lists.length || null]
    }),
  )
}

/** The tags in what was typed: parted by commas, in the spelling of those that are there. */
export function typedTags(typed: string, tags: readonly string[]): readonly string[] {
  const words = typed
    .split(',')
    .map((word) => word.trim().slice(0, BOUNDS.folder))
    .filter((word) => word !== '')
  const known = (word: string) =>
    tags.find((tag) => tag.toLowerCase() === word.toLowerCase()) ?? word
  return [...new Set(words.map(known))]
}
