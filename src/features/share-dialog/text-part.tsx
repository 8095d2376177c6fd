import { useMemo, useRef, useState } from 'react'

import type { Army } from '../../engine/army.ts'
import { lackWords } from '../../engine/lack-words.ts'
import type { Roster } from '../../engine/roster.ts'
import type { ListExport } from '../../share/text/write.ts'
import type { ArmyState } from '../../store/army-state.ts'
import { lastExport, rememberExport } from '../../store/export-choice.ts'
import { fileName, saveFile } from '../../store/save-file.ts'
import { useArmy } from '../../store/use-army.ts'
import { t, tIn } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { SelectField, TextAreaField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { copyText } from './copy-text.ts'
import { useWriter, useWritten, type Writer } from './use-written.ts'

interface Telling {
  /** Something to be read out. */
  readonly onSaid: (text: string) => void
  /** Something that went wrong, or null. */
  readonly onProblem: (text: string | null) => void
}

interface TextTabProps extends Telling {
  readonly roster: Roster
}

/** A list as text in the ways of other apps: what it looks like, what it cannot carry, to copy or to keep as a file. */
export function TextTab({ roster, ...telling }: TextTabProps) {
  const army = useArmy(roster)
  const writer = useWriter()
  const problem = problemOf(army) ?? (writer.state === 'failed' ? writer.problem : null)
  if (problem !== null) {
    return (
      <p className="t-body" role="alert">
        {problem}
      </p>
    )
  }
  if (army.state !== 'ready' || writer.state !== 'ready')
    return <p role="status">{t('Writing the list')}</p>
  return <Chooser army={army.army} writer={writer.writer} {...telling} />
}

function problemOf(army: ArmyState): string | null {
  if (army.state === 'failed') return army.problem
  if (army.state !== 'gone') return null
  const what = lackWords(army.lacks)
  return t(
    'It stays on {what}, which this version of Muster does not have: it cannot be written as text.',
    { what },
  )
}

interface ChooserProps extends Telling {
  readonly army: Army
  readonly writer: Writer
}

function Chooser({ army, writer, ...telling }: ChooserProps) {
  const { system } = army.roster
  const ways = useMemo(() => writer.exportsFor(army), [writer, army])
  const count = writer.faultsOf(army).length
  const [chosen, setChosen] = useState(() => lastExport(system))
  const [faults, setFaults] = useState(true)
  const way = ways.find(({ id }) => id === chosen) ?? ways[0]
  if (!way) return null
  return (
    <div className="sharing">
      <div className="sharing__how">
        <SelectField
          label={t('Format')}
          value={way.id}
          options={ways.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setChosen(id)
            rememberExport(system, id)
          }}
        />
        {count > 0 && way.faults && (
          <Checkbox
            label={t('State the faults on top')}
            hint={t('{faults, plural, one {# fault} other {# faults}}', { faults: count })}
            checked={faults}
            onChange={setFaults}
          />
        )}
      </div>
      <Loses {...{ army, writer, way }} />
      <Preview
        key={way.id}
        {...{ army, writer, way, ...telling }}
        faults={faults && way.faults && count > 0}
      />
    </div>
  )
}

interface WayProps {
  readonly army: Army
  readonly writer: Writer
  readonly way: ListExport
}

function Loses({ army, writer, way }: WayProps) {
  const loses = useMemo(() => writer.losesOf(army, way.id), [army, writer, way])
  if (loses.length === 0) {
    return (
      <p className="sharing__whole t-small">
        <Icon name="check" size="s" />
        {t('Carries all of this list.')}
      </p>
    )
  }
  return (
    <p className="sharing__loses t-body">
      <b>{t('This format cannot carry:')}</b> {loses.join(', ')}.
    </p>
  )
}

/** A table as a file begins with the mark by which spreadsheets know its letters; a copied one does not. */
function fileContent({ type }: ListExport, content: string | Uint8Array): string | Uint8Array {
  return type === 'text/csv' && typeof content === 'string' ? `\uFEFF${content}` : content
}

/** Says that a text is longer than one message takes where such texts go. */
function lengthWords({ most }: ListExport, text: string): string | undefined {
  if (most === null || text.length <= most) return undefined
  return t(
    '{length, number} characters; one message takes {limit, number}. Send it as a file, or choose Short.',
    { length: text.length, limit: most },
  )
}

interface PreviewProps extends WayProps, Telling {
  readonly faults: boolean
}

function Preview({ army, writer, way, faults, onSaid, onProblem }: PreviewProps) {
  const written = useWritten(writer, army, way.id, faults)
  const [copied, setCopied] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  if (written === null) return <p role="status">{t('Writing the list')}</p>
  if ('problem' in written) {
    return (
      <p className="t-body" role="alert">
        {written.problem}
      </p>
    )
  }
  const { content } = written
  const copy = async (text: string) => {
    // said anew each time
    onSaid('')
    const done = await copyText(text)
    setCopied(done ? text : null)
    onSaid(done ? t('Copied') : '')
    onProblem(done ? null : t('It could not be copied. The text is selected: copy it from there.'))
    if (done) return
    box.current?.focus()
    box.current?.select()
  }
  const download = () => {
    saveFile(fileName(army.roster.name, way.extension), fileContent(way, content), way.type)
    onSaid(t('File downloaded'))
  }
  const text = typeof content === 'string' && way.text ? content : null
  return (
    <>
      {text === null ? (
        <p className="t-body">
          {t(
            'A file of names and numbers, for apps that know lists by these. It cannot be shown or copied as text.',
          )}
        </p>
      ) : (
        <TextAreaField
          label={t('Preview')}
          hint={lengthWords(way, text)}
          ref={box}
          readOnly
          rows={14}
          spellCheck={false}
          wrap="soft"
          className="sharing__text"
          value={text}
          onChange={() => undefined}
        />
      )}
      <div className="sharing__acts sharing__acts--foot">
        {text !== null && (
          <Button
            variant="go"
            icon={copied === text ? 'check' : 'copy'}
            onClick={() => void copy(text)}
          >
            {copied === text ? t('Copied') : tIn('a text', 'Copy')}
          </Button>
        )}
        <Button icon="download" variant={text === null ? 'go' : 'plain'} onClick={download}>
          {t('Download .{extension}', { extension: way.extension })}
        </Button>
      </div>
    </>
  )
}
