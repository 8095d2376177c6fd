import { language } from '../text/t.ts'

/** The label of a step within a sentence: `Undo: remove Gluttons`. Names in it keep their capitals, and so does German all that begins it. */
export function stepWords(label: string): string {
  if (language() !== 'en' || !/^\p{Lu}\p{Ll}/u.test(label)) return label
  return label.charAt(0).toLowerCase() + label.slice(1)
}
