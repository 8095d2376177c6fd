import { beforeEach, describe, expect, it } from 'vitest'

import type { Id } from '../../engine/roster.ts'
import { lists } from '../../store/lists.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { sampleRoster } from '../../store/testing.ts'
import { toasts } from '../../store/toasts.ts'
import { between } from './between.ts'
import {
  dissolveFolder,
  duplicateLists,
  moveLists,
  pinLists,
  removeLists,
  renameFolder,
  tagLists,
} from './filing-jobs.ts'
import { tagChoice, typedTags } from './tag-choice.ts'

let ids: readonly Id[] = []
const now = (): readonly SavedList[] =>
  ids.flatMap((id) => lists.getState().lists.filter((list) => list.id === id))
const said = () => toasts.getState().toasts.at(-1)
const undo = () => said()?.action?.onAction()

beforeEach(() => {
  toasts.setState({ toasts: [] })
  const { create } = lists.getState()
  ids = ['Feast', 'Lunch', 'Supper'].map((name) => create(sampleRoster({ name })))
})

describe('jobs on several lists', () => {
  it('delete all with one message, which brings all back', () => {
    removeLists(now())
    expect(now()).toEqual([])
    expect(said()?.text).toBe('3 lists moved to the bin')
    undo()
    expect(now().map(({ roster }) => roster.name)).toEqual(['Feast', 'Lunch', 'Supper'])
  })

  it('move to a folder, and back to where each came from', () => {
    moveLists(now().slice(0, 1), ' League ')
    moveLists(now(), 'Attic')
    expect(now().map(({ folder }) => folder)).toEqual(['Attic', 'Attic', 'Attic'])
    undo()
    expect(now().map(({ folder }) => folder)).toEqual(['League', '', ''])
  })

  it('undo a move without undoing what was done to the list since', () => {
    moveLists(now(), 'Attic')
    const back = said()?.action?.onAction
    pinLists(now(), true)
    back?.()
    expect(now().every(({ folder, pinned }) => folder === '' && pinned)).toBe(true)
  })

  it('give and take tags, and leave alone those that only some have', () => {
    tagLists(now().slice(0, 1), ['fun', 'painted'], [])
    tagLists(now(), ['new'], ['painted'])
    expect(now().map(({ tags }) => tags)).toEqual([['fun', 'new'], ['new'], ['new']])
    undo()
    expect(now().map(({ tags }) => tags)).toEqual([['fun', 'painted'], [], []])
  })

  it('say of a list with too many tags that it keeps those it has', () => {
    const many = Array.from({ length: 21 }, (_, at) => `tag ${at}`)
    tagLists(now().slice(0, 1), many, [])
    expect(now()[0]?.tags).toEqual([])
    expect(said()?.text).toContain('20 at most')
  })

  it('copy each under a name of its own', () => {
    const copies = duplicateLists(now())
    const names = lists
      .getState()
      .lists.filter(({ id }) => copies.includes(id))
      .map(({ roster }) => roster.name)
    expect(names.every((name) => / copy/.test(name))).toBe(true)
    expect(new Set(names).size).toBe(3)
  })
})

describe('lists that another tab has moved away meanwhile', () => {
  it('are neither copied nor moved to the bin, which is said; others beside them are', () => {
    const all = now()
    const feast = all.slice(0, 1)
    const id = ids[0] ?? ''
    lists.getState().remove(id)
    expect(duplicateLists(feast)).toEqual([])
    expect(said()?.text).toBe('Feast has been moved to the bin meanwhile. Nothing was done.')
    lists.getState().erase(id)
    removeLists(feast)
    expect(said()?.text).toBe('Feast has been deleted meanwhile. Nothing was done.')
    expect(said()?.action).toBeUndefined()
    removeLists(all)
    expect(said()?.text).toBe('2 lists moved to the bin')
  })
})

describe('a folder', () => {
  it('is renamed with all lists in it, those in the bin too', () => {
    moveLists(now(), 'League')
    lists.getState().remove(ids[2] ?? '')
    renameFolder('League', 'Cup')
    lists.getState().restore(ids[2] ?? '')
    expect(now().map(({ folder }) => folder)).toEqual(['Cup', 'Cup', 'Cup'])
  })

  it('that takes the name of another gives back its own lists alone', () => {
    moveLists(now().slice(0, 2), 'League')
    moveLists(now().slice(2), 'Cup')
    renameFolder('League', 'Cup')
    undo()
    expect(now().map(({ folder }) => folder)).toEqual(['League', 'League', 'Cup'])
  })

  it('is dissolved, its lists are kept', () => {
    moveLists(now(), 'Cellar')
    dissolveFolder('Cellar')
    expect(now().map(({ folder }) => folder)).toEqual(['', '', ''])
    undo()
    expect(now().map(({ folder }) => folder)).toEqual(['Cellar', 'Cellar', 'Cellar'])
  })
})

describe('choosing', () => {
  it('reaches from one list to another in either direction', () => {
    expect(between(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c'])
    expect(between(['a', 'b'], null, 'b')).toEqual([])
    expect(between(['a', 'b'], 'gone', 'b')).toEqual([])
  })

  it('tells tags that all lists have from those that some have', () => {
    tagLists(now().slice(0, 1), ['fun'], [])
    tagLists(now(), ['all'], [])
    const choice = tagChoice(now(), ['all', 'fun', 'none'])
    expect([...choice.values()]).toEqual([true, null, false])
  })

  it('reads typed tags by their commas, in the spelling that is there', () => {
    expect(typedTags(' Painted, to try ,, painted', ['painted'])).toEqual(['painted', 'to try'])
    expect(typedTags('  ', [])).toEqual([])
  })
})
