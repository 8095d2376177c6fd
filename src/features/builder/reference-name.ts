import { useDesk } from './desk.ts'

/** `Detachments and stratagems`; empty in a game whose lists have nothing to look up. */
export function useReferenceName(): string {
  const { army, system, overview } = useDesk()
  const slot = army.slots.find(({ id }) => id === overview?.slot)
  return slot ? `${slot.name} and ${system.words.aids.toLowerCase()}` : ''
}
