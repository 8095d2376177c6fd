import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { MiniSeal } from '../../ui/seal.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Toaster, type Toast } from '../../ui/toast.tsx'

const nowhere = () => undefined

const toasts: readonly Toast[] = [
  { id: 'good', text: 'Copy kept.', stays: 0 },
  {
    id: 'undo',
    text: 'Clan feast deleted.',
    action: { label: 'Undo', onAction: nowhere },
    stays: 0,
  },
  { id: 'bad', text: 'The file could not be read: it is empty.', tone: 'bad', stays: 0 },
]

const actions: readonly MenuItem[] = [
  { id: 'copy', label: 'Duplicate', icon: 'copy', shortcut: 'D', onSelect: nowhere },
  { id: 'aux', label: 'Make auxiliary', icon: 'up', detail: '+20', onSelect: nowhere },
  { id: 'no', label: 'Reinforce', icon: 'reinforce', disabled: true, onSelect: nowhere },
  { id: 'x', label: 'Remove', icon: 'trash', danger: true, ruled: true, onSelect: nowhere },
]

const orders: readonly MenuItem[] = [
  { id: 'edited', label: 'Last edited', checked: true, onSelect: nowhere },
  { id: 'name', label: 'Name', checked: false, onSelect: nowhere },
]

/** What opens over the page: dialogs, sheets, menus, messages. */
export function OverlaySamples() {
  const [open, setOpen] = useState<'box' | 'sheet' | null>(null)
  const [fit, setFit] = useState(false)
  const [said, setSaid] = useState<readonly Toast[]>([])
  const close = () => setOpen(null)
  const show = (variant: 'box' | 'sheet', small = false) => {
    setFit(small)
    setOpen(variant)
  }
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => show('box')}>Dialog</Button>
        <Button onClick={() => show('sheet')}>Sheet</Button>
        <Button onClick={() => show('sheet', true)}>Low sheet</Button>
        <Button onClick={() => setSaid(toasts)}>Messages: good, undo, bad</Button>
        <Menu label="More" items={actions} />
        <Menu label="Sort by" variant="plain" icon="sort" items={orders}>
          Last edited
        </Menu>
        <Menu label="No actions" disabled items={orders} />
      </div>
      <TabSamples />
      <Dialog
        open={open !== null}
        onClose={close}
        variant={open ?? 'box'}
        fit={fit}
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
      <Toaster
        toasts={said}
        onDismiss={(id) => setSaid((all) => all.filter((one) => one.id !== id))}
      />
    </div>
  )
}

function TabSamples() {
  const [tab, setTab] = useState('add')
  return (
    <Tabs
      label="Pane"
      selected={tab}
      onSelect={setTab}
      panelClassName="p-3"
      tabs={[
        { id: 'add', label: 'Add' },
        {
          id: 'check',
          label: 'Check',
          badge: <MiniSeal state="bad" mark={2} label="2 faults" />,
        },
        { id: 'card', label: 'Card' },
      ]}
    >
      Panel of {tab}
    </Tabs>
  )
}
