import type { Side } from '../../store/play-battle.ts'

/** Both players, as a choice between them says it. */
export const sides = [
  { value: 'your', label: 'You' },
  { value: 'enemy', label: 'They' },
] as const

/** The side that was chosen. */
export const sideOf = (value: string): Side => (value === 'enemy' ? 'enemy' : 'your')
