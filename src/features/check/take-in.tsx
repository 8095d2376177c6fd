import { useRef, useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import type { Take } from './use-take.ts'

/** Folders can be chosen where the platform has a way to; React knows no name for it. */
const asFolder = { webkitdirectory: '' }

/** Browsers take seconds to insert so much as if it was typed; to set it takes none. */
const longPaste = 10_000

/** The fields that lists come in by: a text to paste into, files, a folder. */
export function TakeIn({ take }: { readonly take: Take }) {
  const [text, setText] = useState('')
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const chosen = (input: HTMLInputElement | null) => {
    const all = [...(input?.files ?? [])]
    // the same file can be chosen again
    if (input) input.value = ''
    if (all.length > 0) take.files(all)
  }
  const check = () => {
    take.text(text)
    setText('')
  }
  return (
    <div className="takein">
      <TextAreaField
        label="Paste one list or many"
        hint="Each player’s name may stand on a line of its own above the list."
        rows={9}
        value={text}
        onChange={setText}
        spellCheck={false}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain')
          if (pasted.length < longPaste) return
          event.preventDefault()
          const { value, selectionStart, selectionEnd } = event.currentTarget
          setText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) check()
        }}
      />
      <div className="takein__acts">
        <Button variant="go" icon="check" disabled={text.trim() === ''} onClick={check}>
          Check the text
        </Button>
        <Button icon="upload" onClick={() => files.current?.click()}>
          Open files
        </Button>
        <Button icon="folder" onClick={() => folder.current?.click()}>
          Open a folder
        </Button>
      </div>
      <p className="t-small">
        Or drop them anywhere on this page: texts, .ros, .rosz and .json files, folders, a .csv
        table with a name and a list in each row.
      </p>
      <input
        ref={files}
        type="file"
        multiple
        className="hidden"
        aria-label="Files to check"
        onChange={() => chosen(files.current)}
      />
      <input
        ref={folder}
        type="file"
        multiple
        {...asFolder}
        className="hidden"
        aria-label="Folder to check"
        onChange={() => chosen(folder.current)}
      />
    </div>
  )
}
