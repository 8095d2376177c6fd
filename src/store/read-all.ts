import type { ReadRecord } from './saved-list.ts'

/** Reads stored records. The gate is fetched with the first of them: who has no lists yet does not wait for it. */
export async function readAll(records: readonly unknown[]): Promise<readonly ReadRecord[]> {
  if (records.length === 0) return []
  const { readRecord } = await import('./read-record.ts')
  return records.map(readRecord)
}
