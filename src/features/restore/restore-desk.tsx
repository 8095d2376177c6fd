import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import type { RestoreRow } from '../../store/restore-plan.ts'
import { restoring, type Restoring } from '../../store/restoring.ts'
import { fileName, saveFile } from '../../store/save-file.ts'
import type { DamagedList } from '../../store/saved-list.ts'
import { num, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { settingsWords, takeSettings } from './backup-settings.ts'
import { GroupPart } from './group-part.tsx'
import { countTaken, groupsOf, restoredWords } from './groups.ts'
import { timeWords } from './restore-row.tsx'

/** Only this needs the games and their data. */
const CompareDialog = lazy(async () => ({
  default: (await import('./compare-dialog.tsx')).CompareDialog,
}))

export interface RestoreDeskProps {
  readonly now: Extract<Restoring, { state: 'ready' }>
  /** Restores as chosen, then says so in these words. */
  readonly onRestore: (words: string) => void
}

/** What is in a backup, how it stands to what is here, and what becomes of it. */
export function RestoreDesk({ now, onRestore }: RestoreDeskProps) {
  const { file, backup, rows, chosen } = now
  const navigate = useNavigate()
  const [compared, setCompared] = useState<RestoreRow | null>(null)
  const [withSettings, setWithSettings] = useState(false)
  const { choose, close } = restoring.getState()
  const settings = settingsWords(backup.settings)
  const taken = countTaken(rows, chosen)
  const restore = () => {
    if (withSettings) takeSettings(backup.settings)
    onRestore(restoredWords(rows, chosen))
  }
  const cancel = () => {
    void navigate('/settings#backup')
    close()
  }
  return (
    <div className="rst">
      <header className="grid gap-1">
        <h1 className="t-list">{t('Restore a backup')}</h1>
        <p className="t-body wrap-anywhere">
          {backup.made
            ? t('{file}: {count, plural, one {# list} other {# lists}}, made {when}.', {
                file,
                count: rows.length,
                when: timeWords(backup.made),
              })
            : t('{file}: {count, plural, one {# list} other {# lists}}.', {
                file,
                count: rows.length,
              })}{' '}
          {t('Nothing changes until you restore.')}
        </p>
      </header>
      <div className="rst__groups">
        {groupsOf(rows).map((group) => (
          <GroupPart
            key={group.kind}
            group={group}
            chosen={chosen}
            onChoose={choose}
            onCompare={setCompared}
          />
        ))}
        {backup.damaged.length > 0 && <DamagedPart damaged={backup.damaged} />}
      </div>
      {settings !== null && (
        <section aria-label={t('Settings')} className="rst__own">
          <Checkbox
            label={t('Also take the settings and event presets of the backup')}
            hint={t('They are: {settings}.', { settings })}
            checked={withSettings}
            onChange={setWithSettings}
          />
        </section>
      )}
      <div className="rst__acts" data-bottom-bar>
        <Button variant="go" icon="upload" onClick={restore}>
          {taken > 0
            ? t('Restore {count, plural, one {# list} other {# lists}}', { count: taken })
            : t('Restore')}
        </Button>
        <Button onClick={cancel}>{t('Cancel')}</Button>
      </div>
      <Suspense fallback={null}>
        {compared && <CompareDialog row={compared} onClose={() => setCompared(null)} />}
      </Suspense>
    </div>
  )
}

/** What the backup holds that is no list we can read. */
function DamagedPart({ damaged }: { readonly damaged: readonly DamagedList[] }) {
  return (
    <section aria-labelledby="damaged" className="rst__group">
      <h2 id="damaged" className="t-head rst__head">
        {t('Cannot be read')} <span className="num">{num(damaged.length)}</span>
      </h2>
      <p className="t-small">{t('They stay out. The others are not affected.')}</p>
      <ul className="rst__rows">
        {damaged.map(({ id, name, problem, raw }) => (
          <li key={id} className="rst__row rst__row--wide">
            <div className="min-w-0">
              <p className="t-name wrap-anywhere">{name || t('List {id}', { id })}</p>
              <p className="t-small wrap-anywhere">{problem}</p>
            </div>
            <Button
              icon="download"
              aria-label={t('Download the text of {name}', {
                name: name || t('list {id}', { id }),
              })}
              onClick={() => saveFile(fileName(name || `list ${id}`, 'json'), raw)}
            >
              {t('Download its text')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
