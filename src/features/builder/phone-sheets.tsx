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

/** `One fault to mend`, `Nothing to mend` */
function verdict(faults: number): string {
  return t(
    '{faults, plural, =0 {Nothing to mend} =1 {One fault to mend} =2 {Two faults to mend} =3 {Three faults to mend} =4 {Four faults to mend} =5 {Five faults to mend} =6 {Six faults to mend} =7 {Seven faults to mend} =8 {Eight faults to mend} =9 {Nine faults to mend} other {# faults to mend}}',
    { faults },
  )
}

function CheckSheet() {
  const { army, findings, close } = useDesk()
  const title = army.units.size === 0 ? t('An empty list') : verdict(faultsOf(findings).length)
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
              {t('Points of {date} · {season}', {
                date: army.dataDate,
                season: army.season.short,
              })}
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
