import type { PrintChoice } from './print-choice.ts'

/** A choice that tests begin with. */
export const testChoice: PrintChoice = {
  layout: 'roster',
  paper: 'a4',
  black: true,
  points: true,
  remarks: false,
  player: '',
  event: '',
  landscape: false,
  text: 'usual',
  columns: 2,
  perPage: 4,
  rules: 'none',
  notes: true,
  aids: false,
  link: false,
}
