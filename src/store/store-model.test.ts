import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Edit } from '../engine/edit.ts'
import { freshId } from '../engine/fresh-id.ts'
import type { Database } from './database.ts'
import type { ListsState } from './lists-state.ts'
import { createLists, type KeptLists } from './lists.ts'
import { memoryDatabase, sampleList, sampleRoster, sampleUnit, tabChannels } from './testing.ts'

/**
 * Random interleavings of all that can be done to lists in two tabs that may crash and come back. Every edit leaves a mark of its
 * own (a unit with a note), so that it can be told at the end whether it is anywhere: in a list, in a step to redo or undo, or in a
 * snapshot. Marks are lost only with a list that was erased by hand.
 */
type Command =
  | {
      readonly kind: 'add' | 'undo' | 'redo' | 'name' | 'limit' | 'prices' | 'snapshot'
      readonly tab: number
    }
  | {
      readonly kind: 'drop' | 'bin' | 'unbin' | 'file' | 'crash' | 'settle' | 'copy'
      readonly tab: number
    }
  | { readonly kind: 'erase' | 'full' | 'room'; readonly tab: number }
  | { readonly kind: 'restore'; readonly tab: number; readonly which: number }

const tab = fc.nat({ max: 1 })
const simple = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'add', 'add', 'undo', 'undo', 'redo', 'name', 'limit', 'prices', 'drop'] as const),
    ...(['snapshot', 'bin', 'unbin', 'file', 'crash', 'settle', 'settle'] as const),
    ...(['copy', 'erase', 'full', 'room'] as const),
  ),
  tab,
})
const restoring = fc.record({
  kind: fc.constant('restore' as const),
  tab,
  which: fc.nat({ max: 9 }),
})
const commands: fc.Arbitrary<readonly Command[]> = fc.array(
  fc.oneof({ weight: 12, arbitrary: simple }, { weight: 1, arbitrary: restoring }),
  { minLength: 1, maxLength: 60 },
)

const START = '2026-11-10T10:00:00.000Z'
const never = new Promise<never>(() => undefined)

/** A connection that does nothing more once its page has crashed. */
function mortal(database: Database, lives: () => boolean): Database {
  const alive =
    <A extends readonly unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const done = lives() ? await work(...args) : await never
      return lives() ? done : await never
    }
  const { birth, ...ways } = database
  return {
    birth,
    readAll: alive(ways.readAll),
    read: alive(ways.read),
    steps: alive(ways.steps),
    snapshots: alive(ways.snapshots),
    history: alive(ways.history),
    countSnapshots: alive(ways.countSnapshots),
    write: alive(ways.write),
    kept: alive(ways.kept),
    keep: alive(ways.keep),
  }
}

class World {
  readonly memory = memoryDatabase([sampleList({ id: 'feast' })])
  readonly channel = tabChannels()
  readonly tabs: KeptLists[] = []
  readonly lives: { over: boolean }[] = []
  /** Marks whose edit was acknowledged: stored, or still in the page of a tab that lives. */
  readonly marks = new Set<string>()
  readonly due: Set<string>[] = [new Set(), new Set()]
  count = 0
  time = Date.parse(START)

