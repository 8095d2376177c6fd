import { expect, it } from 'vitest'

import { builderKeys } from '../../store/keys.ts'
import { rowActOf, type Key } from './row-keys.ts'

const nothing = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

/** A key as the table of keys writes it: `Alt+ArrowUp`. */
function pressed(written: string): Key {
  const parts = written === '+' ? ['+'] : written.split('+')
  const key = parts.at(-1) ?? ''
  const letter = /^[A-Z]$/.test(key)
  return {
    ...nothing,
    key: letter ? key.toLowerCase() : key,
    code: letter ? `Key${key}` : key,
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  }
}

it('every key in the table of keys does something of its own on a row', () => {
  const own = builderKeys.flatMap(({ keys }) => keys).filter((key) => key !== 'Enter')
  const acts = own.map((key) => JSON.stringify(rowActOf(pressed(key))))
  expect(acts).not.toContain('null')
  // Delete and Backspace are one
  expect(new Set(acts).size).toBe(own.length - 1)
})

it('letters go by the place of the key where the keyboard has other letters', () => {
  expect(rowActOf({ ...nothing, key: 'ь', code: 'KeyM' })).toEqual({ act: 'pick-up' })
  expect(rowActOf({ ...nothing, key: 'm', code: 'Semicolon' })).toEqual({ act: 'pick-up' })
})

it('keys of the browser and of the list are left alone', () => {
  for (const key of ['r', 'm', '-', '+', 'Delete']) {
    expect(rowActOf({ ...nothing, key, code: '', ctrlKey: true })).toBeNull()
    expect(rowActOf({ ...nothing, key, code: '', metaKey: true })).toBeNull()
  }
  for (const key of ['ArrowUp', 'Tab', 'Enter', ' ', 'Escape', '/', 'R', 'a']) {
    const shiftKey = key === 'R'
    expect(rowActOf({ ...nothing, key, code: '', shiftKey })).toBeNull()
  }
})
