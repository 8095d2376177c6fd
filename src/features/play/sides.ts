import type { Side } from '../../store/play-battle.ts'
import { t } from '../../text/t.ts'

/** Both players, as a choice between them says it. */
export const sides = () =>
  [
    { value: 'your', label: t('You') },
    { value: 'enemy', label: t('They') },
  ] as const

/** The side that was chosen. */
export const sideOf = (value: string): Side => (value === 'enemy' ? 'enemy' : 'your')
