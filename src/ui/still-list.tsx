import { t } from '../text/t.ts'
import { LedgerRow } from './ledger-row.tsx'
import { SpineBlock } from './spine-block.tsx'
import { Tag } from './tag.tsx'

export interface StillListProps {
  readonly blocks: readonly {
    readonly id: string
    readonly mark: string
    readonly title: string
    /** Null where they are not known. */
    readonly points: number | null
    readonly rows: readonly {
      readonly key: string
      /** What kind of choice it is; empty where that goes without saying. */
      readonly what: string
      readonly name: string
      readonly note: string
      readonly points: number | null
      readonly known: boolean
    }[]
  }[]
}

/** A list to look at: its blocks with their rows, nothing of it can be changed. */
export function StillList({ blocks }: StillListProps) {
  return (
    <div className="rows--still grid gap-2">
      {blocks.map(({ id, mark, title, rows }) => (
        <SpineBlock
          key={id}
          variant={mark === '' ? 'set' : 'plain'}
          mark={mark || title}
          up={mark === ''}
          label={[mark, title].filter(Boolean).join(', ')}
        >
          {rows.map(({ key, what, name, note, points, known }) => (
            <LedgerRow
              key={key}
              name={name}
              qty={what || undefined}
              note={note || undefined}
              tags={known ? undefined : <Tag tone="bad">{t('Not in the data')}</Tag>}
              points={points ?? ''}
            />
          ))}
        </SpineBlock>
      ))}
    </div>
  )
}
