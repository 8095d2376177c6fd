import { beginning } from '../text/t.ts'

/** The label of a step within a sentence: `Undo: remove Gluttons`. Names in it keep their capitals, and so does German all that begins it. */
export function stepWords(label: string): string {
  return beginning(label, 'small')
}
