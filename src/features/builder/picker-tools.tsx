import { useMemo } from 'react'

import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, Chips } from '../../ui/chip.tsx'
import { useRuleWords } from '../../ui/rule-words.ts'
import { SearchField, type SearchFieldProps } from '../../ui/search-field.tsx'
import { useDesk } from './desk.ts'
import { measureOf } from './picker-groups.ts'
import { goToFirst } from './picker-keys.ts'
import type { Picker } from './use-picker.ts'
import { titleCase } from './words.ts'

interface ToolProps {
  readonly picker: Picker
}

/** Selects text that has done its work when the field is turned to, so that typing replaces it; a second tap places the cursor. */
function spentProps({ spentRef }: Picker): SearchFieldProps['fieldProps'] {
  return {
    onFocus: ({ currentTarget }) => {
      if (spentRef.current) currentTarget.select()
    },
    onClick: ({ currentTarget }) => {
      if (spentRef.current) currentTarget.select()
      spentRef.current = false
    },
    onInput: () => {
      spentRef.current = false
    },
  }
}

/** Search by name, former name or keyword; Enter adds the first that fits. */
export function PickerSearch({ picker, onEnter }: ToolProps & { readonly onEnter: () => void }) {
  const { layout } = useDesk()
  return (
    <SearchField
      label={t('Name or keyword')}
      value={picker.filter.text}
      onChange={(text) => picker.change({ text })}
      shortcut={layout === 'phone' ? undefined : '/'}
      onEnter={onEnter}
      onArrowDown={() => goToFirst(picker)}
      inputRef={picker.search}
      fieldProps={spentProps(picker)}
    />
  )
}

/** Switches between points, or another budget, dearest first, and names; none where both give the same order. */
export function SortButton({ picker }: ToolProps) {
  const { army, focus, candidates, filter } = picker
  const { slot, unit } = focus?.place ?? {}
  const slots = unit === undefined ? army.slots : army.units.get(unit)?.slots
  const counts = slots?.find(({ id }) => id === slot)?.counts ?? ''
  const measure = useMemo(() => measureOf(candidates, counts), [candidates, counts])
  if (measure === null) return null
  const byName = filter.sort === 'name'
  return (
    <Button
      icon="sort"
      className="picker__sort"
      aria-label={sortWords(measure, byName)}
      onClick={() => picker.change({ sort: byName ? 'points' : 'name' })}
    >
      {byName ? t('Name') : measure === 'Points' ? t('Points') : measure}
    </Button>
  )
}

/** By what it is sorted, and by what it would be. */
function sortWords(measure: string, byName: boolean): string {
  if (measure === 'Points') {
    return byName ? t('Sorted by name; sort by points') : t('Sorted by points; sort by name')
  }
  return byName
    ? t('Sorted by name; sort by {measure}', { measure })
    : t('Sorted by {measure}; sort by name', { measure })
}

/** Filters: what the points allow, and the keywords that split what is offered. */
export function PickerChips({ picker, line }: ToolProps & { readonly line?: boolean }) {
  const { army, focus } = useDesk()
  const { called } = useRuleWords()
  const { filter, chips, change } = picker
  const left = Math.max(0, army.limit - army.points)
  // among picks that all fit, a filter by points would change nothing
  const dear = picker.candidates.some(({ status }) => status === 'over')
  const byPoints = filter.fits || dear || focus?.kind !== 'picks'
  if (!byPoints && chips.keywords.length === 0 && !chips.shoots) return null
  const toggle = (keyword: string, on: boolean) => {
    const others = filter.keywords.filter((name) => name !== keyword)
    change({ keywords: on ? [...others, keyword] : others })
  }
  return (
    <Chips label={t('Filters')} line={line}>
      {byPoints && (
        <Chip pressed={filter.fits} onToggle={(fits) => change({ fits })}>
          {line
            ? t('Fits {points, number}', { points: left })
            : t('Fits {points, number} points', { points: left })}
        </Chip>
      )}
      {chips.keywords.map((keyword) => (
        <Chip
          key={keyword}
          pressed={filter.keywords.includes(keyword)}
          onToggle={(on) => toggle(keyword, on)}
        >
          {titleCase(called(keyword))}
        </Chip>
      ))}
      {chips.shoots && (
        <Chip pressed={filter.shoots} onToggle={(shoots) => change({ shoots })}>
          {t('Shoots')}
        </Chip>
      )}
    </Chips>
  )
}
