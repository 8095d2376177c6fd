import type { ReactNode, Ref } from 'react'

import { classes } from './classes.ts'

export interface SpineBlockProps {
  /** plain: own regiment. renown: double line, locked. aux: dashed. set: army choices, upright text. */
  readonly variant?: 'plain' | 'renown' | 'aux' | 'set' | undefined
  /** In focus: what the picker adds to. */
  readonly slot?: boolean | undefined
  /** While something is dragged: whether it may be dropped here, is over the block, or is refused, which makes the text quiet. */
  readonly drag?: 'target' | 'over' | 'refused' | undefined
  /** The numeral or short name on the spine; empty where there is no room for any. */
  readonly mark: string
  /** Writes the mark up the spine: a word has room there, as far as the block is high. */
  readonly up?: boolean | undefined
  /** The accessible name of the block, "Regiment II, Butcher". */
  readonly label: string
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

const dragClass = { target: 'is-drop', over: 'is-drop is-over', refused: 'is-no' } as const

/** What the spine has room for at its full size: two letters, or a numeral of three strokes. */
const roomy = /^(?:.{0,2}|[IVX]{3})$/

/** More letters than this stand closer up the spine. */
const long = 11

/** One ruled block with a bar down its left side: a regiment, the auxiliaries, the army's choices. */
export function SpineBlock(props: SpineBlockProps) {
  const { variant = 'plain', slot, drag, mark, up, label, id, ref, className, children } = props
  return (
    <section
      ref={ref}
      id={id}
      aria-label={label}
      className={classes(
        'reg',
        variant !== 'plain' && `reg--${variant}`,
        slot && 'reg--slot',
        drag && dragClass[drag],
        className,
      )}
    >
      <div
        className={classes(
          'reg__spine',
          !up && !roomy.test(mark) && 'reg__spine--s',
          up && 'reg__spine--up',
          up && mark.length > long && 'reg__spine--long',
        )}
        title={up ? label : undefined}
        aria-hidden="true"
      >
        {mark}
      </div>
      <div className="rows min-w-0">{children}</div>
    </section>
  )
}
