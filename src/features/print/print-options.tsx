import type { Words } from '../../engine/system.ts'
import { type Message, msg, t, tIn } from '../../text/t.ts'
import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { layoutOf, usesOption, type OptionName } from './layouts.ts'
import { mostColumns } from './page-look.ts'
import { LONGEST_FIELD, type PrintChoice } from './print-choice.ts'

export interface PrintOptionsProps {
  readonly choice: PrintChoice
  readonly choose: (change: Partial<PrintChoice>) => void
  readonly words: Words
  /** Whether the list gives its player something to use by phase. */
  readonly aids: boolean
}

const papers = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
] as const

const ways = [
  { value: 'portrait', label: msg('Portrait') },
  { value: 'landscape', label: msg('Landscape') },
] as const

const texts = [
  { value: 'fit', label: msg('As one page allows') },
  { value: 'small', label: msg('Small') },
  { value: 'usual', label: msg('Usual') },
  { value: 'large', label: msg('Large') },
  { value: 'larger', label: msg('Larger') },
] as const

const rules = [
  { value: 'here', label: msg('Beside each name') },
  { value: 'once', label: msg('Once, from A to Z at the end') },
  { value: 'none', label: msg('Names only') },
] as const

const counts = [1, 2, 3].map((count) => ({ value: String(count), label: String(count) }))

const perPages = [
  { value: '2' },
  { value: '4' },
  { value: '8' },
  { value: '0', label: msg('As fit') },
] as const

interface Choosable {
  readonly value: string
  /** Without one it is the value, a figure. */
  readonly label?: Message
}

/** The choices in the language that is spoken. */
const said = (choices: readonly Choosable[]) =>
  choices.map(({ value, label }) => ({ value, label: label ? t(label) : value }))

/** The value of an option that is one of a few, as the choice has it. */
function oneOf<T>(value: string, options: readonly T[]): T | undefined {
  return options.find((option) => String(option) === value)
}

/** What can be chosen for the layout in hand; options that it does not use are not there. */
export function PrintOptions(props: PrintOptionsProps) {
  const { choice, choose } = props
  const uses = (option: OptionName) => usesOption(choice, option)
  return (
    <>
      {(uses('player') || uses('event')) && <EventFields {...{ choice, choose }} />}
      <PaperChoice {...{ choice, choose }} />
      {uses('perPage') && (
        <RadioGroup
          label={t('Cards a page')}
          look="segmented"
          value={String(choice.perPage)}
          options={said(perPages)}
          hint={choice.perPage > 0 && t('A card that needs more room takes more places.')}
          onChange={(value) => choose({ perPage: oneOf(value, [0, 2, 4, 8] as const) ?? 4 })}
        />
      )}
      {uses('columns') && mostColumns(choice) > 1 && (
        <RadioGroup
          label={t('Columns')}
          look="segmented"
          value={String(Math.min(choice.columns, mostColumns(choice)))}
          options={counts.filter(({ value }) => Number(value) <= mostColumns(choice))}
          onChange={(value) => choose({ columns: oneOf(value, [1, 2, 3] as const) ?? 2 })}
        />
      )}
      <TextOptions {...{ choice, choose }} />
      <ShowOptions {...props} />
    </>
  )
}

type ChoiceProps = Pick<PrintOptionsProps, 'choice' | 'choose'>

/** Which paper, and how it lies. */
export function PaperChoice({ choice, choose }: ChoiceProps) {
  return (
    <div className="pd__pair">
      <RadioGroup
        label={t('Paper')}
        look="segmented"
        value={choice.paper}
        options={papers}
        onChange={(value) => choose({ paper: value === 'letter' ? 'letter' : 'a4' })}
      />
      <RadioGroup
        label={t('Orientation')}
        look="segmented"
        value={choice.landscape ? 'landscape' : 'portrait'}
        options={said(ways)}
        onChange={(value) => choose({ landscape: value === 'landscape' })}
      />
    </div>
  )
}

function EventFields({ choice, choose }: ChoiceProps) {
  return (
    <>
      <TextField
        label={t('Player')}
        autoComplete="name"
        maxLength={LONGEST_FIELD}
        value={choice.player}
        onChange={(player) => choose({ player })}
      />
      <TextField
        label={t('Event')}
        autoComplete="off"
        maxLength={LONGEST_FIELD}
        value={choice.event}
        onChange={(event) => choose({ event })}
        hint={t('Left empty, they are lines to write on.')}
      />
    </>
  )
}

function TextOptions({ choice, choose }: ChoiceProps) {
  const { rules: offered, head } = layoutOf(choice.layout)
  const sizes = texts.filter(({ value }) => head || value !== 'fit')
  const places = rules.filter(({ value }) => offered.includes(value))
  return (
    <>
      <SelectField
        label={t('Text size')}
        value={choice.text}
        options={said(sizes)}
        onChange={(value) =>
          choose({
            text:
              oneOf(
                value,
                texts.map((one) => one.value),
              ) ?? 'usual',
          })
        }
      />
      {places.length > 1 && (
        <SelectField
          label={t('What rules say')}
          value={choice.rules}
          options={said(places)}
          onChange={(value) => choose({ rules: oneOf(value, offered) ?? 'none' })}
        />
      )}
    </>
  )
}

function ShowOptions({ choice, choose, words, aids }: PrintOptionsProps) {
  const shown = (
    [
      ['points', t('Points')],
      ['notes', t('Your notes')],
      ['remarks', t('Warnings and remarks')],
      ['aids', t('{aids} by phase', { aids: words.aids })],
      ['link', t('QR code of the list')],
    ] as const
  ).filter(([option]) => usesOption(choice, option) && (option !== 'aids' || aids))
  return (
    <fieldset className="field">
      <legend className="field__label mb-1">{tIn('options', 'Show')}</legend>
      {shown.map(([option, label]) => (
        <Checkbox
          key={option}
          label={label}
          checked={choice[option]}
          onChange={(value) => choose({ [option]: value })}
        />
      ))}
      <Checkbox
        label={t('Black and white')}
        checked={choice.black}
        onChange={(black) => choose({ black })}
      />
    </fieldset>
  )
}
