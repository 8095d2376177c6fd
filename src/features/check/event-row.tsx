import { useState } from 'react'

import type { System } from '../../engine/system.ts'
import type { EventRules } from '../../share/check/event-rules.ts'
import { useChecking } from '../../store/checking.ts'
import { eventWords } from '../../store/event-words.ts'
import { useBase } from '../../store/use-base.ts'
import { systems } from '../../systems/index.ts'
import { t } from '../../text/t.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { NumberField, SelectField } from '../../ui/field.tsx'
import { EventChoice, SaveEvent } from './event-choice.tsx'

const highest = 100_000

export interface EventPartProps {
  /** Whether there is room for the fields; else they fold into a line. */
  readonly open: boolean
}

/** The rules that all lists are judged by. The game is that of each list. */
export function EventPart({ open }: EventPartProps) {
  const rules = useChecking((state) => state.rules)
  if (open) {
    return (
      <div className="cevent">
        <EventRow />
      </div>
    )
  }
  return (
    <details className="cevent">
      <summary>{t('Event: {event}', { event: eventWords(rules) })}</summary>
      <EventRow />
    </details>
  )
}

function EventRow() {
  const { rules, setRules } = useChecking((state) => state)
  return (
    <div className="event" role="group" aria-label={t('Rules of the event')}>
      <EventChoice rules={rules} onRules={setRules} />
      <LimitField
        key={rules.limit}
        limit={rules.limit}
        onLimit={(limit) => setRules({ ...rules, limit })}
      />
      {systems.map((system) => (
        <GameFields key={system.id} system={system} rules={rules} onRules={setRules} />
      ))}
      <Checkbox
        label={t('Legends allowed')}
        checked={rules.legends === true}
        onChange={(legends) => setRules({ ...rules, legends })}
      />
      <SaveEvent rules={rules} />
    </div>
  )
}

interface LimitFieldProps {
  readonly limit: number | null
  readonly onLimit: (limit: number | null) => void
}

/** Judges anew when the figure is complete: on Enter, or when the field is left. */
function LimitField({ limit, onLimit }: LimitFieldProps) {
  const [text, setText] = useState(limit === null ? '' : String(limit))
  const bare = text.replaceAll(/[\s,.]/g, '')
  const value = bare === '' ? null : Number(bare)
  const wrong = value !== null && !(Number.isInteger(value) && value > 0 && value <= highest)
  const take = () => {
    if (!wrong && value !== limit) onLimit(value)
  }
  return (
    <NumberField
      label={t('Points limit')}
      placeholder={t('As printed')}
      error={wrong ? t('Type a number, or nothing.') : undefined}
      value={text}
      onChange={setText}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
      }}
    />
  )
}

interface GameFieldsProps {
  readonly system: System
  readonly rules: EventRules
  readonly onRules: (rules: EventRules) => void
}

/** Season and points version of a game, where there is more than one to choose from. */
function GameFields({ system, rules, onRules }: GameFieldsProps) {
  const { id, words, seasons } = system
  const base = useBase(id)
  const books = base.state === 'ready' ? system.priceBooks(base.value) : []
  const without = (chosen: Readonly<Record<string, string>>, value: string) => {
    const { [id]: _, ...others } = chosen
    return value === '' ? others : { ...others, [id]: value }
  }
  return (
    <>
      {seasons.length > 1 && (
        <SelectField
          label={t('{game} season', { game: words.tagGame })}
          value={rules.seasons[id] ?? ''}
          options={[
            { value: '', label: t('As printed') },
            ...seasons.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={(value) => onRules({ ...rules, seasons: without(rules.seasons, value) })}
        />
      )}
      {books.length > 1 && (
        <SelectField
          label={t('{game} points', { game: words.tagGame })}
          value={rules.prices[id] ?? ''}
          options={[
            { value: '', label: t('Newest') },
            ...books.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={(value) => onRules({ ...rules, prices: without(rules.prices, value) })}
        />
      )}
    </>
  )
}
