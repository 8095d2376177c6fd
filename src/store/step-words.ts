/** The label of a step within a sentence: `Undo: remove Gluttons`. Names in it keep their capitals. */
export function stepWords(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
