import { useCallback } from 'react'

import { t } from '../../text/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { useTools } from './desk.ts'
import { firstThatFits } from './picker-groups.ts'
import { PickerHead } from './picker-head.tsx'
import { onListKey } from './picker-keys.ts'
import { PickerList } from './picker-list.tsx'
import { PickerChips, PickerSearch, SortButton } from './picker-tools.tsx'
import { scrollerOf, useKeptFocus } from './use-kept-focus.ts'
import { keyOf, usePicker, type Picker } from './use-picker.ts'

/** Adds the first candidate that fits, for Enter in the search field. */
function useEnter({ sections, change }: Picker): () => void {
  const { add } = useTools()
  return () => {
    const first = firstThatFits(sections)
    if (!first) return
    add(first.id)
    change({ text: '' })
  }
}

/** The picker as a pane: slot on top, tools, then everything that could fill it. */
export function PickerPane() {
  const picker = usePicker()
  const { focus } = picker
  const onEnter = useEnter(picker)
  if (!focus) return <NoPlace />
  return (
    <div className="picker">
      <PickerHead />
      <div className="picker__tools">
        <PickerSearch picker={picker} onEnter={onEnter} />
        <SortButton picker={picker} />
      </div>
      <PickerChips picker={picker} />
      <ListBox picker={picker} className="picker__list" />
    </div>
  )
}

/** The picker's list for a sheet, whose head and tools stand in the sheet's own head and foot. */
export function PickerSheetBody({ picker }: { readonly picker: Picker }) {
  return picker.focus ? <ListBox picker={picker} /> : <NoPlace />
}

/** What a press of a row's button does beside what the button does. */
function usePress(picker: Picker): (id: string) => void {
  const keep = useKeptFocus(picker)
  const { search, spentRef } = picker
  return useCallback(
    (id) => {
      keep(id)
      spentRef.current = true
      // where buttons take no focus, the keyboard is still up
      if (document.activeElement === search.current) search.current?.select()
    },
    [keep, search, spentRef],
  )
}

/** Keeps what was found, and where it stands, before a card takes the picker's place. */
function useKeeping(picker: Picker): () => void {
  const { searches } = useTools()
  return () => {
    const top = scrollerOf(picker.list.current)?.scrollTop ?? 0
    const { filter, spentRef } = picker
    searches.keep({ key: keyOf(picker), filter, top, spent: spentRef.current })
  }
}

interface ListBoxProps {
  readonly picker: Picker
  readonly className?: string
}

/** The list with its keys; says how much was found of what is typed. */
function ListBox({ picker, className }: ListBoxProps) {
  const onPress = usePress(picker)
  const keep = useKeeping(picker)
  const { filter, sections, list } = picker
  const count = sections.reduce((sum, { candidates }) => sum + candidates.length, 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keys go from row to row; each has its buttons
    <div
      className={className}
      ref={list}
      onClickCapture={keep}
      onKeyDown={(event) => onListKey(event, picker)}
    >
      <PickerList picker={picker} onPress={onPress} />
      <LiveRegion
        text={
          filter.text.trim() &&
          t('{count, plural, =0 {nothing found} one {# found} other {# found}}', { count })
        }
      />
    </div>
  )
}

/** The sheet's tools under the thumb: chips, search, Done. */
export function PickerSheetFoot({ picker }: { readonly picker: Picker }) {
  const { close } = useTools()
  const onEnter = useEnter(picker)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="picker__line">
        <SortButton picker={picker} />
        <PickerChips picker={picker} line />
      </div>
      <div className="picker__foot">
        <PickerSearch picker={picker} onEnter={onEnter} />
        <button type="button" className="btn btn--go" onClick={close}>
          {t('Done')}
        </button>
      </div>
    </div>
  )
}

function NoPlace() {
  return (
    <EmptyState title={t('Every place is taken')}>
      {t('Remove a unit, or raise the limit in the list settings, to add another one.')}
    </EmptyState>
  )
}
