import { standingOf } from '../../store/play-units.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from './desk.ts'
import { GoneUnits } from './gone-units.tsx'
import { blocksOf, type UnitOnTable } from './unit-blocks.ts'
import { UnitRow } from './unit-row.tsx'
import { useFocusWithin } from './use-focus-within.ts'

/** How each unit stands: those on the table, those that may come, those that are lost. */
export function UnitsPart() {
  const { sheet, battle } = useDesk()
  const part = useFocusWithin<HTMLElement>()
  const units = sheet.units.map((unit) => ({
    unit,
    standing: standingOf(unit, battle.units[unit.id]),
  }))
  const here = units.filter(({ standing }) => !standing.destroyed && !standing.away)
  const away = units.filter(({ standing }) => standing.away)
  const lost = units.filter(({ standing }) => standing.destroyed)
  const models = here.reduce((sum, { standing }) => sum + standing.models, 0)
  return (
    <section ref={part} tabIndex={-1} aria-label={t('Units')} className="punits">
      <div className="punits__head">
        <h2 className="t-head">{t('Units')}</h2>
        <p className="t-small">
          {t(
            '{units, plural, one {# unit} other {# units}}, {models, plural, one {# model} other {# models}} on the table',
            { units: here.length, models },
          )}
        </p>
      </div>
      {blocksOf(here).map(({ group, units: own }) => (
        <div key={own[0]?.unit.id} className={group === '' ? 'pblock' : 'pblock pblock--group'}>
          <ul aria-label={group || t('Units by themselves')}>
            {own.map((one) => (
              <UnitRow key={one.unit.id} {...one} />
            ))}
          </ul>
        </div>
      ))}
      <Others title={t('Not on the table')} units={away} change="set-up" word={t('Set up')} />
      <Others title={t('Destroyed')} units={lost} change="return" word={t('Bring back')} />
      <GoneUnits />
    </section>
  )
}

interface OthersProps {
  readonly title: string
  readonly units: readonly UnitOnTable[]
  readonly change: 'set-up' | 'return'
  readonly word: string
}

/** Units that are not on the table, each one tap from it. */
function Others({ title, units, change, word }: OthersProps) {
  const { act } = useDesk()
  if (units.length === 0) return null
  return (
    <div className="pblock">
      <h3 className="plabel">{title}</h3>
      <ul>
        {units.map(({ unit }) => (
          <li key={unit.id} className="pu pu--off">
            <div className="pu__words">
              <p className="t-name">{unit.name}</p>
              {unit.group !== unit.name && <p className="t-small">{unit.group}</p>}
            </div>
            <Button
              icon={change === 'set-up' ? 'plus' : 'undo'}
              aria-label={t('{action}: {name}', { action: word, name: unit.name })}
              onClick={() => act({ kind: 'unit', unit: unit.id, change })}
            >
              {word}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
