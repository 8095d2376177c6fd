import { t } from '../../text/t.ts'
import { useDesk } from './desk.ts'
import { lowered } from './words.ts'

/** `Detachments and stratagems`; empty in a game whose lists have nothing to look up. */
export function useReferenceName(): string {
  const { army, system, overview } = useDesk()
  const slot = army.slots.find(({ id }) => id === overview?.slot)
  return slot ? t('{slot} and {aids}', { slot: slot.name, aids: lowered(system.words.aids) }) : ''
}
