import { useState } from 'react'
import { Link } from 'react-router'

import type { Edit } from '../../engine/edit.ts'
import { useBase } from '../../store/use-base.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { useDesk } from './desk.ts'
import { LimitField } from './limit-field.tsx'
import { useListJobs } from './list-jobs.ts'

/** What holds for the whole list. Every field is kept with each letter, and each change can be undone. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { army, layout, send } = useDesk()
  const { roster } = army
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('List settings')}
      variant={layout === 'phone' ? 'sheet' : 'box'}
      // on a phone the sheet that leads here has the same
      footer={layout === 'phone' ? undefined : <Jobs />}
    >
      <div className="grid gap-4">
        <Kept
          label={t('Name')}
          value={roster.name}
          edit={(name) => (name === '' ? null : { kind: 'set-name', name })}
        />
        <LimitField />
        <ArmyField />
        <PointsField />
        <Checkbox
          label={t('Legends units allowed')}
          hint={t('Units that are no longer in the current books. Ask your opponent or organiser.')}
          checked={roster.legends}
          onChange={(legends) => send({ kind: 'set-legends', legends })}
        />
        <Kept
          long
          label={t('Notes')}
          value={roster.notes}
          edit={(notes) => ({ kind: 'set-notes', notes })}
        />
      </div>
    </Dialog>
  )
}

/** What can be done with the list as a whole. */
function Jobs() {
  const { openOver } = useDesk()
  const jobs = useListJobs()
  return (
    <div className="settings__foot">
      <Button icon="list" onClick={() => openOver('costs')}>
        {t('Where the points come from')}
      </Button>
      <Button icon="download" onClick={jobs.download}>
        {t('Save as a file')}
      </Button>
      <Button icon="copy" onClick={jobs.duplicate}>
        {t('Duplicate')}
      </Button>
      <Button icon="trash" variant="bad" onClick={jobs.remove}>
        {t('Delete')}
      </Button>
    </div>
  )
}

interface KeptProps {
  readonly label: string
  readonly value: string
  readonly long?: boolean
  /** The edit that keeps what was typed, or null when it cannot be kept. */
  readonly edit: (text: string) => Edit | null
}

/** A text that is kept as it is typed; one that cannot be kept goes back to the last that could. */
function Kept({ label, value, long, edit }: KeptProps) {
  const { send } = useDesk()
  const [text, setText] = useState<string | null>(null)
  const keep = (typed: string) => {
    setText(typed)
    const made = typed.trim() === value ? null : edit(typed.trim())
    if (made) send(made)
  }
  const field = { label, value: text ?? value, onChange: keep, onBlur: () => setText(null) }
  return long ? (
    <TextAreaField {...field} maxLength={4000} />
  ) : (
    <TextField {...field} maxLength={80} />
  )
}

/** What the list stays on, and the way to others: a move shows what it changes first. */
function PointsField() {
  const { army, system, listId } = useDesk()
  const base = useBase(system.id)
  const books = base.state === 'ready' ? system.priceBooks(base.value).length : 0
  if (books < 2 && system.seasons.length < 2) return null
  return (
    <div className="grid gap-1">
      <span className="field__label">{t('Points and season')}</span>
      <p className="t-body">
        {army.about.join(' · ')}.{' '}
        <Link to={`/list/${listId}/points`} className="lnk tapbox">
          {t('Compare and move')}
        </Link>
      </p>
    </div>
  )
}

/** The faction's own list, or one of those that replace it. */
function ArmyField() {
  const { army, system, send } = useDesk()
  const { faction, variant } = army.roster
  const base = useBase(system.id)
  const all = base.state === 'ready' ? system.armies(base.value) : []
  const armies = all.filter((choice) => choice.faction === faction)
  if (armies.length < 2) return null
  return (
    <SelectField
      label={t('Army')}
      hint={t(
        'Each {variant} has its own units and rules. Units it lacks stay in the list and are reported.',
        { variant: system.words.variant },
      )}
      value={variant ?? ''}
      options={armies.map((choice) => ({ value: choice.variant ?? '', label: choice.name }))}
      onChange={(next) => send({ kind: 'set-army', faction, variant: next || null })}
    />
  )
}
