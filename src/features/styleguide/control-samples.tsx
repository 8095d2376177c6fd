import { AddButton, Button, IconButton } from '../../ui/button.tsx'

const variants = [
  ['go', 'Keep a copy'],
  ['plain', 'Print'],
  ['ghost', 'Change'],
  ['bad', 'Delete'],
] as const

/** Buttons in their looks: each at rest, at work and disabled; small, wide and square ones. */
export function ControlSamples() {
  return (
    <div className="grid gap-2.5">
      {variants.map(([variant, word]) => (
        <div key={variant} className="flex flex-wrap gap-2.5">
          <Button variant={variant}>{word}</Button>
          <Button variant={variant} icon="check">
            {word}
          </Button>
          <Button variant={variant} busy>
            {word}
          </Button>
          <Button variant={variant} disabled>
            {word}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-2.5">
        <Button small icon="plus">
          Regiment
        </Button>
        <IconButton icon="undo" label="Undo" />
        <IconButton icon="redo" label="Redo" disabled />
        <IconButton icon="copy" label="Duplicate" variant="plain" />
        <IconButton icon="share" label="Share" large />
      </div>
      <Button wide>As wide as there is room</Button>
      <div className="flex flex-wrap items-center gap-2.5">
        <AddButton label="Add Ironguts" />
        <AddButton label="Add anyway" over />
        <AddButton label="Choose" icon="check" />
        <span className="t-small">add: rest, over the limit, choose</span>
      </div>
      <p className="t-small">Hover, pressed and focus: point at one, press it, tab to it.</p>
    </div>
  )
}
