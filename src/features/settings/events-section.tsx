import { useState } from 'react'

import type { EventRules } from '../../share/check/event-rules.ts'
import { eventWords } from '../../store/event-words.ts'
import { type EventPreset, presets, usePresets } from '../../store/presets.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { EventDialog } from './event-dialog.tsx'
import { Section } from './section.tsx'

/** What the dialog is open for; `preset` null: a new event. */
interface Open {
  readonly preset: EventPreset | null
}

function save(former: EventPreset | null, name: string, rules: EventRules): void {
  const { add, remove, save: saveNew } = presets.getState()
  if (!former) {
    const id = saveNew(name, rules)
    say(t('“{name}” saved', { name }), {
      action: { label: t('Undo'), onAction: () => remove(id) },
    })
    return
  }
  const { limit, legends, seasons, prices } = rules
  add({ id: former.id, name, limit, legends, seasons, prices })
  say(t('“{name}” changed', { name }), {
    action: { label: t('Undo'), onAction: () => add(former) },
  })
}

function remove(preset: EventPreset): void {
  const { add, remove: removeNow } = presets.getState()
  removeNow(preset.id)
  say(t('“{name}” deleted', { name: preset.name }), {
    action: { label: t('Undo'), onAction: () => add(preset) },
  })
}

/** What events ask of lists, saved once for new lists and for checking. */
export function EventsSection() {
  const all = usePresets((state) => state.presets)
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <Section title={t('Events')} anchor="events">
      <p className="t-body">
        {t(
          'What an event asks of lists, saved once: a new list begins with it, and lists are checked by it.',
        )}
      </p>
      {all.length > 0 && (
        <ul aria-label={t('Saved events')}>
          {all.map((preset) => (
            <li key={preset.id} className="sets__row">
              <span>
                <span className="t-name wrap-anywhere">{preset.name}</span>
                <span className="t-small block first-letter:uppercase">{eventWords(preset)}</span>
              </span>
              <span className="flex">
                <IconButton
                  icon="edit"
                  label={t('Change {name}', { name: preset.name })}
                  onClick={() => setOpen({ preset })}
                />
                <IconButton
                  icon="trash"
                  label={t('Delete {name}', { name: preset.name })}
                  onClick={() => remove(preset)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button icon="plus" className="justify-self-start" onClick={() => setOpen({ preset: null })}>
        {t('New event')}
      </Button>
      {open && (
        <EventDialog
          preset={open.preset}
          onClose={() => setOpen(null)}
          onSave={(name, rules) => {
            save(open.preset, name, rules)
            setOpen(null)
          }}
        />
      )}
    </Section>
  )
}
