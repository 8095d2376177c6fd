/** What to tell the user of an error: its own words, unless it is the browser's about a part of the app that did not arrive. */
export function errorWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /dynamically imported|module script|Failed to fetch/i.test(message)
    ? 'A part of Muster did not arrive. Load the page again when you are online.'
    : message
}
