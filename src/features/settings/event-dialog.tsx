import { useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import type { EventRules } from '../../share/check/event-rules.ts'
import { type EventPreset, usePresets } from '../../store/presets.ts'
import { limitHelp, readLimit } from '../../store/read-limit.ts'
import { useBase } from '../../store/use-base.ts'
import { systems } from '../../systems/index.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { NumberField, SelectField, TextField } from '../../ui/field.tsx'

export interface EventDialogProps {
  /** The preset that is changed; null for a new one. */
  readonly preset: EventPreset | null
  readonly onSave: (name: string, rules: EventRules) => void
  readonly onClose: () => void
}

const empty: EventRules = { limit: null, legends: false, seasons: {}, prices: {} }
const formId = 'event-form'

/** What an event asks of lists, under its name. */
export function EventDialog({ preset, onSave, onClose }: EventDialogProps) {
  const [rules, setRules] = useState<EventRules>(preset ?? empty)
  const [name, setName] = useState(preset?.name ?? '')
  const [limitText, setLimitText] = useState(preset?.limit ? String(preset.limit) : '')
  const [tried, setTried] = useState(false)
  const nameProblem = useNameProblem(name.trim(), preset)
  const limit = limitText.trim() === '' ? null : readLimit(limitText)
  const limitWrong = limitText.trim() !== '' && limit === null
  const save = () => {
    setTried(true)
    if (nameProblem || limitWrong) return
    onSave(name.trim(), { ...rules, limit })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(preset ? 'Change the event' : 'New event')}
      footer={
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="go" type="submit" form={formId}>
            {t('Save')}
          </Button>
        </DialogActions>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
          const form = event.currentTarget
          // what is wrong is marked once it is drawn
          requestAnimationFrame(() =>
            form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
          )
        }}
      >
        <TextField
          label={t('Name')}
          value={name}
          required
          maxLength={100}
          autoComplete="off"
          error={tried ? nameProblem : undefined}
          onChange={setName}
        />
        <NumberField
          label={t('Points limit')}
          value={limitText}
          placeholder={t('Not fixed')}
          maxLength={9}
          error={tried && limitWrong ? limitHelp() : undefined}
          onChange={setLimitText}
        />
        <Checkbox
          label={t('Legends allowed')}
          checked={rules.legends === true}
          onChange={(legends) => setRules({ ...rules, legends })}
        />
        {systems.map((system) => (
          <GameFields key={system.id} system={system} rules={rules} onRules={setRules} />
        ))}
      </form>
    </Dialog>
  )
}

/** What keeps an event from having this name. */
function useNameProblem(name: string, preset: EventPreset | null): string | undefined {
  const taken = usePresets(({ presets }) =>
    presets.some((one) => one.name === name && one.id !== preset?.id),
  )
  if (name === '') return t('Type what the event is called.')
  return taken ? t('There is an event of this name already. Choose another one.') : undefined
}

interface GameFieldsProps {
  readonly system: System
  readonly rules: EventRules
  readonly onRules: (rules: EventRules) => void
}

const optionsOf = (all: readonly { readonly id: Id; readonly name: string }[]) => [
  { value: '', label: t('Not fixed') },
  ...all.map(({ id: value, name }) => ({ value, label: name })),
]

/** Season and points version of a game, where there is more than one to choose from. */
function GameFields({ system, rules, onRules }: GameFieldsProps) {
  const { id, words, seasons } = system
  const base = useBase(id)
  const books = base.state === 'ready' ? system.priceBooks(base.value) : []
  const chosen = (before: EventRules['seasons'], value: string) => {
    const { [id]: _, ...others } = before
    return value === '' ? others : { ...others, [id]: value }
  }
  return (
    <>
      {seasons.length > 1 && (
        <SelectField
          label={t('{game} season', { game: words.tagGame })}
          value={rules.seasons[id] ?? ''}
          options={optionsOf(seasons)}
          onChange={(value) => onRules({ ...rules, seasons: chosen(rules.seasons, value) })}
        />
      )}
      {books.length > 1 && (
        <SelectField
          label={t('{game} points', { game: words.tagGame })}
          value={rules.prices[id] ?? ''}
          options={optionsOf(books)}
          onChange={(value) => onRules({ ...rules, prices: chosen(rules.prices, value) })}
        />
      )}
    </>
  )
}
