import { expect, it } from 'vitest'

import { readAllForty } from './node-wh40k11.ts'

const { books, core, index } = readAllForty()
const allDetachments = [...books.values()].flatMap((book) => book.detachments)

it('rules of mustering name units, detachments and enhancements that are there', () => {
  const units = new Set(index?.units.map(({ id }) => id))
  const detachments = new Set(allDetachments.map(({ id }) => id))
  const enhancements = new Set(
    allDetachments.flatMap((one) => one.enhancements.map(({ id }) => id)),
  )
  const named = [
    ...core.grants.flatMap(({ to, warlord }) => [
      ...(to.units ?? []),
      ...(warlord ? [warlord] : []),
    ]),
    ...core.exclusions.flatMap(({ units: own = [], not }) => [
      ...own,
      ...(not.units ?? []),
      ...(not.notUnits ?? []),
    ]),
    ...core.chapterRules.flatMap(({ not }) => not.units ?? []),
    ...core.attachExceptions.flatMap((one) => [
      ...(one.leaders ?? []),
      ...(one.beside ?? []),
      ...(one.bodyguard ? [one.bodyguard] : []),
    ]),
    ...core.mandatoryEnhancements.map((one) => one.unit),
    ...[...core.warlords, ...core.oneOf, ...core.moreOf].flatMap(({ units: own = [] }) => own),
    ...core.keywordChoices.flatMap(({ to }) => to.units ?? []),
    ...core.allies.flatMap(({ select, free = [] }) => [
      ...(select?.units ?? []),
      ...free.map((one) => one.unit),
    ]),
  ]
  expect(named.filter((id) => !units.has(id))).toEqual([])
  const inDetachments = [
    ...core.grants.flatMap(({ detachment }) => detachment ?? []),
    ...core.allies.flatMap((one) => [...(one.detachments ?? []), ...(one.notDetachments ?? [])]),
    ...core.uncountedEnhancements,
    ...core.unitEnhancements,
    ...core.warlords.flatMap((one) => one.detachments),
    ...[...core.keywordChoices, ...core.chapterDetachments, ...core.moreOf].flatMap(
      ({ detachment }) => detachment ?? [],
    ),
    ...core.exclusions.flatMap(({ detachment, unless }) => [detachment ?? [], unless ?? []].flat()),
  ]
  expect(inDetachments.filter((id) => !detachments.has(id))).toEqual([])
  expect(core.mandatoryEnhancements.filter((one) => !enhancements.has(one.enhancement))).toEqual([])
})
