import type { Id } from '../../engine/roster.ts'
import { BOUNDS } from '../../store/bounds.ts'
import { listThere } from '../../store/list-there.ts'
import { listsView } from '../../store/lists-view.ts'
import { lists } from '../../store/lists.ts'
import type { Filing, SavedList } from '../../store/saved-list.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'

type Lists = readonly SavedList[]

/** What a list is called in a sentence. */
export const nameOf = ({ roster }: SavedList): string => roster.name || t('A list without a name')

const idsOf = (some: Lists): readonly Id[] => some.map(({ id }) => id)

/** What a sentence about lists is filled with: how many they are, and the name of the only one. */
export function lot(some: Lists): { readonly count: number; readonly name: string } {
  const [first] = some
  return { count: some.length, name: first ? nameOf(first) : '' }
}

function sayUndo(words: string, undo: () => void) {
  const onAction = () => {
    undo()
    // who does not see the rows hears of it
    say(t('Undone: {what}', { what: words }))
  }
  say(words, { action: { label: t('Undo'), onAction } })
}

/** Puts back this one part of how the lists were filed; what else was done to them since stays. */
function refile(former: Lists, part: keyof Filing) {
  for (const list of former) lists.getState().file([list.id], { [part]: list[part] })
}

/** Those that are still among the lists; where another tab has moved away all of them, that is said. */
function stillThere(some: Lists): Lists {
  const all = new Set(idsOf(lists.getState().lists))
  const there = some.filter(({ id }) => all.has(id))
  if (there.length === 0) for (const list of some) listThere(list.id, nameOf(list))
  return there
}

/** To the bin, with one message to take it back. */
export function removeLists(asked: Lists): void {
  const some = stillThere(asked)
  if (some.length === 0) return
  for (const { id } of some) lists.getState().remove(id)
  sayUndo(t('{count, plural, =1 {{name}} other {# lists}} moved to the bin', lot(some)), () => {
    for (const { id } of some) lists.getState().restore(id)
  })
}

/** Copies lists; gives the ids of the copies. */
export function duplicateLists(asked: Lists): readonly Id[] {
  const some = stillThere(asked)
  if (some.length === 0) return []
  const copies = some.map(({ id }) => lists.getState().duplicate(id))
  sayUndo(t('{count, plural, =1 {{name}} other {# lists}} duplicated', lot(some)), () => {
    for (const id of copies) lists.getState().remove(id)
  })
  return copies
}

/** Keeps lists above the others, or no longer. */
export function pinLists(some: Lists, pinned: boolean): void {
  const changed = some.filter((list) => list.pinned !== pinned)
  lists.getState().file(idsOf(changed), { pinned })
  const words = pinned
    ? t('{count, plural, =1 {{name}} other {# lists}} pinned', lot(changed))
    : t('{count, plural, =1 {{name}} other {# lists}} unpinned', lot(changed))
  sayUndo(words, () => refile(changed, 'pinned'))
}

/** Puts lists into a folder, which exists as soon as a list is in it; an empty name takes them out of theirs. */
export function moveLists(some: Lists, name: string): void {
  const folder = name.trim().slice(0, BOUNDS.folder)
  const moved = some.filter((list) => list.folder !== folder)
  lists.getState().file(idsOf(moved), { folder })
  const words =
    folder === ''
      ? t('{count, plural, =1 {{name}} other {# lists}} taken out of the folder', lot(moved))
      : t('{count, plural, =1 {{name}} other {# lists}} moved to “{folder}”', {
          ...lot(moved),
          folder,
        })
  sayUndo(words, () => refile(moved, 'folder'))
}

/** Gives lists tags and takes tags from them. A list that has no room for another keeps those it has, which is said. */
export function tagLists(some: Lists, add: readonly string[], drop: readonly string[]): void {
  const full: SavedList[] = []
  const changed = some.filter((list) => {
    const kept = list.tags.filter((tag) => !drop.includes(tag))
    const tags = [...kept, ...add.filter((tag) => !kept.includes(tag))]
    if (tags.length > BOUNDS.tags) full.push(list)
    else if (tags.join('\n') !== list.tags.join('\n')) {
      lists.getState().file([list.id], { tags })
      return true
    }
    return false
  })
  if (changed.length > 0) {
    const words = t('Tags of {count, plural, =1 {{name}} other {# lists}} changed', lot(changed))
    sayUndo(words, () => refile(changed, 'tags'))
  }
  if (full.length > 0) {
    const words = t(
      '{count, plural, =1 {{name}} other {# lists}} kept the old tags: a list has {most, number} at most',
      { ...lot(full), most: BOUNDS.tags },
    )
    say(words, { tone: 'bad' })
  }
}

/** All lists of a folder, those in the bin too: they come back to it. */
function listsIn(folder: string): Lists {
  const { lists: all, bin } = lists.getState()
  return [...all, ...bin].filter((list) => list.folder === folder)
}

/** Who looks at the one folder looks at the other. */
function follow(from: string, to: string) {
  const { place, look } = listsView.getState()
  if (place.kind === 'folder' && place.id === from) look({ place: { kind: 'folder', id: to } })
}

/** Gives a folder another name; where a folder has that name already, the two become one. */
export function renameFolder(folder: string, name: string): void {
  const next = name.trim().slice(0, BOUNDS.folder)
  const inside = listsIn(folder)
  if (next === '' || next === folder) return
  lists.getState().file(idsOf(inside), { folder: next })
  follow(folder, next)
  sayUndo(t('Folder “{folder}” renamed to “{name}”', { folder, name: next }), () => {
    refile(inside, 'folder')
    follow(next, folder)
  })
}

/** Takes all lists out of a folder, which is gone with that. */
export function dissolveFolder(folder: string): void {
  const inside = listsIn(folder)
  lists.getState().file(idsOf(inside), { folder: '' })
  sayUndo(t('Folder “{folder}” dissolved, its lists are kept', { folder }), () =>
    refile(inside, 'folder'),
  )
}
