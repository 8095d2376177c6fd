import { LIST_FORM } from './saved-list.ts'

type Fields = Readonly<Record<string, unknown>>

/** The step at position n leads from form n + 1 to n + 2. Steps are only ever added at the end. */
const STEPS: readonly ((record: Fields) => Fields)[] = [countWrites]

/** Brings a stored record to today's form; null where a newer version of Muster wrote it. The first form had no number. */
export function stepRecord(record: Fields): Fields | null {
  const form = record['form'] ?? 1
  if (typeof form !== 'number' || !Number.isInteger(form) || form < 1) return record
  if (form > LIST_FORM) return null
  return STEPS.slice(form - 1).reduce((now, step) => step(now), record)
}

/** From 1 to 2: a list counts its writes and its steps of undo, and can be filed. */
function countWrites(record: Fields): Fields {
  const filed = { folder: '', tags: [], pinned: false }
  return { ...record, form: 2, rev: 0, step: 0, ...filed, seen: null, declined: '' }
}
