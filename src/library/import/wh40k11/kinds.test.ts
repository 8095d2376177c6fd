import { expect, it } from 'vitest'

import { Items } from './items.ts'
import { kindsNamed, parseComposition } from './kinds.ts'
import { loadoutOf } from './loadout.ts'

it('reads ranges, several kinds on a line, alternatives and bullets', () => {
  const { models, compositions } = parseComposition([
    '**1 Boss Cook**',
    'OR',
    '\u25AA 2 Boss Cooks and 8-18 Cooks',
    'This unit can contain a maximum of 12 models.',
  ])
  expect(models.map(({ id }) => id)).toEqual(['boss-cook', 'cooks'])
  expect(compositions).toEqual([
    [{ kind: 'boss-cook', min: 1, max: 1 }],
    [
      { kind: 'boss-cook', min: 2, max: 2 },
      { kind: 'cooks', min: 8, max: 18 },
    ],
  ])
})

it('lets in the larger number of one kind only with the full number of another', () => {
  const { compositions } = parseComposition([
    '5-10 Clerks',
    '1-2 Porters',
    'This unit can only contain 2 Porters if it also contains 10 Clerks.',
  ])
  expect(compositions).toEqual([
    [
      { kind: 'clerks', min: 5, max: 10 },
      { kind: 'porters', min: 1, max: 1 },
    ],
    [
      { kind: 'clerks', min: 10, max: 10 },
      { kind: 'porters', min: 2, max: 2 },
    ],
  ])
})

it('knows a kind by singular and plural, by the end of its name and in spite of a slip', () => {
  const models = [
    { id: 'stone-wolves', name: 'Stone Wolves' },
    { id: 'nobz', name: 'Nobz' },
    { id: 'quartermaster', name: 'Grand Quartermaster' },
  ]
  expect(kindsNamed('Every Stone Wolf', models)).toEqual(['stone-wolves'])
  expect(kindsNamed('The Nob', models)).toEqual(['nobz'])
  expect(kindsNamed('Quartermaster', models)).toEqual(['quartermaster'])
  expect(kindsNamed('Grand Quatermaster', models)).toEqual(['quartermaster'])
  expect(kindsNamed('Drummer', models)).toEqual([])
})

it('splits a kind whose models do not all have the same', () => {
  const parsed = parseComposition([
    '4 Clerks',
    'One Clerk is equipped with: ledger; pen.',
    'Every other Clerk is equipped with: pen.',
  ])
  const items = new Items([])
  const { models, compositions, loadout } = loadoutOf(parsed, items)
  expect(models.map(({ id }) => id)).toEqual(['clerks-ledger', 'clerks'])
  expect(compositions).toEqual([
    [
      { kind: 'clerks-ledger', min: 1, max: 1 },
      { kind: 'clerks', min: 3, max: 3 },
    ],
  ])
  const named = loadout.map(({ kinds, items: own }) => [
    kinds.join(),
    own.map(([item]) => items.names[item]).join(),
  ])
  expect(named).toEqual([
    ['clerks-ledger', 'Ledger,Pen'],
    ['clerks', 'Pen'],
  ])
})
