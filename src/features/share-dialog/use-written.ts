import { useEffect, useState } from 'react'

import type { Army } from '../../engine/army.ts'
import type { ListExport } from '../../share/text/write.ts'
import { errorWords } from '../../store/error-words.ts'

/** The part of the app that writes lists as text comes when it is first asked for. */
export interface Writer {
  readonly exportsFor: (army: Army) => readonly ListExport[]
  readonly losesOf: (army: Army, id: string) => readonly string[]
  readonly faultsOf: (army: Army) => readonly string[]
  readonly writeList: (
    army: Army,
    id: string,
    options: { readonly faults: boolean },
  ) => Promise<string | Uint8Array>
}

export type WriterState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'ready'; readonly writer: Writer }

async function writerHere(): Promise<WriterState> {
  try {
    return { state: 'ready', writer: await import('../../share/text/write.ts') }
  } catch (error) {
    return { state: 'failed', problem: errorWords(error) }
  }
}

/** Fetches what writes lists. */
export function useWriter(): WriterState {
  const [state, setState] = useState<WriterState>({ state: 'loading' })
  useEffect(() => {
    let current = true
    const fetchWriter = async () => {
      const fetched = await writerHere()
      if (current) setState(fetched)
    }
    void fetchWriter()
    return () => {
      current = false
    }
  }, [])
  return state
}

/** A list as text or bytes; null while it is being written. */
export type Written =
  | { readonly content: string | Uint8Array }
  | { readonly problem: string }
  | null

/** Writes a list in one of its ways, anew whenever something of it changes. */
export function useWritten(writer: Writer, army: Army, id: string, faults: boolean): Written {
  const [done, setDone] = useState<{ readonly key: string; readonly written: Written }>({
    key: '',
    written: null,
  })
  const key = `${id} ${faults}`
  useEffect(() => {
    let current = true
    const put = (written: Written) => {
      if (current) setDone({ key, written })
    }
    writer.writeList(army, id, { faults }).then(
      (content) => put({ content }),
      (error: unknown) => put({ problem: errorWords(error) }),
    )
    return () => {
      current = false
    }
  }, [writer, army, id, faults, key])
  return done.key === key ? done.written : null
}
