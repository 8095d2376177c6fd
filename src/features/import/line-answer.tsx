import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { type Option, SelectField, TextField } from '../../ui/field.tsx'
import type { LineRowProps } from './line-row.tsx'

const typed = 'type'
const leftOut = 'out'
const asIs = 'as'
const named = (name: string) => `name:${name}`

/** Names on offer: those that are near now, and those that were before it was answered. */
function offeredOf({ row, answer }: LineRowProps): readonly string[] {
  return [...new Set([...(answer?.offered ?? []), ...row.reading.candidates])]
}

const readAs = (name: string) => t('Read as {name}', { name })

function optionsOf(props: LineRowProps): readonly Option[] {
  const { row, answer } = props
  const { reading } = row
  const offered = offeredOf(props)
  const own = answer && answer.words !== '' && !offered.includes(answer.words)
  const asRead = reading.status === 'near' ? readAs(reading.as) : t('Say what it is')
  return [
    { value: asIs, label: answer ? t('As the text has it') : asRead },
    ...(own ? [{ value: named(answer.words), label: readAs(answer.words) }] : []),
    ...offered.map((name) => ({
      value: named(name),
      label: readAs(name),
      group: t('Nearest names'),
    })),
    { value: typed, label: t('Type a name'), group: t('Or') },
    { value: leftOut, label: t('Leave out'), group: t('Or') },
  ]
}

/** The name that one tap takes: that which it was read as, or of one not read the nearest. */
function guessOf({ row: { reading } }: LineRowProps): string | undefined {
  const { status, as, candidates } = reading
  if (status === 'near') return candidates.includes(as) ? as : undefined
  return candidates[0]
}

/** What the owner says of a line: one of the nearest names, another one, or to leave it out. The list is read again at once. */
export function LineAnswerField(props: LineRowProps) {
  const { row, answer, onAnswer, onType } = props
  const [typing, setTyping] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const offered = offeredOf(props)
  const say = (words: string) => onAnswer({ words, offered })
  const label = t('Read line {line, number} as', { line: row.at + 1 })
  if (typing) {
    const close = (words: string | null) => {
      setTyping(false)
      if (words) say(words)
      // the field that takes this one's place is drawn first
      requestAnimationFrame(() => select.current?.focus())
    }
    return <TypedName {...{ label, close }} names={props.names} />
  }
  const value = answer ? (answer.words === '' ? leftOut : named(answer.words)) : asIs
  const guess = answer ? undefined : guessOf(props)
  return (
    <div className="lt__ask">
      <SelectField
        label={label}
        hideLabel
        ref={select}
        value={value}
        options={optionsOf(props)}
        onChange={(chosen) => {
          if (chosen === typed) {
            onType()
            setTyping(true)
          } else if (chosen === leftOut) say('')
          else if (chosen === asIs) onAnswer(null)
          else say(chosen.slice(named('').length))
        }}
      />
      {guess !== undefined && (
        <Button
          small
          icon="check"
          aria-label={t('Line {line, number} is {name}', { line: row.at + 1, name: guess })}
          onClick={() => {
            say(guess)
            select.current?.focus()
          }}
        >
          {row.reading.status === 'near' ? t('Confirm') : guess}
        </Button>
      )}
    </div>
  )
}

interface TypedNameProps {
  readonly label: string
  readonly names: string
  /** With the name, or null to leave things as they are. */
  readonly close: (words: string | null) => void
}

function TypedName({ label, names, close }: TypedNameProps) {
  const [words, setWords] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') close(words.trim())
    else if (event.key === 'Escape') close(null)
  }
  return (
    <div className="lt__ask">
      <TextField
        label={label}
        hideLabel
        ref={field}
        list={names}
        placeholder={t('Unit, enhancement')}
        autoComplete="off"
        maxLength={100}
        value={words}
        onChange={setWords}
        onKeyDown={onKeyDown}
      />
      <Button small onClick={() => close(words.trim())}>
        {t('Use it')}
      </Button>
    </div>
  )
}
