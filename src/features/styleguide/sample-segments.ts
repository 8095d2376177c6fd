import type { TapeSegment } from '../../ui/tape.tsx'

/** A list with one fault and 230 points left. */
export const mixed: readonly TapeSegment[] = [
  { id: '1', numeral: 'I', label: 'Tyrant', points: 350, kind: 'plain' },
  { id: '2', numeral: 'II', label: 'Butcher', points: 720, kind: 'plain', fault: true },
  { id: '3', numeral: 'III', label: 'Bloodpelt Hunter', points: 200, kind: 'plain', focus: true },
  { id: 'r', numeral: 'R', label: 'Bundo Whalebiter', points: 400, kind: 'renown' },
  { id: 'a', numeral: 'AUX', label: 'Frost Sabres', points: 70, kind: 'aux' },
  { id: 's', label: 'Lore and terrain', points: 30, kind: 'alt' },
]

/** Exactly 2,000 points, the second regiment in focus. */
export const full: readonly TapeSegment[] = [
  { id: '1', numeral: 'I', label: 'Tyrant', points: 740, kind: 'plain' },
  { id: '2', numeral: 'II', label: 'Butcher', points: 660, kind: 'plain', focus: true },
  { id: '3', numeral: 'III', label: 'Slaughtermaster', points: 600, kind: 'plain' },
]

/** 140 points beyond 2,000, the second regiment at fault. */
export const beyond: readonly TapeSegment[] = [
  { id: '1', numeral: 'I', label: 'Tyrant', points: 740, kind: 'plain' },
  { id: '2', numeral: 'II', label: 'Butcher', points: 660, kind: 'plain', fault: true },
  { id: '3', numeral: 'III', label: 'Slaughtermaster', points: 740, kind: 'plain' },
]

/** Detachment points: two parts of three points. */
export const points: readonly TapeSegment[] = [
  { id: 'a', label: 'Bully Boyz', points: 2, kind: 'plain' },
  { id: 'b', label: 'More Dakka', points: 1, kind: 'alt' },
]
