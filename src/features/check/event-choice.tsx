import { useState } from 'react'

import { same } from '../../engine/same.ts'
import { asPrinted, type EventRules } from '../../share/check/event-rules.ts'
import { type EventPreset, presets, usePresets } from '../../store/presets.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'

export interface EventChoiceProps {
  readonly rules: EventRules
  readonly onRules: (rules: EventRules) => void
}

/** What the checker begins with. */
const usual: EventRules = { ...asPrinted, legends: false }

const rulesOf = ({ limit, legends, seasons, prices }: EventRules): EventRules => ({
  limit,
  legends,
  seasons,
  prices,
})

interface EventChosen {
  readonly all: readonly EventPreset[]
  /** The saved event that the rules are those of. */
  readonly chosen: EventPreset | undefined
  /** Whether the rules are neither those of a saved event nor the usual ones. */
  readonly own: boolean
}

function useChosen(rules: EventRules): EventChosen {
  const all = usePresets((state) => state.presets)
  const chosen = all.find((preset) => same(rulesOf(preset), rulesOf(rules)))
  return { all, chosen, own: !chosen && !same(rulesOf(rules), usual) }
}

/** Judges by an event that was saved; nothing where none was. */
export function EventChoice({ rules, onRules }: EventChoiceProps) {
  const { all, chosen, own } = useChosen(rules)
  if (all.length === 0) return null
  return (
    <SelectField
      label={t('Event')}
      value={chosen?.id ?? ''}
      options={[
        { value: '', label: own ? t('As chosen here') : t('None') },
        ...all.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(value) => {
        const preset = all.find(({ id }) => id === value)
        onRules(preset ? rulesOf(preset) : usual)
      }}
    />
  )
}

/** Saves what is chosen as an event, where it is not one already. */
export function SaveEvent({ rules }: Pick<EventChoiceProps, 'rules'>) {
  const { own } = useChosen(rules)
  const [naming, setNaming] = useState(false)
  return (
    <>
      {own && (
        <Button icon="star" onClick={() => setNaming(true)}>
          {t('Save as event')}
        </Button>
      )}
      {naming && <NameDialog rules={rules} onClose={() => setNaming(false)} />}
    </>
  )
}

function saveAs(name: string, rules: EventRules, former: EventPreset | undefined): void {
  const { save, add, remove } = presets.getState()
  const id = save(name, rules)
  const onAction = () => (former ? add(former) : remove(id))
  say(t('“{name}” saved', { name }), { action: { label: t('Undo'), onAction } })
}

interface NameDialogProps {
  readonly rules: EventRules
  readonly onClose: () => void
}

function NameDialog({ rules, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const name = typed.trim()
  const former = usePresets((state) => state.presets.find((one) => one.name === name))
  const save = () => {
    setTried(true)
    if (name === '') return
    saveAs(name, rules, former)
    onClose()
  }
  return (
    <Dialog
      open
      title={t('Save as event')}
      onClose={onClose}
      footer={
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="go" onClick={save}>
            {t('Save')}
          </Button>
        </DialogActions>
      }
    >
      <TextField
        label={t('Name')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        hint={former ? t('There is an event of this name: it is replaced.') : undefined}
        error={tried && name === '' ? t('Type what the event is called.') : undefined}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
    </Dialog>
  )
}
