import { useState } from 'react'

import { AddButton, Button, IconButton } from '../../ui/button.tsx'
import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { NumberField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Toaster, type Toast } from '../../ui/toast.tsx'

const nowhere = () => undefined

/** Buttons in their looks. */
export function ControlSamples() {
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2.5">
        <Button variant="go">Keep a copy</Button>
        <Button icon="print">Print</Button>
        <Button variant="ghost">Change</Button>
        <Button disabled>Redo</Button>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button busy>Share</Button>
        <Button variant="bad" icon="trash">
          Delete
        </Button>
        <Button small icon="plus">
          Regiment
        </Button>
        <IconButton icon="undo" label="Undo" />
        <IconButton icon="redo" label="Redo" disabled />
        <IconButton icon="copy" label="Duplicate" variant="plain" />
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <AddButton label="Add Ironguts" />
        <AddButton label="Add anyway" over />
        <span className="t-small">add: rest, over the limit</span>
      </div>
    </div>
  )
}

const limits = ['1,000', '1,500', '2,000', 'Custom'].map((label) => ({ value: label, label }))

/** Fields with label, hint and error. */
export function FieldSamples() {
  const [text, setText] = useState('Dinner with Bundo')
  const [limit, setLimit] = useState('2,000')
  const [on, setOn] = useState(true)
  return (
    <div className="grid gap-3">
      <SearchField
        label="Search units"
        placeholder="Name or keyword"
        shortcut="/"
        value={text}
        onChange={setText}
      />
      <SearchField label="Search lists" shortcut="/" value="" onChange={nowhere} />
      <TextField label="Name" hint="Shown on paper and in links." value={text} onChange={setText} />
      <NumberField
        label="Points"
        error="Give a whole number from 500 to 5,000."
        value="20x"
        onChange={nowhere}
      />
      <SelectField label="Faction" value={limit} onChange={setLimit} options={limits} />
      <RadioGroup
        label="Limit"
        look="segmented"
        value={limit}
        onChange={setLimit}
        options={limits}
      />
      <RadioGroup label="Theme" value={limit} onChange={setLimit} options={limits.slice(0, 2)} />
      <Checkbox label="Show Legends" hint="Off for matched play." checked={on} onChange={setOn} />
      <TextAreaField label="Notes" value="" onChange={nowhere} rows={2} />
    </div>
  )
}

/** What opens over the page. */
export function OverlaySamples() {
  const [open, setOpen] = useState<'box' | 'sheet' | null>(null)
  const [tab, setTab] = useState('add')
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const close = () => setOpen(null)
  const say = () =>
    setToasts([
      { id: '1', text: 'Clan feast deleted.', action: { label: 'Undo', onAction: nowhere } },
    ])
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => setOpen('box')}>Dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={say}>Toast</Button>
        <Menu
          label="More"
          items={[
            { id: 'copy', label: 'Duplicate', icon: 'copy', onSelect: nowhere },
            { id: 'aux', label: 'Make auxiliary', icon: 'up', detail: '+20', onSelect: nowhere },
            {
              id: 'x',
              label: 'Remove',
              icon: 'trash',
              danger: true,
              ruled: true,
              onSelect: nowhere,
            },
          ]}
        />
        <Menu
          label="Sort by"
          variant="plain"
          icon="sort"
          items={[
            { id: 'edited', label: 'Last edited', checked: true, onSelect: nowhere },
            { id: 'name', label: 'Name', checked: false, onSelect: nowhere },
          ]}
        >
          Last edited
        </Menu>
      </div>
      <Tabs
        label="Pane"
        selected={tab}
        onSelect={setTab}
        panelClassName="p-3"
        tabs={[
          { id: 'add', label: 'Add' },
          { id: 'check', label: 'Check' },
          { id: 'card', label: 'Card' },
        ]}
      >
        Panel of {tab}
      </Tabs>
      <Dialog
        open={open !== null}
        onClose={close}
        variant={open ?? 'box'}
        title="Delete Clan feast"
        footer={
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button variant="go" onClick={close}>
              Delete
            </Button>
          </DialogActions>
        }
      >
        <p className="t-body">The list goes to the bin and can be brought back.</p>
      </Dialog>
      <Toaster toasts={toasts} onDismiss={() => setToasts([])} />
    </div>
  )
}
