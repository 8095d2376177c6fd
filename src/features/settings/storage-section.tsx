import { useEffect, useState } from 'react'

import { useLists } from '../../store/lists.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'

interface Storage {
  readonly used: number | null
  readonly kept: boolean | null
}

/** What the browser says of its storage; null where it says nothing. */
async function readStorage(): Promise<Storage> {
  // Outside https the browser has no storage manager, whatever the types say.
  const manager = navigator.storage as StorageManager | undefined
  const estimate = await manager?.estimate().catch(() => null)
  const kept = await manager?.persisted().catch(() => null)
  return { used: estimate?.usage ?? null, kept: kept ?? null }
}

const size = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

function sizeText(bytes: number): string {
  return bytes < 100_000 ? `${size.format(bytes / 1000)} kB` : `${size.format(bytes / 1e6)} MB`
}

/** How much is stored, and whether the browser may clear it when it runs short of space. */
export function StorageSection() {
  const { lists, bin, damaged, problem } = useLists((state) => state)
  const [storage, setStorage] = useState<Storage>({ used: null, kept: null })
  useEffect(() => {
    let gone = false
    const show = async () => {
      const read = await readStorage()
      if (!gone) setStorage(read)
    }
    void show()
    return () => {
      gone = true
    }
  }, [])
  const keep = async () => {
    await navigator.storage.persist().catch(() => false)
    setStorage(await readStorage())
  }
  const { used, kept } = storage
  return (
    <Section title="Storage">
      {problem !== null && (
        <p role="alert" className="field__error">
          {problem}
        </p>
      )}
      <Facts
        facts={[
          ['Lists', String(lists.length)],
          ['In the bin', String(bin.length)],
          ...(damaged.length > 0 ? [['Set aside', String(damaged.length)] as const] : []),
          ...(used === null ? [] : [['Space used', sizeText(used)] as const]),
          ...(kept === null
            ? []
            : [['When space runs short', kept ? 'kept' : 'may be cleared'] as const]),
        ]}
      />
      {kept === false && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => void keep()}>Ask the browser to keep them</Button>
          <p className="t-small min-w-0 flex-1 basis-60">
            Some browsers agree only once you use a site often or have installed it.
          </p>
        </div>
      )}
    </Section>
  )
}
