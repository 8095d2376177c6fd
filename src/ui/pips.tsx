import { t } from '../text/t.ts'
import { classes } from './classes.ts'

/** Beyond this the bars are no longer counted at a glance; the figures say it. */
const mostBars = 10

export interface PipsProps {
  readonly taken: number
  /** How many there may be. */
  readonly places: number
  /** The text alternative where it is not places that are counted: "2 of 3 wounds left". */
  readonly words?: string | undefined
}

/** Places as little bars: taken, open, hatched when too many. */
export function Pips({ taken, places, words: said }: PipsProps) {
  const words = said ?? t('{taken, number} of {places, number} places', { taken, places })
  const bars = Math.max(taken, places)
  if (bars > mostBars) return <span className="qty">{words}</span>
  return (
    <span className="pips" role="img" aria-label={words} title={words}>
      {Array.from({ length: bars }, (_, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          key={place}
          className={classes('pip', place < taken && (place < places ? 'pip--f' : 'pip--x'))}
        />
      ))}
    </span>
  )
}
