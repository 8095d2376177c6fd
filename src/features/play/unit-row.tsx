import { useState } from 'react'

import { rich, t } from '../../text/t.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pieces } from '../../ui/pieces.tsx'
import { Pips } from '../../ui/pips.tsx'
import { textMarks } from '../../ui/text-marks.tsx'
import { useDesk } from './desk.ts'
import type { UnitOnTable } from './unit-blocks.ts'
import { UnitSheet } from './unit-sheet.tsx'

/** A unit on the table: what is left of it, and a tap for what it loses. */
export function UnitRow({ unit, standing }: UnitOnTable) {
  const { act } = useDesk()
  const [open, setOpen] = useState(false)
  const { next } = standing
  const wounds = next?.wounds ?? null
  const change = (kind: 'wound' | 'lose') => act({ kind: 'unit', unit: unit.id, change: kind })
  return (
    <li className="pu">
      <div className="pu__words">
        <p className="t-name">{unit.name}</p>
        <p className="t-small">
          {unit.stats.map(({ label, value }) => `${label} ${value}`).join(' · ')}
        </p>
        <Left {...standing} />
      </div>
      <div className="pu__acts">
        {wounds !== null && wounds > 1 && (
          <Less word="wound" name={unit.name} onLess={() => change('wound')} />
        )}
        {(standing.of > 1 || wounds === null || wounds < 2) && (
          <Less word="model" name={unit.name} onLess={() => change('lose')} />
        )}
        <IconButton
          icon="menu"
          label={t('More for {name}', { name: unit.name })}
          onClick={() => setOpen(true)}
        />
      </div>
      {open && <UnitSheet unit={unit} standing={standing} onClose={() => setOpen(false)} />}
    </li>
  )
}

/** Models of how many, and the wounds of the one that falls next. */
function Left({ models, of, next, damage }: UnitOnTable['standing']) {
  const wounds = next?.wounds ?? null
  return (
    <div className="pu__left">
      {of > 1 && (
        <p className="pu__models">
          <Pieces
            of={rich('<b>{models, number}</b> of {of, plural, one {# model} other {# models}}', {
              ...textMarks,
              models,
              of,
            })}
          />
        </p>
      )}
      {wounds !== null && wounds > 1 && (
        <p className="pu__wounds">
          <Pips
            taken={wounds - damage}
            places={wounds}
            words={t('{left, number} of {wounds, number} wounds left', {
              left: wounds - damage,
              wounds,
            })}
          />
          {damage > 0 && (
            <span className="pu__taken">
              {t('{damage, plural, one {# wound} other {# wounds}} taken', { damage })}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

interface LessProps {
  readonly word: 'wound' | 'model'
  readonly name: string
  readonly onLess: () => void
}

function Less({ word, name, onLess }: LessProps) {
  return (
    <button
      type="button"
      className="btn pless"
      aria-label={t('{name}: 1 {what, select, wound {wound} other {model}} less', {
        name,
        what: word,
      })}
      onClick={onLess}
    >
      <Icon name="minus" />
      <span>{t(word === 'wound' ? 'wound' : 'model')}</span>
    </button>
  )
}
