import { type PlayView, usePlayView } from '../../store/play-view.ts'
import { t } from '../../text/t.ts'
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
      <Chips label={t('Filters')}>
        {turn('your', t('Yours'))}
        {turn('enemy', t('Theirs'))}
        <Chip pressed={view.usable} onToggle={(usable) => view.look({ usable })}>
          {t('Usable now')}
        </Chip>
        {(hidden > 0 || view.hidden) && (
          <Chip pressed={view.hidden} onToggle={(shown) => view.look({ hidden: shown })}>
            {t('Hidden {count, number}', { count: hidden })}
          </Chip>
        )}
      </Chips>
    </div>
  )
}
