import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSeal } from './builder-head.tsx'
import { useDesk } from './desk.ts'
import { FindingsList } from './findings-pane.tsx'
import { MoreList } from './more-list.tsx'
import { PickerSheetHead } from './picker-head.tsx'
import { PickerSheetBody, PickerSheetFoot } from './picker.tsx'
import { UnitCard, useSubject } from './unit-card.tsx'
import { usePicker } from './use-picker.ts'
import { faultsOf } from './words.ts'

/** What slides over the roster on a phone. */
export function PhoneSheets() {
  const { view } = useDesk()
  switch (view) {
    case 'add':
      return <AddSheet />
    case 'check':
      return <CheckSheet />
    case 'card':
      return <CardSheet />
    case 'more':
      return <MoreSheet />
    case 'roster':
      return null
  }
}

function AddSheet() {
  const { focus, close } = useDesk()
  const picker = usePicker()
  return (
    <Dialog
      open
      variant="sheet"
      flush
      title={`Add to ${focus?.title ?? 'the list'}`}
      onClose={close}
      header={<PickerSheetHead />}
      footer={<PickerSheetFoot picker={picker} />}
    >
      <PickerSheetBody picker={picker} />
    </Dialog>
  )
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** `One fault to mend`, `Nothing to mend` */
function verdict(faults: number): string {
  if (faults === 0) return 'Nothing to mend'
  return `${numbers[faults] ?? faults} ${faults === 1 ? 'fault' : 'faults'} to mend`
}

function CheckSheet() {
  const { army, findings, close } = useDesk()
  const title = verdict(faultsOf(findings).length)
  return (
    <Dialog
      open
      variant="sheet"
      fit
      flush
      title={title}
      onClose={close}
      header={
        <div className="checkhead">
          <div className="min-w-0">
            <p className="t-card" aria-hidden="true">
              {title}
            </p>
            <p className="t-small">
              Points of {army.dataDate} · {army.season.short}
            </p>
          </div>
          <ListSeal size={92} />
        </div>
      }
      footer={
        <Button wide onClick={close}>
          Back to the roster
        </Button>
      }
    >
      <FindingsList />
    </Dialog>
  )
}

function CardSheet() {
  const { shown, close, open } = useDesk()
  const subject = useSubject(shown)
  const fromPicker = shown?.kind === 'candidate'
  return (
    <Dialog
      open
      variant="sheet"
      flush
      title={subject?.profile.name ?? 'Unit'}
      onClose={close}
      header={
        <div className="cardhead">
          {fromPicker ? (
            <Button variant="ghost" icon="back" onClick={() => open('add')}>
              Back to the picker
            </Button>
          ) : (
            <span />
          )}
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
      }
    >
      {subject ? (
        <UnitCard subject={subject} />
      ) : (
        <EmptyState title="No unit to show">
          It is no longer in the list. Close this, or undo the last step.
        </EmptyState>
      )}
    </Dialog>
  )
}

function MoreSheet() {
  const { close } = useDesk()
  return (
    <Dialog open variant="sheet" fit flush title="More" onClose={close}>
      <MoreList />
    </Dialog>
  )
}
