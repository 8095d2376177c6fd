import { t } from '../../text/t.ts'

/** Words of changes that many rules, places and drops offer. */
export const takeFrom = (what: string, unit: string): string =>
  t('Take {what} from {unit}', { what, unit })

export const takeAway = (what: string): string => t('Take {what} away', { what })

export const choose = (what: string): string => t('Choose {what}', { what })

export const attachTo = (unit: string, joined: string): string =>
  t('Attach {unit} to {joined}', { unit, joined })

export const standAlone = (unit: string): string => t('Let {unit} stand alone', { unit })

export const crown = (unit: string): string => t('Make {unit} the Warlord', { unit })

/** How many there are of those that there may be: `4 of 3`. */
export const countOf = (count: number, max: number): string =>
  t('{count, number} of {max, number}', { count, max })
