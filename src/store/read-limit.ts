import { t } from '../text/t.ts'

/** Reads a points limit as it is typed (`1,250`); null when it is no whole number from 1 to 100,000. */
export function readLimit(text: string): number | null {
  const digits = text.trim().replace(/(?<=\d)[,. ](?=\d{3}\b)/g, '')
  if (!/^\d{1,6}$/.test(digits)) return null
  const limit = Number(digits)
  return limit >= 1 && limit <= 100_000 ? limit : null
}

/** Says what to type where `readLimit` finds no limit. */
export const limitHelp = (): string =>
  t('Type a whole number from 1 to {most, number}.', { most: 100_000 })
