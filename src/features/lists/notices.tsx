import type { ReactNode } from 'react'

import { lists, useLists } from '../../store/lists.ts'
import { saveBackup } from '../../store/save-backup.ts'
import { fileName, saveFile } from '../../store/save-file.ts'
import type { DamagedList } from '../../store/saved-list.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ImportReports } from './import-reports.tsx'
import type { Import } from './use-import.ts'

interface NoticeProps {
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
}

function Notice({ title, children, actions }: NoticeProps) {
  return (
    <div className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-3 gap-y-2 border-l-3 border-alarm bg-alarm-wash px-3 py-2.5">
      <Icon name="alert" className="mt-0.5 text-alarm" />
      <div className="t-body">
        <h2 className="font-semibold">{title}</h2>
        {children}
      </div>
      <div className="col-start-2 flex flex-wrap gap-2">{actions}</div>
    </div>
  )
}

/** Says that the browser refuses to save, and offers the file. */
function StorageNotice({ problem }: { readonly problem: string }) {
  return (
    <div role="alert">
      <Notice
        title={t('Not saved')}
        actions={
          <Button icon="download" onClick={saveBackup}>
            {t('Download all lists')}
          </Button>
        }
      >
        <p>{problem}</p>
      </Notice>
    </div>
  )
}

/** A stored list that can't be read, with what is wrong and its text to keep. The others are not affected. */
function DamagedNotice({ damaged }: { readonly damaged: DamagedList }) {
  const { id, name, problem, where, newer, raw } = damaged
  const what = name || t('The list {id}', { id })
  const onAction = () => lists.getState().keepDamaged(damaged)
  const discard = () => {
    lists.getState().discardDamaged(id)
    say(t('{list} deleted', { list: what }), { action: { label: t('Undo'), onAction } })
  }
  return (
    <Notice
      title={
        newer
          ? t('{list} was saved by a newer version', { list: what })
          : t('{list} cannot be read', { list: what })
      }
      actions={
        <>
          <Button icon="download" onClick={() => saveFile(fileName(what, 'json'), raw)}>
            {t('Download its text')}
          </Button>
          {!newer && (
            <Button variant="bad" icon="trash" onClick={discard}>
              {t('Delete it')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {where && !problem.includes(where) && where !== 'schema'
          ? t(
              '{problem} (at {where}) It stays stored as it is; your other lists are not affected.',
              {
                problem,
                where,
              },
            )
          : t('{problem} It stays stored as it is; your other lists are not affected.', {
              problem,
            })}
      </p>
    </Notice>
  )
}

interface NoticesProps {
  readonly view: 'lists' | 'bin'
  readonly imports: Import
}

/** What there is to say above the lists: storage that fails, lists that can't be read, files that were dropped. */
export function Notices({ view, imports }: NoticesProps) {
  const damaged = useLists((state) => state.damaged)
  const problem = useLists((state) => state.problem)
  return (
    <div className="lists__notices">
      {problem !== null && <StorageNotice problem={problem} />}
      {view === 'lists' && damaged.map((each) => <DamagedNotice key={each.id} damaged={each} />)}
      <ImportReports reports={imports.reports} onDismiss={imports.dismiss} />
    </div>
  )
}
