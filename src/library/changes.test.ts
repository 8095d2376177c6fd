import { describe, expect, it } from 'vitest'

import { apply } from '../engine/apply.ts'
import type { ChangeRow, Changes } from '../engine/change.ts'
import { changesBetween, rosterChanges } from '../engine/changes.ts'
import type { Edit } from '../engine/edit.ts'
import type { Roster } from '../engine/roster.ts'
import { seenOf } from '../engine/see.ts'
import type { Seen } from '../engine/seen.ts'
import { validate } from '../engine/validate.ts'
import { aos4 } from '../systems/aos4/index.ts'
import { sketched as ogors } from '../systems/aos4/testing.ts'
import { systemOf } from '../systems/index.ts'
import { wh40k11 } from '../systems/wh40k11/index.ts'
import { sketched as orks, type Sketch } from '../systems/wh40k11/testing.ts'
import { readAll } from './node-books.ts'
import { readAllForty } from './node-wh40k11.ts'

const forty = readAllForty()
const aos = readAll()

/** What there is to see of a roster of either game. */
function seen(roster: Roster): Seen {
  const system = systemOf(roster.system)
  if (!system) throw new Error(roster.system)
  const army = system.resolve(roster, roster.system === aos4.id ? aos : forty)
  return seenOf({ army, findings: validate(system, army), system })
}

function moved(sketch: Sketch, from: string, to: string): Changes {
  const { roster } = orks(forty, { ...sketch, points: from })
  return changesBetween(seen(roster), seen({ ...roster, prices: to }))
}

function edited(roster: Roster, ...edits: readonly Edit[]): Changes {
  return changesBetween(seen(roster), seen(edits.reduce(apply, roster)))
}

const rows = ({ blocks }: Changes): readonly ChangeRow[] => blocks.flatMap((block) => block.rows)
const named = (changes: Changes, name: string) =>
  rows(changes).find(({ before, after }) => (after ?? before)?.name === name)

describe('a move to other points of Warhammer 40,000', () => {
  const list = { units: [{ name: 'Warboss', warlord: true }, 'Trukk', 'Painboy', 'Nobz'] }
  const changes = moved(list, 'v1.0', 'v1.1')

  it('says of each unit what it cost and what it costs', () => {
    expect(named(changes, 'Warboss')).toMatchObject({
      kind: 'dearer',
      before: { points: 75 },
      after: { points: 85 },
      change: 10,
    })
    expect(named(changes, 'Trukk')).toMatchObject({ kind: 'cheaper', change: -10 })
    expect(named(changes, 'Nobz')).toMatchObject({ kind: 'same', change: 0, details: [] })
  })

  it('adds up to the totals of both', () => {
    const sum = rows(changes).reduce((all, row) => all + row.change, 0)
    expect(changes.points.change).toBe(sum)
    expect(changes.points.after - changes.points.before).toBe(10)
    expect(changes.counts).toMatchObject({ dearer: 2, cheaper: 1 })
  })

  it('names both versions', () => {
    expect(changes.head).toEqual([
      { what: 'Points', before: ['v1.0, 17 June 2026'], after: ['v1.1, 22 July 2026'] },
    ])
  })

  it('goes back just as well', () => {
    const back = moved(list, 'v1.1', 'v1.0')
    expect(named(back, 'Warboss')).toMatchObject({ kind: 'cheaper', change: -10 })
    expect(back.points.change).toBe(-changes.points.change)
  })

  it('tells why a later copy costs more', () => {
    const many = { units: [{ name: 'Warboss', warlord: true }, 'Boyz', 'Boyz', 'Boyz', 'Boyz'] }
    const fourth = rows(moved(many, 'v1.0', 'v1.1')).find(({ change }) => change === 10)
    const all = rows(moved(many, 'v1.0', 'v1.1')).filter(({ after }) => after?.name === 'Boyz')
    expect(fourth?.kind).toBe('dearer')
    expect(all.map(({ change }) => change)).toEqual([0, 0, 0, 10])
    expect(all[3]?.details).toEqual([{ what: 'Copies', before: [], after: ['4th copy +10'] }])
  })

  it('finds the one kind of unit that the newest points changed', () => {
    const sketch = {
      faction: 'Black Templars',
      detachments: ['Gladius Task Force'],
      units: [{ name: 'Inceptor Squad', models: 6 }, 'Intercessor Squad'],
    }
    const newest = moved(sketch, 'v1.1', 'v1.2')
    expect(named(newest, 'Inceptor Squad')).toMatchObject({
      kind: 'dearer',
      before: { points: 125 },
      after: { points: 250 },
    })
    expect(named(newest, 'Intercessor Squad')?.kind).toBe('same')
  })

  it('marks a unit that has no price there as missing', () => {
    const sketch = { faction: 'Aeldari', detachments: ['Warhost'], units: ['Stonesinger'] }
    const old = moved(sketch, 'v1.2', 'v1.1')
    expect(named(old, 'Stonesinger')).toMatchObject({ kind: 'missing', known: false })
    expect(named(moved(sketch, 'v1.1', 'v1.2'), 'Stonesinger')?.kind).toBe('dearer')
    expect(old.fresh.map(({ citation }) => citation).join()).toContain('Munitorum Field Manual')
  })

  it('says which rules break and heal', () => {
    const sketch = { limit: 1000, units: [{ name: 'Warboss', warlord: true }, ...tenBoyz] }
    const { fresh, healed, points, limit } = moved(sketch, 'v1.0', 'v1.1')
    expect(points.before).toBeLessThanOrEqual(limit.before)
    expect(points.after).toBeGreaterThan(limit.after)
    expect(fresh.map(({ say }) => say).join()).toContain(String(points.after - limit.after))
    expect(healed).toEqual([])
    expect(moved(sketch, 'v1.1', 'v1.0').healed.map(({ rule }) => rule)).toEqual(
      fresh.map(({ rule }) => rule),
    )
  })
})

