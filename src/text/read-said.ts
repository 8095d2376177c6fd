import { MOST_SAID } from './keep-words.ts'
import type { Said } from './kept-words.ts'

const deepest = 8

/** Reads what says kept words again; undefined where that is none, or more than there ever is: their label then stands alone. */
export function readSaid(value: unknown): Said | undefined {
  try {
    return JSON.stringify(value).length <= MOST_SAID ? saidIn(value, deepest) : undefined
  } catch {
    // what is not said, or holds itself
    return undefined
  }
}

/** Throws on what is none. */
function saidIn(value: unknown, deep: number): Said {
  if (!isRecord(value) || deep === 0) throw new TypeError('No text.')
  const { key, values, capital, day, how, items, word } = value
  if (typeof day === 'number') return { day, how: howIn(how) }
  if (Array.isArray(items)) {
    return { items: items.map((item) => valueIn(item, deep)), word: word === 'or' ? 'or' : 'and' }
  }
  if (typeof key !== 'string') throw new TypeError('No key.')
  return {
    key,
    ...(isRecord(values) && {
      values: Object.fromEntries(
        Object.entries(values).map(([name, one]) => [name, valueIn(one, deep)]),
      ),
    }),
    ...(capital === true && { capital }),
  }
}

function valueIn(value: unknown, deep: number): string | number | boolean | Said {
  const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return plain ? value : saidIn(value, deep - 1)
}

/** Options of a day are words; the platform refuses those that it does not know when it is said. */
function howIn(how: unknown): Intl.DateTimeFormatOptions {
  if (!isRecord(how)) return {}
  return Object.fromEntries(Object.entries(how).filter(([, one]) => typeof one === 'string'))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
