import { num, t } from '../../text/t.ts'
import { Chip, Chips } from '../../ui/chip.tsx'
import type { Shelf } from './places.ts'

interface TagFilterProps {
  readonly tags: readonly Shelf[]
  readonly chosen: readonly string[]
  readonly onChosen: (chosen: readonly string[]) => void
}

/** Narrows the lists to those that have all tags pressed. */
export function TagFilter({ tags, chosen, onChosen }: TagFilterProps) {
  if (tags.length === 0) return null
  return (
    <div className="ltags">
      <Chips label={t('Tags')}>
        {tags.map(({ id, count }) => (
          <Chip
            key={id}
            pressed={chosen.includes(id)}
            onToggle={(pressed) =>
              onChosen(pressed ? [...chosen, id] : chosen.filter((tag) => tag !== id))
            }
          >
            {id} <span className="ltags__count">{num(count)}</span>
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