const tenBoyz = Array.from({ length: 12 }, () => 'Boyz')

describe('another season of Age of Sigmar', () => {
  const { roster } = ogors(aos, {
    regiments: ['*Frostlord on Stonehorn / Ironblaster (Scourge of Ghyran)'],
    season: '2025-26',
  })
  const changes = changesBetween(seen(roster), seen({ ...roster, season: '2026-27' }))

  it('is named, and what is not of it breaks a rule', () => {
    expect(changes.head).toEqual([
      {
        what: 'Season',
        before: ['General’s Handbook 2025-26'],
        after: ['General’s Handbook 2026-27'],
      },
    ])
    expect(changes.fresh.map(({ say }) => say).join()).toContain('Ironblaster')
  })
})

describe('two states of one list', () => {
  const { roster } = ogors(aos, {
    regiments: ['*Tyrant / Ironguts / Gluttons', 'Butcher / Leadbelchers'],
    picks: { 'battle-formation': ['Hunger-filled Tribe'] },
    renown: ['Bundo Whalebiter'],
  })
  const unit = (name: string) =>
    [...aos4.resolve(roster, aos).units.values()].find((one) => one.name === name)?.id ?? ''

  it('are alike when nothing was done', () => {
    const changes = edited(roster)
    expect(new Set(rows(changes).map(({ kind }) => kind))).toEqual(new Set(['same']))
    expect(changes.head).toEqual([])
    expect(rows(changes).some(({ after }) => after?.name === 'Bundo Whalebiter')).toBe(true)
  })

  it('differ in what came and went', () => {
    const changes = edited(roster, { kind: 'remove-unit', unit: unit('Gluttons') })
    expect(named(changes, 'Gluttons')).toMatchObject({ kind: 'removed', after: null })
    const block = changes.blocks.find(({ rows: all }) => all.some(({ kind }) => kind === 'removed'))
    expect(block?.title).toBe('Tyrant')
    const back = edited(apply(roster, { kind: 'remove-unit', unit: unit('Gluttons') }), {
      kind: 'replace',
      roster,
    })
    expect(named(back, 'Gluttons')).toMatchObject({ kind: 'added', before: null })
  })

  it('differ in what is inside a unit, in the words of the game', () => {
    const changes = edited(
      roster,
      { kind: 'set-size', unit: unit('Gluttons'), size: 1 },
      { kind: 'set-mark', mark: 'general', unit: unit('Butcher') },
      { kind: 'set-note', unit: unit('Ironguts'), note: 'left flank' },
    )
    expect(named(changes, 'Gluttons')?.details[0]).toMatchObject({ what: 'Models' })
    expect(named(changes, 'Butcher')?.details).toEqual([
      { what: 'Part', before: [], after: ['General'] },
    ])
    expect(named(changes, 'Ironguts')).toMatchObject({
      kind: 'changed',
      details: [{ what: 'Note', before: [], after: ['left flank'] }],
    })
  })

  it('differ in the place of a unit and in the choices of the army', () => {
    const [, second] = roster.groups
    const changes = edited(
      roster,
      { kind: 'move-unit', unit: unit('Gluttons'), group: second?.id ?? '', role: 'member' },
      { kind: 'unpick', slot: 'battle-formation', id: 'hunger-filled-tribe' },
      { kind: 'pick', slot: 'battle-formation', id: 'mawpath-menaces' },
    )
    expect(named(changes, 'Gluttons')?.details).toEqual([
      { what: 'Place', before: ['I Tyrant'], after: ['II Butcher'] },
    ])
    const formation = rows(changes).find(({ what }) => what === 'Battle formation')
    expect(formation).toMatchObject({ kind: 'changed', before: { name: 'Hunger-filled Tribe' } })
  })

  it('differ in name, notes and whether Legends may be taken', () => {
    const after = { ...roster, name: 'Feast', legends: true }
    expect(rosterChanges(roster, after)).toEqual([
      { what: 'Name', before: [], after: ['Feast'] },
      { what: 'Legends units', before: ['not allowed'], after: ['allowed'] },
    ])
  })

  it('differ in an enhancement of a unit', () => {
    const bosses = orks(forty, { units: [{ name: 'Warboss', warlord: true }, 'Nobz'] }).roster
    const boss = bosses.groups[0]?.units[0]?.id ?? ''
    const pick = wh40k11
      .candidates(wh40k11.resolve(bosses, forty), { unit: boss, slot: 'enhancement' })
      .find(({ points }) => points > 0)
    if (!pick) throw new Error('No enhancement is on offer.')
    expect(named(edited(bosses, pick.edit), 'Warboss')).toMatchObject({
      kind: 'dearer',
      change: pick.points,
      details: [{ what: 'Enhancement', after: [`${pick.name} +${pick.points}`] }],
    })
  })
})

