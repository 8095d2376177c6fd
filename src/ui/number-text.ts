import { num, t } from '../text/t.ts'

/** A whole number as the screen writes it: 1,770. */
export function numberText(value: number): string {
  return num(value)
}

/** A change in points with its sign, `±0` when there is none; the minus is a real minus sign. */
export function changeText(value: number): string {
  if (value === 0) return '±0'
  return value > 0 ? `+${numberText(value)}` : `−${numberText(-value)}`
}

/** The same change for a screen reader, which may skip `±` and `−`. */
export function changeWords(value: number): string {
  if (value === 0) return t('no change in points')
  return value > 0
    ? t('{points, plural, one {# point} other {# points}} more', { points: value })
    : t('{points, plural, one {# point} other {# points}} fewer', { points: -value })
}
