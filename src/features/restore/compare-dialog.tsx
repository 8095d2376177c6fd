import { useMemo } from 'react'

import { changesBetween, rosterChanges } from '../../engine/changes.ts'
import type { RestoreRow } from '../../store/restore-plan.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { useSeen } from '../../store/use-seen.ts'
import { t } from '../../text/t.ts'
import { ChangeTable, WordShifts } from '../../ui/change-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { nameOf } from './restore-row.tsx'

export interface CompareDialogProps {
  readonly row: RestoreRow
  readonly onClose: () => void
}

/** What differs between a list of the backup and the one that is here. */
export function CompareDialog({ row, onClose }: CompareDialogProps) {
  const { there, here } = row
  return (
    <Dialog open reading wide title={nameOf(there)} onClose={onClose}>
      {here && <Difference here={here} there={there} />}
    </Dialog>
  )
}

interface Sides {
  readonly here: SavedList
  readonly there: SavedList
}

function Difference({ here, there }: Sides) {
  const mine = useSeen(here.roster, here.seen)
  const theirs = useSeen(there.roster, there.seen)
  const changes = useMemo(
    () =>
      mine.state === 'ready' && theirs.state === 'ready'
        ? changesBetween(mine.seen, theirs.seen)
        : null,
    [mine, theirs],
  )
  const failed = [mine, theirs].find((one) => one.state === 'failed')
  if (failed?.state === 'failed') {
    const { problem, retry } = failed
    return (
      <Trouble level={3} title={t('They cannot be compared')} problem={problem} onRetry={retry} />
    )
  }
  if (!changes) return <Waiting words={t('Comparing')} />
  const words = [...rosterChanges(here.roster, there.roster), ...changes.head]
  const rows = changes.blocks.flatMap((block) => block.rows)
  return (
    <div className="grid gap-3">
      {words.length > 0 && (
        <div>
          <WordShifts shifts={words} />
        </div>
      )}
      {rows.some(({ kind }) => kind !== 'same') ? (
        <ChangeTable
          caption={t('What differs, unit by unit')}
          before={t('Here')}
          after={t('Backup')}
          groups={changes.blocks}
          total={changes.points}
        />
      ) : (
        <p className="t-body">{t('Their units are the same.')}</p>
      )}
    </div>
  )
}