  async open(at: number): Promise<void> {
    const life = { over: false }
    this.lives[at] = life
    this.tabs[at] = createLists({
      open: async () => mortal(this.memory.database, () => !life.over),
      channel: this.channel(),
      now: () => new Date((this.time += 1000)).toISOString(),
    })
    await this.tabs[at].settled()
    await this.tabs[at].store.getState().openHistory('feast')
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) for (const tab of this.tabs) await tab.settled()
    // nothing is acknowledged while the tabs say that it could not be saved
    if (this.memory.state.refuse) return
    if (this.tabs.some(({ store }) => store.getState().problem !== null)) return
    for (const due of this.due) {
      for (const mark of due) this.marks.add(mark)
      due.clear()
    }
  }

  state(at: number) {
    const kept = this.tabs[at]
    if (!kept) throw new Error('No such tab.')
    return kept.store.getState()
  }

  /** The list that the tab works on: the one both began with, or its own after a fork. */
  id(at: number): string {
    const { forks, lists, bin } = this.state(at)
    const fork = forks.get('feast')
    return fork !== undefined && [...lists, ...bin].some(({ id }) => id === fork) ? fork : 'feast'
  }

  /** From the bin for good, and back by the message's Undo. */
  async eraseAndBack(at: number, id: string): Promise<void> {
    const list = this.state(at).bin.find((one) => one.id === id)
    if (!list) return
    // what is not stored yet goes by hand
    this.due[at]?.clear()
    this.state(at).erase(id)
    if (this.count % 2 === 0) await this.tabs[at]?.settled()
    this.state(at).add(list)
    await this.tabs[at]?.settled()
  }

  async run(command: Command): Promise<void> {
    const { tab: at, kind } = command
    if (kind === 'settle') return await this.settle()
    if (kind === 'crash') {
      // what was not stored yet may be lost with the page
      this.due[at]?.clear()
      const life = this.lives[at]
      if (life) life.over = true
      return await this.open(at)
    }
    const state = this.state(at)
    const id = this.id(at)
    const list = state.lists.find((one) => one.id === id)
    const edit = (change: Edit, label: string) => {
      state.edit(id, change, label, kind === 'prices' ? 'points' : undefined)
    }
    if (kind === 'bin') state.remove(id)
    else if (kind === 'unbin') state.restore(id)
    else if (kind === 'erase') await this.eraseAndBack(at, id)
    else if (kind === 'full' || kind === 'room') this.memory.state.refuse = kind === 'full'
    else if (!list) return
    else if (kind === 'add') {
      const mark = `mark ${(this.count += 1)}`
      const unit = { ...sampleUnit(freshId(list.roster, 'u')), note: mark }
      const [group] = list.roster.groups
      const into: Edit = group
        ? { kind: 'add-unit', group: group.id, unit }
        : { kind: 'add-group', group: { id: 'g1', kind: 'regiment', from: null, units: [unit] } }
      edit(into, mark)
      this.due[at]?.add(mark)
    } else if (kind === 'drop') {
      const unit = list.roster.groups[0]?.units.at(-1)
      if (unit) edit({ kind: 'remove-unit', unit: unit.id }, 'Remove')
    } else if (kind === 'name')
      edit({ kind: 'set-name', name: `Name ${(this.count += 1)}` }, 'Name')
    else if (kind === 'limit') edit({ kind: 'set-limit', limit: (this.count += 1) }, 'Limit')
    else if (kind === 'prices')
      edit({ kind: 'set-prices', prices: `v${(this.count += 1)}` }, 'Move')
    else if (kind === 'undo') state.undo(id)
    else if (kind === 'redo') state.redo(id)
    else if (kind === 'copy' && state.lists.length < 4) state.duplicate(id)
    else if (kind === 'snapshot') state.takeSnapshot(id, 'named', `Name ${(this.count += 1)}`)
    else if (kind === 'file') state.file([id], { tags: [`tag ${(this.count += 1)}`] })
    else if (kind === 'restore') {
      const snapshots = await state.snapshots(id)
      const snapshot = snapshots[command.which % Math.max(1, snapshots.length)]
      if (snapshot) this.state(at).restoreSnapshot(snapshot, 'Restore')
    }
  }
}

/** All that is stored of any list, as text. */
const everything = ({ memory: { stored, steps, snapshots } }: World) =>
  JSON.stringify([...stored.values(), ...steps.values(), ...snapshots.values()])

/** What a tab shows of its lists. */
const shown = ({ lists, bin }: ListsState) =>
  [...lists, ...bin]
    .map(({ id, step, roster }) => ({ id, step, roster }))
    .toSorted((one, other) => one.id.localeCompare(other.id))

const at = (tab: number, ...kinds: Exclude<Command['kind'], 'restore'>[]): readonly Command[] =>
  kinds.map((kind) => ({ kind, tab }))
const restore = (tab: number): Command => ({ kind: 'restore', tab, which: 0 })

/** Orders that lost an edit once. */
const found: readonly (readonly Command[])[] = [
  [...at(0, 'add'), ...at(1, 'crash'), ...at(0, 'add'), ...at(1, 'undo', 'add', 'drop')],
  [...at(1, 'limit'), ...at(0, 'add'), ...at(1, 'add'), restore(1), ...at(0, 'drop', 'redo')],
  [...at(0, 'file'), ...at(1, 'add', 'add'), restore(0), ...at(1, 'add', 'add'), ...at(0, 'full')],
  [...at(1, 'add', 'undo'), ...at(0, 'full', 'settle', 'add', 'add')],
]

describe('whatever is done in whatever order', () => {
  it('every edit that was stored is in a list, a step or a snapshot, and both tabs agree', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (all) => {
        const world = new World()
        await world.open(0)
        await world.open(1)
        let snapshots: readonly string[] = []
        for (const command of all) {
          await world.run(command)
          const now = [...world.memory.snapshots.keys()]
          // history never shrinks
          expect(snapshots.filter((id) => !now.includes(id))).toEqual([])
          snapshots = now
        }
        world.memory.state.refuse = false
        for (const at of [0, 1]) world.state(at).create(sampleRoster())
        await world.settle()
        const text = everything(world)
        expect([...world.marks].filter((mark) => !text.includes(`"${mark}"`))).toEqual([])
        const [one, other] = [world.state(0), world.state(1)]
        expect(shown(one)).toEqual(shown(other))
        expect([one.problem, other.problem]).toEqual([null, null])
      }),
      { numRuns: 1000, examples: found.map((all) => [all] as const) },
    )
  })
})
