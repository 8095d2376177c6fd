import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { listsDatabase, useLists } from '../../store/lists.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { numberText } from '../../ui/number-text.ts'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'
import { sizeText } from './size-text.ts'

interface Storage {
  readonly used: number | null
  readonly free: number | null
  readonly kept: boolean | null
  readonly snapshots: number | null
}

const unknown: Storage = { used: null, free: null, kept: null, snapshots: null }

/** What the browser says of its storage; null where it says nothing. */
async function readStorage(): Promise<Storage> {
  // Outside https the browser has no storage manager, whatever the types say.
  const manager = navigator.storage as StorageManager | undefined
  const [estimate, kept, snapshots] = await Promise.all([
    manager?.estimate().catch(() => null),
    manager?.persisted().catch(() => null),
    listsDatabase()
      .then((database) => database?.countSnapshots())
      .catch(() => null),
  ])
  const { usage = null, quota = null } = estimate ?? {}
  const free = usage === null || quota === null ? null : Math.max(0, quota - usage)
  return { used: usage, free, kept: kept ?? null, snapshots: snapshots ?? null }
}

const fact = (label: string, value: string | null) =>
  value === null ? [] : [[label, value] as const]
const countText = (count: number | null) => (count === null ? null : numberText(count))

/** How much is stored and how much room is left, and whether the browser may clear it when it runs short of space. */
export function StorageSection() {
  const lists = useLists((state) => state.lists)
  const bin = useLists((state) => state.bin)
  const damaged = useLists((state) => state.damaged)
  const [storage, setStorage] = useState(unknown)
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
  const { used, free, kept, snapshots } = storage
  return (
    <Section title={t('Storage')} anchor="storage">
      <Facts
        facts={[
          [t('Lists'), numberText(lists.length)],
          [t('In the bin'), numberText(bin.length)],
          ...(damaged.length > 0 ? fact(t('Set aside'), numberText(damaged.length)) : []),
          ...fact(t('Snapshots'), countText(snapshots)),
          ...fact(t('Space used'), used === null ? null : sizeText(used)),
          ...fact(t('Space free'), free === null ? null : sizeText(free)),
          ...fact(
            t('When space runs short'),
            kept === null ? null : t(kept ? 'kept' : 'may be cleared'),
          ),
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        {bin.length > 0 && (
          <Link to="/?bin" className={buttonClass()}>
            {t('Open the bin')}
          </Link>
        )}
        {kept === false && (
          <>
            <Button onClick={() => void keep()}>{t('Ask the browser to keep them')}</Button>
            <p className="t-small min-w-0 flex-1 basis-60">
              {t('Some browsers agree only once you use a site often or have installed it.')}
            </p>
          </>
        )}
      </div>
    </Section>
  )
}