describe('what was seen with data that is gone', () => {
  const { roster } = ogors(aos, { regiments: ['*Tyrant / Ironguts / Gluttons'] })
  const now = seen(roster)
  const renamed = (names: Readonly<Record<string, readonly [string, string]>>): Seen => ({
    ...now,
    blocks: now.blocks.map((block) => ({
      ...block,
      rows: block.rows.map((row) => {
        const [id, name] = names[row.name] ?? [row.id, row.name]
        return { ...row, id, name }
      }),
    })),
  })

  it('shows a unit that has another name now', () => {
    const changes = changesBetween(renamed({ Gluttons: ['ogor-gluttons', 'Ogor Gluttons'] }), now)
    expect(named(changes, 'Gluttons')).toMatchObject({
      kind: 'renamed',
      before: { name: 'Ogor Gluttons' },
      from: [],
    })
  })

  it('shows units that have become one', () => {
    const twice = ogors(aos, { regiments: ['*Tyrant / Gluttons / Gluttons'] }).roster
    const after = seen(twice)
    let count = 0
    const before: Seen = {
      ...after,
      blocks: after.blocks.map((block) => ({
        ...block,
        rows: block.rows.map((row) =>
          row.name === 'Gluttons' ? { ...row, id: `old-${++count}`, name: `Old ${count}` } : row,
        ),
      })),
    }
    const changes = changesBetween(before, after)
    expect(changes.counts.merged).toBe(2)
    expect(named(changes, 'Gluttons')?.from).toEqual(['Old 1', 'Old 2'])
  })

  it('keeps name and points of a unit that no book has any more', () => {
    const strange: Roster = JSON.parse(JSON.stringify(roster).replace('"gluttons"', '"no-such"'))
    const army = aos4.resolve(strange, aos)
    const system = systemOf('aos4')
    if (!system) throw new Error('aos4')
    const after = seenOf({ army, findings: [], system }, now)
    const row = after.blocks.flatMap((block) => block.rows).find(({ known }) => !known)
    const before = now.blocks.flatMap((block) => block.rows).find(({ name }) => name === 'Gluttons')
    expect(row).toMatchObject({ name: 'Gluttons', points: before?.points })
    const changes = changesBetween(now, seenOf({ army, findings: [], system }))
    expect(changes.counts.missing).toBe(1)
  })
})
