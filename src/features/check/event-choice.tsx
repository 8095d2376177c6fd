import { useState } from 'react'

import { same } from '../../engine/same.ts'
import { asPrinted, type EventRules } from '../../share/check/event-rules.ts'
import { type EventPreset, presets, usePresets } from '../../store/presets.ts'
import { say } from '../../store/toasts.ts'
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

/** Judges by an event that was saved, or saves what is chosen as one. */
export function EventChoice({ rules, onRules }: EventChoiceProps) {
  const all = usePresets((state) => state.presets)
  const [naming, setNaming] = useState(false)
  const chosen = all.find((preset) => same(rulesOf(preset), rulesOf(rules)))
  const own = !chosen && !same(rulesOf(rules), usual)
  return (
    <>
      {all.length > 0 && (
        <SelectField
          label="Event"
          value={chosen?.id ?? ''}
          options={[
            { value: '', label: own ? 'As chosen here' : 'None' },
            ...all.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => {
            const preset = all.find(({ id }) => id === value)
            onRules(preset ? rulesOf(preset) : usual)
          }}
        />
      )}
      {own && (
        <Button icon="star" onClick={() => setNaming(true)}>
          Save as event
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
  say(`“${name}” saved`, { action: { label: 'Undo', onAction } })
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
      title="Save as event"
      onClose={onClose}
      footer={
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="go" onClick={save}>
            Save
          </Button>
        </DialogActions>
      }
    >
      <TextField
        label="Name"
        value={typed}
        maxLength={100}
        autoComplete="off"
        hint={former ? 'There is an event of this name: it is replaced.' : undefined}
        error={tried && name === '' ? 'Type what the event is called.' : undefined}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
    </Dialog>
  )
}
