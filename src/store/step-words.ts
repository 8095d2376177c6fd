import { beginning } from '../text/first-letter.ts'
import { type KeptWords, wordsOf } from '../text/kept-words.ts'

/** The label of a step within a sentence: `Undo: remove Gluttons`. Names in it keep their capitals, and so does German all that begins it. */
export function stepWords(label: string | KeptWords): string {
  return beginning(typeof label === 'string' ? label : wordsOf(label), 'small')
}
