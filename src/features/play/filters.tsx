import { type PlayView, usePlayView } from '../../store/play-view.ts'
import { Chip, Chips } from '../../ui/chip.tsx'

export interface FiltersProps {
  /** How many entries are hidden. */
  readonly hidden: number
}

/** Narrows what is shown: by whose turn it is used in, to what can be used now; or shows what was hidden as well. */
export function Filters({ hidden }: FiltersProps) {
  const view = usePlayView((state) => state)
  const turn = (turns: PlayView['turns'], label: string) => (
    <Chip
      pressed={view.turns === turns}
      onToggle={(pressed) => view.look({ turns: pressed ? turns : 'both' })}
    >
      {label}
    </Chip>
  )
  return (
    <div className="play__filters">
      <Chips label="Filters">
        {turn('your', 'Yours')}
        {turn('enemy', 'Theirs')}
        <Chip pressed={view.usable} onToggle={(usable) => view.look({ usable })}>
          Usable now
        </Chip>
        {(hidden > 0 || view.hidden) && (
          <Chip pressed={view.hidden} onToggle={(shown) => view.look({ hidden: shown })}>
            Hidden {hidden}
          </Chip>
        )}
      </Chips>
    </div>
  )
}
