import { useRef } from 'react'

import { mostChecked } from '../../share/check/pieces.ts'
import { useTypedText } from '../../store/typed-text.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { PasteField } from './paste-field.tsx'
import type { Take } from './use-take.ts'

/** Folders can be chosen where the platform has a way to; React knows no name for it. */
const asFolder = { webkitdirectory: '' }

/** The fields that lists come in by: a text to paste into, files, a folder. */
export function TakeIn({ take }: { readonly take: Take }) {
  const [text, setText] = useTypedText('check')
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
      <PasteField value={text} onChange={setText} onDone={check} />
      <div className="takein__acts">
        <Button variant="go" icon="check" disabled={text.trim() === ''} onClick={check}>
          {t('Check the text')}
        </Button>
        {text !== '' && (
          <Button icon="trash" onClick={() => setText('')}>
            {t('Clear the text')}
          </Button>
        )}
        <Button icon="upload" onClick={() => files.current?.click()}>
          {t('Open files')}
        </Button>
        <Button icon="folder" onClick={() => folder.current?.click()}>
          {t('Open a folder')}
        </Button>
      </div>
      <p className="t-small">
        {t(
          'Or drop them anywhere on this page: texts, .ros, .rosz and .json files, backups of Muster, folders, a .csv table with a name and a list in each row. Links to lists can be pasted, one a line. At most {most, number} lists are checked in one go.',
          { most: mostChecked },
        )}
      </p>
      <input
        ref={files}
        type="file"
        multiple
        className="hidden"
        aria-label={t('Files to check')}
        onChange={() => chosen(files.current)}
      />
      <input
        ref={folder}
        type="file"
        multiple
        {...asFolder}
        className="hidden"
        aria-label={t('Folder to check')}
        onChange={() => chosen(folder.current)}
      />
    </div>
  )
}
