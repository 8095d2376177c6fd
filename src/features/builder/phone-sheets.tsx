import { useToasts } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { Announcer } from './announcer.tsx'
import { ListSeal } from './builder-head.tsx'
import { useDesk } from './desk.ts'
import { FindingsList } from './findings-pane.tsx'
import { MoreList } from './more-list.tsx'
import { PickerSheetHead } from './picker-head.tsx'
import { PickerSheetBody, PickerSheetFoot } from './picker.tsx'
import { useReferenceName } from './reference-name.ts'
import { ReferencePane } from './reference-pane.tsx'
import { groupWords, UnitCard, useSubject, type Subject } from './unit-card.tsx'
import { usePicker } from './use-picker.ts'
import { faultsOf } from './words.ts'

/** What slides over the roster on a phone. */
export function PhoneSheets() {
  const { view } = useDesk()
  if (view === 'add') return <AddSheet />
  if (view === 'reference') return <ReferenceSheet />
  if (view === 'check') return <CheckSheet />
  if (view === 'card') return <CardSheet />
  return view === 'more' ? <MoreSheet /> : null
}

function AddSheet() {
  const { focus, close } = useDesk()
  const picker = usePicker()
  return (
    <Dialog
      open
      variant="sheet"
      flush
      title={focus ? focus.title : t('Add')}
      onClose={close}
      header={<PickerSheetHead />}
      footer={<PickerSheetFoot picker={picker} />}
    >
      <PickerSheetBody picker={picker} />
      <InSheet />
    </Dialog>
  )
}

function ReferenceSheet() {
  const { close } = useDesk()
  const name = useReferenceName()
  if (!name) return null
  return (
    <Dialog open variant="sheet" flush title={name} onClose={close}>
      <ReferencePane />
      <InSheet />
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
  const title = army.units.size === 0 ? 'An empty list' : verdict(faultsOf(findings).length)
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
          {t('Back to the roster')}
        </Button>
      }
    >
      <FindingsList />
      <InSheet />
    </Dialog>
  )
}

function CardSheet() {
  const { army, system } = useDesk()
  const groupOf = ({ unit }: Subject) => {
    return groupWords(
      system,
      army.groups.find(({ id }) => id === unit?.group),
    )
  }
  const { shown, close, open } = useDesk()
  const subject = useSubject(shown)
  const fromPicker = shown?.kind === 'candidate'
  return (
    <Dialog
      open
      variant="sheet"
      flush
      title={subject?.profile.name ?? t('Unit')}
      onClose={close}
      header={
        <div className="cardhead">
          {fromPicker ? (
            <Button variant="ghost" icon="back" onClick={() => open('add')}>
              {t('Back to the picker')}
            </Button>
          ) : (
            <span className="t-label px-3">{subject && groupOf(subject)}</span>
          )}
          <IconButton icon="close" label={t('Close')} onClick={close} />
        </div>
      }
    >
      {subject ? (
        <UnitCard subject={subject} />
      ) : (
        <EmptyState title={t('No unit to show')}>
          {t('It is no longer in the list. Close this, or undo the last step.')}
        </EmptyState>
      )}
      <InSheet />
    </Dialog>
  )
}

/** Messages and announcements again inside the sheet: what lies outside of a modal dialog is neither read out nor reached. */
function InSheet() {
  const toasts = useToasts((state) => state.toasts)
  const dismiss = useToasts((state) => state.dismiss)
  return (
    <>
      <Announcer />
      <Toaster toasts={toasts} onDismiss={dismiss} />
    </>
  )
}

function MoreSheet() {
  const { close } = useDesk()
  return (
    <Dialog open variant="sheet" fit flush title={t('More')} onClose={close}>
      <MoreList />
    </Dialog>
  )
}
