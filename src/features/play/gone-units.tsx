import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from './desk.ts'

/** What befell units that the list no longer has: kept, in case they come back. */
export function GoneUnits() {
  const { sheet, battle, act } = useDesk()
  const known = new Set(sheet.units.map(({ id }) => id))
  const gone = Object.entries(battle.units).filter(([id]) => !known.has(id))
  if (gone.length === 0) return null
  return (
    <div className="pblock">
      <h3 className="plabel">{t('No longer in the list')}</h3>
      <ul>
        {gone.map(([id, { name, down, lost, damage }]) => {
          const models = Object.values(lost).reduce((sum, one) => sum + one, 0)
          const words = [
            down ? t('destroyed') : '',
            models > 0 ? t('{models, number} lost', { models }) : '',
            damage > 0 ? t('{damage, number} damage', { damage }) : '',
          ]
          return (
            <li key={id} className="pu pu--off">
              <div className="pu__words">
                <p className="t-name">{name}</p>
                <p className="t-small">{words.filter(Boolean).join(', ')}</p>
              </div>
              <Button
                aria-label={t('Forget {name}', { name })}
                onClick={() => act({ kind: 'forget', what: 'units', id })}
              >
                {t('Forget')}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
