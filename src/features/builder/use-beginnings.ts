import type { OpenPlace } from '../../engine/system.ts'
import { useDesk } from './desk.ts'

/** Places where something new can begin: a group of one's own, a ready-made one, a loose unit. */
export function useBeginnings(): readonly OpenPlace[] {
  const { army, places } = useDesk()
  const begun = new Set(
    army.groups
      .filter(({ style, section }) => style !== 'loose' || section !== '')
      .map(({ id }) => id),
  )
  return places.filter(
    ({ kind, place }) => kind === 'units' && (place.group === undefined || !begun.has(place.group)),
  )
}

/** `Add a regiment` as a button beside a plus writes it: `Regiment`. */
export const beginningName = ({ title, name = title }: OpenPlace): string => name
