import { useState } from 'react'

import { Checkbox, RadioGroup } from '../../ui/choice.tsx'
import { NumberField, SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { SearchField } from '../../ui/search-field.tsx'

const nowhere = () => undefined
const limits = ['1,000', '1,500', '2,000', 'Custom'].map((label) => ({ value: label, label }))
const themes = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark', disabled: true },
]
const factions = [
  { value: 'ogors', label: 'Ogor Mawtribes', group: 'Destruction' },
  { value: 'orruks', label: 'Ironjawz', group: 'Destruction' },
  { value: 'seraphon', label: 'Seraphon', group: 'Order' },
]

/** Fields of words, empty and filled, with hint, with error, disabled. */
export function FieldSamples() {
  const [text, setText] = useState('Dinner with Bundo')
  return (
    <div className="grid gap-3">
      <SearchField
        label="Search units"
        placeholder="Name or keyword"
        shortcut="/"
        value={text}
        onChange={setText}
      />
      <SearchField label="Search lists" shortcut="/" value="" onChange={nowhere} />
      <TextField label="Name" hint="Shown on paper and in links." value={text} onChange={setText} />
      <TextField label="Name of the folder" disabled value="Retired" onChange={nowhere} />
      <NumberField
        label="Points"
        hint="Of the whole list."
        error="Give a whole number from 500 to 5,000."
        value="20x"
        onChange={nowhere}
      />
      <TextAreaField label="Notes" value="" onChange={nowhere} rows={2} />
      <TextAreaField
        label="A list as text"
        error="No list was found in it."
        value="Bring dice."
        onChange={nowhere}
        rows={2}
      />
    </div>
  )
}

/** Choices: from a menu, of a few in sight, on or off. */
export function ChoiceSamples() {
  const [limit, setLimit] = useState('2,000')
  const [theme, setTheme] = useState('light')
  const [faction, setFaction] = useState('ogors')
  const [on, setOn] = useState(true)
  return (
    <div className="grid gap-3">
      <SelectField label="Faction" value={faction} onChange={setFaction} options={factions} />
      <SelectField
        label="Season"
        error="This season has no prices for the faction."
        value={faction}
        onChange={setFaction}
        options={factions}
      />
      <SelectField label="Pack" disabled value="ogors" onChange={nowhere} options={factions} />
      <RadioGroup
        label="Limit"
        look="segmented"
        hint="As the event says."
        value={limit}
        onChange={setLimit}
        options={limits}
      />
      <RadioGroup label="Theme" value={theme} onChange={setTheme} options={themes} />
      <div>
        <Checkbox label="Show Legends" hint="Off for matched play." checked={on} onChange={setOn} />
        <Checkbox label="With notes" checked={!on} onChange={() => setOn(!on)} />
        <Checkbox label="With prices" checked disabled onChange={nowhere} />
      </div>
    </div>
  )
}
