import type { CSSProperties } from 'react'

import { classes } from '../../ui/classes.ts'
import { layoutOf } from './layouts.ts'
import type { PrintChoice, TextSize } from './print-choice.ts'

/** How letters are set: their size as a factor of the usual one, and whether lines are closer. */
export interface Attempt {
  readonly text: number
  readonly tight: boolean
}

const factors: Readonly<Record<TextSize, number>> = {
  fit: 1,
  small: 0.84,
  usual: 1,
  large: 1.2,
  larger: 1.4,
}

/** Paper in px at 96 to the inch; the style sheet has the same. */
const sizes = {
  a4: { width: (210 / 25.4) * 96, height: (297 / 25.4) * 96 },
  letter: { width: 8.5 * 96, height: 11 * 96 },
} as const

/** Margins above and below together; the style sheet has the same. Two px to spare: heights are rounded differently on paper. */
const margins = (16 / 25.4) * 96 + 2

/** The paper as it lies: its width, and the height inside its margins. */
export function paperSize({ paper, landscape }: PrintChoice): { width: number; inner: number } {
  const { width, height } = sizes[paper]
  return landscape ? { width: height, inner: width - margins } : { width, inner: height - margins }
}

/**
 * Ways to set the letters, the best first; the first that needs one page for the roster is taken. To fit on a page they may get
 * smaller, never below 7.5 points.
 */
export function attemptsFor({ layout, text }: PrintChoice): readonly Attempt[] {
  const factor = factors[text]
  if (!layoutOf(layout).head) return [{ text: factor, tight: false }]
  const closer = [
    { text: factor, tight: false },
    { text: factor, tight: true },
  ]
  if (text !== 'fit') return closer
  return [...closer, { text: 0.92, tight: true }, { text: factors.small, tight: true }]
}

/** The class and style of a page. */
export function pageLook({ paper, landscape, black }: PrintChoice, { text, tight }: Attempt) {
  const className = classes(
    'pp-page',
    `pp-page--${paper}${landscape ? '-landscape' : ''}`,
    landscape && 'pp-page--wide',
    black && 'pp-page--black',
    tight && 'pp-page--tight',
  )
  return { className, style: { '--text': text } as CSSProperties }
}

/** Px inside the margins beside the text. */
const sides = (18 / 25.4) * 96

function innerWidth(choice: PrintChoice): number {
  return paperSize(choice).width - sides
}

/** A column is not narrower than this at the usual size of letters, in px. */
const leastColumn = 225

/** How many columns the paper has room for with letters of this size: 1 to 3. */
export function mostColumns(choice: PrintChoice): 1 | 2 | 3 {
  const fitting = Math.floor(innerWidth(choice) / (leastColumn * factors[choice.text]))
  return fitting > 2 ? 3 : fitting > 1 ? 2 : 1
}

/** Cards that are narrower than this at the usual size of letters have the figures of weapons below their names, in px. */
const wideCard = 300

/** Whether cards in so many columns are narrow. */
export function hasNarrowCards(choice: PrintChoice, columns: number): boolean {
  return innerWidth(choice) / columns / factors[choice.text] < wideCard
}

/** Whether weapons stand below their units, because the letters are too large for them beside each other. */
export function isStacked({ text, landscape }: PrintChoice): boolean {
  return factors[text] > 1 && !landscape
}
