/** As long as a paragraph may be that is not divided. */
const longest = 400

const pieces = /.{1,399}[.!?](?:\s|$)|.{1,399}(?:\s|$)|.{1,400}/g

/** Long paragraphs are divided behind a sentence, else at a word, so that notes of any length can turn the page. */
export function paragraphs(notes: string): readonly string[] {
  return notes
    .split(/\n+/)
    .flatMap((line) => (line.length > longest ? (line.match(pieces) ?? []) : [line]))
    .map((line) => line.trim())
    .filter(Boolean)
}
