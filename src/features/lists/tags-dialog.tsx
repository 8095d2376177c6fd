import { type FormEvent, useState } from 'react'

import { BOUNDS } from '../../store/bounds.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { lot, tagLists } from './filing-jobs.ts'
import { firstFocus } from './first-focus.ts'
import { type TagChoice, tagChoice, typedTags } from './tag-choice.ts'

interface TagsDialogProps {
  readonly lists: readonly SavedList[]
  readonly tags: readonly string[]
  readonly onClose: (done: boolean) => void
}

const withAll = (choice: TagChoice, tags: readonly string[]): TagChoice =>
  new Map([...choice, ...tags.map((tag) => [tag, true] as const)])

const those = (choice: TagChoice, wanted: boolean) =>
  [...choice].flatMap(([tag, has]) => (has === wanted ? [tag] : []))

/** Gives lists tags and takes tags from them. */
export function TagsDialog({ lists, tags, onClose }: TagsDialogProps) {
  const [choice, setChoice] = useState(() => tagChoice(lists, tags))
  const [typed, setTyped] = useState('')
  const typedNow = typedTags(typed, [...choice.keys()])
  const add = (event: FormEvent) => {
    event.preventDefault()
    setChoice(withAll(choice, typedNow))
    setTyped('')
  }
  const keep = () => {
    // what was typed and not added yet is meant, too
    const whole = withAll(choice, typedNow)
    tagLists(lists, those(whole, true), those(whole, false))
    onClose(true)
  }
  const footer = (
    <DialogActions>
      <Button onClick={() => onClose(false)}>{t('Cancel')}</Button>
      <Button variant="go" onClick={keep}>
        {t('Keep the tags')}
      </Button>
    </DialogActions>
  )
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={t('Tags of {count, plural, =1 {{name}} other {# lists}}', lot(lists))}
      footer={footer}
    >
      <form className="lform lform--line" noValidate onSubmit={add}>
        <TextField
          label={t('New tag')}
          value={typed}
          maxLength={BOUNDS.folder}
          autoComplete="off"
          ref={firstFocus}
          onChange={setTyped}
        />
        <Button type="submit" icon="plus" disabled={typedNow.length === 0}>
          {t('Add')}
        </Button>
      </form>
      {[...choice].map(([tag, has]) => (
        <TagBox
          key={tag}
          tag={tag}
          has={has}
          onChange={(next) => setChoice(new Map([...choice, [tag, next]]))}
        />
      ))}
    </Dialog>
  )
}

interface TagBoxProps {
  readonly tag: string
  readonly has: boolean | null
  readonly onChange: (has: boolean) => void
}

/** A tag that all of the lists have, none, or some. */
function TagBox({ tag, has, onChange }: TagBoxProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        className="check__box"
        ref={(box) => {
          if (box) box.indeterminate = has === null
        }}
        checked={has === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="wrap-anywhere">
        {tag}
        {has === null && <span className="t-small"> {t('(some of them)')}</span>}
      </span>
    </label>
  )
}
