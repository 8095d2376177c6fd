import { num, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from './desk.ts'

/** Notes on what the list no longer has: shown until their owner lets them go. */
export function GoneMarks() {
  const { sheet, battle, act } = useDesk()
  const known = new Set(sheet.entries.map(({ id }) => id))
  const gone = Object.entries(battle.marks).filter(
    ([id, { note }]) => !known.has(id) && note !== '',
  )
  if (gone.length === 0) return null
  return (
    <details className="pfold">
      <summary>
        <h2 className="t-head">{t('Notes on what left the list')}</h2>
        <span className="t-small">{num(gone.length)}</span>
      </summary>
      <ul className="pes">
        {gone.map(([id, { name, note }]) => (
          <li key={id} className="pe">
            <p className="t-name">{name}</p>
            <p className="pe__note">{note}</p>
            <Button
              small
              icon="trash"
              className="justify-self-start"
              onClick={() => act({ kind: 'forget', what: 'marks', id })}
            >
              {t('Let it go')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
