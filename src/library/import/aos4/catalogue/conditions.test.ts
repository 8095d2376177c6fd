import { describe, expect, it } from 'vitest'

import { listed, readCatalogues } from '../../catalogue.ts'
import { isHidden, limitOf, pointsOf, select } from './conditions.ts'
import type { Force, Scene } from './conditions.ts'

const top: Force = { entryId: 'season', catalogueId: 'army', parent: null }
const regiment: Force = { entryId: 'regiment', catalogueId: 'army', parent: top }

/** A unit whose link holds `inside`, with a roster around it. */
function unit(inside: string, attributes = '') {
  const army = `<catalogue id="army">
    <sharedSelectionEntries><selectionEntry id="entry" type="unit">
      <categoryLinks><categoryLink targetId="hero"/></categoryLinks>
      <costs><cost typeId="points" value="90"/></costs>
    </selectionEntry></sharedSelectionEntries>
    <entryLinks><entryLink id="link" targetId="entry" ${attributes}>${inside}</entryLink></entryLinks>
  </catalogue>`
  const files: Record<string, string> = { 'a.gst': '<gameSystem id="game"/>', 'a.cat': army }
  const data = readCatalogues((path) => files[path] ?? '', Object.keys(files))
  const [link] = listed(data.catalogues.get('army') ?? data.system, 'entryLinks')
  const entry = data.byId.get('entry')
  if (!link || !entry) throw new Error('The sample has no unit.')
  const scene: Scene = {
    data,
    forces: [top, regiment],
    taken: new Set(['allow']),
    costs: new Map([['handbook', 1]]),
  }
  return { scene, selection: select({ link, entry }, regiment), link }
}

const hideWhen = (condition: string) =>
  `<modifiers><modifier type="set" field="hidden" value="true">${condition}</modifier></modifiers>`
const all = (conditions: string) => `<conditions>${conditions}</conditions>`
const either = (conditions: string) =>
  `<conditionGroups><conditionGroup type="or">${all(conditions)}</conditionGroup></conditionGroups>`
const is = (scope: string, childId: string) =>
  `<condition type="instanceOf" scope="${scope}" childId="${childId}"/>`
const isNot = (scope: string, childId: string) =>
  `<condition type="notInstanceOf" scope="${scope}" childId="${childId}"/>`
const count = (type: string, value: number, childId: string, field = 'selections') =>
  `<condition type="${type}" value="${value}" field="${field}" scope="roster" childId="${childId}"/>`

const inGroup = (id: string) =>
  `<modifierGroups><modifierGroup>${all(is('self', id))}${hideWhen('')}</modifierGroup></modifierGroups>`
const price = '<costs><cost typeId="points" value="120"/></costs>'
const double = (id: string) =>
  `${price}<modifiers><modifier type="multiply" field="points" value="2">${all(is('self', id))}</modifier></modifiers>`

describe('isHidden', () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['a keyword it has', all(is('self', 'hero')), true],
    ['a keyword it lacks', all(is('self', 'beast')), false],
    ['the season around it', all(is('ancestor', 'season')), true],
    ['the kind of force', all(is('force', 'regiment')), true],
    ['another army', all(isNot('primary-catalogue', 'other')), true],
    ['two conditions of which one fails', all(is('self', 'hero') + is('self', 'beast')), false],
    ['either of two conditions', either(is('self', 'hero') + is('self', 'beast')), true],
    ['a setting that is taken', all(count('atLeast', 1, 'allow')), true],
    ['a unit that is not in the roster', all(count('lessThan', 1, 'friend')), true],
    ['the season that a cost stands for', all(count('greaterThan', 0, 'any', 'handbook')), true],
    ['a force of the roster', all(count('equalTo', 1, 'season', 'forces')), true],
  ]

  it.each(cases)('hides on %s', (_, condition, hidden) => {
    const { scene, selection } = unit(hideWhen(condition))
    expect(isHidden(scene, selection)).toBe(hidden)
  })

  it('starts from what the link says, which a modifier may take back', () => {
    const shown = '<modifiers><modifier type="set" field="hidden" value="false"/></modifiers>'
    expect(isHidden(unit('', 'hidden="true"').scene, unit('', 'hidden="true"').selection)).toBe(
      true,
    )
    const { scene, selection } = unit(shown, 'hidden="true"')
    expect(isHidden(scene, selection)).toBe(false)
  })

  it('asks a group before the modifiers inside it', () => {
    const [fails, holds] = [unit(inGroup('beast')), unit(inGroup('hero'))]
    expect(isHidden(fails.scene, fails.selection)).toBe(false)
    expect(isHidden(holds.scene, holds.selection)).toBe(true)
  })
})

describe('pointsOf', () => {
  it('takes the price of the link before that of the entry', () => {
    expect(pointsOf(unit('').scene, unit('').selection)).toBe(90)
    const { scene, selection } = unit(price)
    expect(pointsOf(scene, selection)).toBe(120)
  })

  it('changes it only on conditions that hold', () => {
    const [fails, holds] = [unit(double('beast')), unit(double('hero'))]
    expect(pointsOf(fails.scene, fails.selection)).toBe(120)
    expect(pointsOf(holds.scene, holds.selection)).toBe(240)
  })
})

describe('limitOf', () => {
  const limit = '<constraints><constraint id="max" type="max" value="1"/></constraints>'
  const change = (inside: string) =>
    `${limit}<modifiers><modifier type="increment" field="max" value="2">${inside}</modifier></modifiers>`

  it.each([
    ['adds what a modifier adds', '', 3],
    [
      'does not repeat for units that are not there',
      '<repeats><repeat childId="friend"/></repeats>',
      1,
    ],
  ])('%s', (_, inside, expected) => {
    const { scene, selection, link } = unit(change(inside))
    const [constraint] = listed(link, 'constraints')
    expect(constraint && limitOf(scene, constraint, selection)).toBe(expected)
  })
})
