import { describe, expect, it } from 'vitest'

import { daysLeft, daysLeftWords } from './days-left.ts'

const removed = '2026-08-01T12:00:00.000Z'
const after = (days: number) =>
  daysLeftWords(daysLeft(removed, new Date(Date.parse(removed) + days * 86_400_000)))

describe('a list in the bin', () => {
  it.each([
    [0, '90 days left'],
    [0.5, '90 days left'],
    [88.5, '2 days left'],
    [89.5, 'last day'],
    [95, 'last day'],
  ])('has after %s days %s', (days, words) => {
    expect(after(days)).toBe(words)
  })
})
