import type { System } from '../../engine/system.ts'
import { eventWords } from '../../store/event-words.ts'
import { usePresets } from '../../store/presets.ts'
import { t } from '../../text/t.ts'
import { SelectField } from '../../ui/field.tsx'
import { seasonOf, sizeIn } from './event-rules.ts'
import type { NewList } from './use-new-list.ts'

interface EventFieldProps {
  readonly system: System
  readonly list: NewList
}

/** An event that was saved fills in what it asks for; nothing where none was saved. */
export function EventField({ system, list }: EventFieldProps) {
  const presets = usePresets((state) => state.presets)
  const { draft, change } = list
  if (presets.length === 0) return null
  const choose = (value: string) => {
    const event = presets.find(({ id }) => id === value) ?? null
    if (!event) return change({ event })
    const size = event.limit === null ? {} : sizeIn(system, event.limit)
    const season = seasonOf(system, event)
    return change({ event, ...size, ...(season !== null && { season }) })
  }
  return (
    <SelectField
      label={t('Event')}
      value={draft.event?.id ?? ''}
      hint={draft.event && eventWords(draft.event)}
      options={[
        { value: '', label: t('None') },
        ...presets.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={choose}
    />
  )
}
