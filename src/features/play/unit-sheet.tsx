import type { UnitChange } from '../../store/play-units.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDesk } from './desk.ts'
import { Stepper } from './stepper.tsx'
import type { UnitOnTable } from './unit-blocks.ts'

export interface UnitSheetProps extends UnitOnTable {
  readonly onClose: () => void
}

/** All that can befall a unit, by kind of model. */
export function UnitSheet({ unit, standing, onClose }: UnitSheetProps) {
  const { act } = useDesk()
  const { kinds, next, damage, destroyed } = standing
  const change = (kind: UnitChange, model?: string) =>
    act({ kind: 'unit', unit: unit.id, change: kind, model })
  const leave = (kind: UnitChange) => {
    onClose()
    change(kind)
  }
  const wounds = next?.wounds ?? null
  return (
    <Dialog open fit variant="sheet" title={unit.name} onClose={onClose}>
      <ul className="pkinds">
        {wounds !== null && wounds > 1 && (
          <li className="pkind">
            <span>
              <span className="t-name">{t('Wounds left')}</span>
              <span className="t-small block">{t('of the model that falls next')}</span>
            </span>
            <Stepper
              label={t('Wounds left, {name}', { name: unit.name })}
              value={wounds - damage}
              most={wounds}
              onChange={(value) => change(value < wounds - damage ? 'wound' : 'heal')}
            />
          </li>
        )}
        {kinds.map(({ key, name, left, of }) => (
          <li key={key} className="pkind">
            <span>
              <span className="t-name">{kinds.length > 1 ? name : t('Models left')}</span>
              <span className="t-small block">{t('of {of, number}', { of })}</span>
            </span>
            <Stepper
              label={t('{name} left', { name })}
              value={left}
              most={of}
              onChange={(value) => change(value < left ? 'lose' : 'regain', key)}
            />
          </li>
        ))}
      </ul>
      <div className="pkinds__acts">
        <Button icon="close" variant="bad" disabled={destroyed} onClick={() => leave('destroy')}>
          {t('Destroyed')}
        </Button>
        <Button icon="up" disabled={destroyed} onClick={() => leave('take-off')}>
          {t('Take off the table')}
        </Button>
      </div>
    </Dialog>
  )
}
