import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { tooLong } from '../../engine/text/lines-of.ts'
import { useTypedText } from '../../store/typed-text.ts'
import { msg, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import type { Intake } from './use-intake.ts'

const kinds = [
  [msg('Text'), msg('official apps, New Recruit, Sigdex, Listbot, Listforge, WTC and more')],
  [msg('Files'), msg('.ros, .rosz, New Recruit JSON, .txt')],
  [msg('Links'), msg('of Listforge and of Muster')],
  [msg('Muster'), msg('lists and backups (.json)')],
] as const

/** Where a list is pasted, opened or dropped. Pasted into the empty box, it is read at once. */
export function PasteBox({ intake }: { readonly intake: Intake }) {
  const [text, setText] = useTypedText('import')
  const [empty, setEmpty] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // on a phone the keyboard would cover the page
    if (window.matchMedia('(pointer: fine) and (width >= 700px)').matches) box.current?.focus()
  }, [])
  const read = () => {
    setEmpty(text.trim() === '')
    if (text.trim() === '') return box.current?.focus()
    intake.takeText(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    read()
  }
  return (
    <div className="imp__start">
      <div className="imp__box">
        <TextAreaField
          label={t('Paste a list, or several')}
          hint={t(
            'Pasted into the empty box, it is read at once. Words before and after the list do no harm.',
          )}
          error={empty ? t('There is nothing to read yet. Paste a list into the box.') : undefined}
          ref={box}
          rows={14}
          spellCheck={false}
          autoComplete="off"
          className="imp__paste"
          value={text}
          onChange={setText}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            // a field cannot show so much; it is refused with the reason
            if (tooLong(pasted) !== null) event.preventDefault()
            else if (text !== '') return
            if (pasted.trim() !== '') intake.takeText(pasted)
          }}
        />
        <div className="imp__acts" data-bottom-bar>
          <Button variant="go" icon="paste" busy={intake.busy} onClick={read}>
            {t('Read the list')}
          </Button>
          <Button icon="folder" onClick={intake.pick}>
            {t('Open files')}
          </Button>
        </div>
      </div>
      <section className="imp__kinds" aria-labelledby="imp-kinds">
        <h2 id="imp-kinds" className="t-head">
          {t('What can be read')}
        </h2>
        <dl>
          {kinds.map(([kind, words]) => (
            <div key={kind}>
              <dt className="t-name">{t(kind)}</dt>
              <dd className="t-small">{t(words)}</dd>
            </div>
          ))}
        </dl>
        <p className="t-small">
          {t(
            'You see each line and what it was read as before anything is kept. Nothing leaves this browser. Files can be dropped anywhere on this page.',
          )}
        </p>
      </section>
    </div>
  )
}
