import { describe, expect, it } from 'vitest'

import { apply } from '../../../engine/apply.ts'
import { readAllForty } from '../../../library/node-wh40k11.ts'
import { catalogueOf } from '../catalogue.ts'
import { resolve } from '../resolve.ts'
import { broken, findingsOf, sketched } from '../testing.ts'

const data = readAllForty()
const bikers = (more: object) =>
  sketched(data, {
    faction: 'Space Marines',
    detachments: ['Gladius Task Force'],
    units: [
      { name: 'Captain', warlord: true },
      { name: 'Outrider Squad', ...more },
    ],
  })

const dpOn = (page: string, detachment: string) =>
  catalogueOf(data, page, 'v1.2').detachment(detachment)?.price.dp

describe('models that the points add to a unit', () => {
  it.each([
    ['as an add-on', { addons: ['Invader ATV'] }],
    [
      'counted among the models',
      { models: { 'Outrider Sergeant': 1, Outriders: 2, 'Invader ATV': 1 } },
    ],
  ])('cost their points in a list that names them %s', (_, more) => {
    const army = bikers(more)
    expect(army.everyone[1]).toMatchObject({ models: 4, points: 130 })
    expect(broken(army)).toEqual([])
  })

  it('are not free where they stand among the others', () => {
    const army = bikers({})
    const models = { 'outrider-sergeant': 1, outriders: 2, 'invader-atv': 1 }
    const roster = apply(army.roster, { kind: 'set-models', unit: 'u2', models })
    const [finding] = findingsOf(resolve(roster, data), 'M26')
    expect(finding?.say).toContain('add-on for 60 points')
    const [mend] = finding?.fixes() ?? []
    const mended = mend && resolve(apply(roster, mend.edit), data)
    expect(mended && broken(mended)).toEqual([])
    expect(mended?.everyone[1]?.points).toBe(130)
  })
})

describe('detachment points of chapters', () => {
  it.each([
    ['space-marines', 3, 2],
    ['black-templars', 2, 3],
    ['blood-angels', 2, 2],
    ['dark-angels', 3, 2],
    ['deathwatch', 2, 2],
    ['space-wolves', 3, 2],
  ])('%s: Stormlance Task Force %i, Bastion Task Force %i', (page, stormlance, bastion) => {
    expect(dpOn(page, 'stormlance-task-force')).toBe(stormlance)
    expect(dpOn(page, 'bastion-task-force')).toBe(bastion)
  })

  it('leave the detachments of a chapter to its page', () => {
    expect(dpOn('blood-angels', 'encarmine-speartip')).toBe(1)
    expect(dpOn('space-marines', 'encarmine-speartip')).toBeUndefined()
    expect(dpOn('black-templars', '1st-company-task-force')).toBeUndefined()
  })
})
