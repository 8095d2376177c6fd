import type { Database } from './database.ts'
import { isFinal } from './storage-words.ts'

/** Milliseconds before another try. */
const WAITS = [50, 400]

/** Opens the database, and tries again where the browser fails at it: a moment later it often does not. */
export async function openPatiently(open: () => Promise<Database>): Promise<Database> {
  for (const wait of WAITS) {
    try {
      return await open()
    } catch (error) {
      if (isFinal(error)) throw error
      await new Promise((settle) => {
        setTimeout(settle, wait)
      })
    }
  }
  return await open()
}
