import type { Words } from '../../engine/system.ts'
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
  { value: 'portrait', label: 'Portrait' },
  { value: 'landscape', label: 'Landscape' },
] as const

const texts = [
  { value: 'fit', label: 'As one page allows' },
  { value: 'small', label: 'Small' },
  { value: 'usual', label: 'Usual' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
] as const

const rules = [
  { value: 'here', label: 'Beside each name' },
  { value: 'once', label: 'Once, from A to Z at the end' },
  { value: 'none', label: 'Names only' },
] as const

const counts = [1, 2, 3].map((count) => ({ value: String(count), label: String(count) }))

const perPages = [
  { value: '2', label: '2' },
  { value: '4', label: '4' },
  { value: '8', label: '8' },
  { value: '0', label: 'As fit' },
] as const

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
          label="Cards a page"
          look="segmented"
          value={String(choice.perPage)}
          options={perPages}
          hint={choice.perPage > 0 && 'A card that needs more room takes more places.'}
          onChange={(value) => choose({ perPage: oneOf(value, [0, 2, 4, 8] as const) ?? 4 })}
        />
      )}
      {uses('columns') && mostColumns(choice) > 1 && (
        <RadioGroup
          label="Columns"
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
        label="Paper"
        look="segmented"
        value={choice.paper}
        options={papers}
        onChange={(value) => choose({ paper: value === 'letter' ? 'letter' : 'a4' })}
      />
      <RadioGroup
        label="Orientation"
        look="segmented"
        value={choice.landscape ? 'landscape' : 'portrait'}
        options={ways}
        onChange={(value) => choose({ landscape: value === 'landscape' })}
      />
    </div>
  )
}

function EventFields({ choice, choose }: ChoiceProps) {
  return (
    <>
      <TextField
        label="Player"
        autoComplete="name"
        maxLength={LONGEST_FIELD}
        value={choice.player}
        onChange={(player) => choose({ player })}
      />
      <TextField
        label="Event"
        autoComplete="off"
        maxLength={LONGEST_FIELD}
        value={choice.event}
        onChange={(event) => choose({ event })}
        hint="Left empty, they are lines to write on."
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
        label="Text size"
        value={choice.text}
        options={sizes}
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
          label="What rules say"
          value={choice.rules}
          options={places}
          onChange={(value) => choose({ rules: oneOf(value, offered) ?? 'none' })}
        />
      )}
    </>
  )
}

function ShowOptions({ choice, choose, words, aids }: PrintOptionsProps) {
  const shown = (
    [
      ['points', 'Points'],
      ['notes', 'Your notes'],
      ['remarks', 'Warnings and remarks'],
      ['aids', `${words.aids} by phase`],
      ['link', 'QR code of the list'],
    ] as const
  ).filter(([option]) => usesOption(choice, option) && (option !== 'aids' || aids))
  return (
    <fieldset className="field">
      <legend className="field__label mb-1">Show</legend>
      {shown.map(([option, label]) => (
        <Checkbox
          key={option}
          label={label}
          checked={choice[option]}
          onChange={(value) => choose({ [option]: value })}
        />
      ))}
      <Checkbox
        label="Black and white"
        checked={choice.black}
        onChange={(black) => choose({ black })}
      />
    </fieldset>
  )
}
