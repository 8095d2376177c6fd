/**
 * Whether an error is the browser's about a part of the app (script, style) that did not arrive: the connection broke off, or
 * a newer release is out and the host has the old parts no longer. Each browser has its own words.
 */
export function isMissingPart(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error)
  return /dynamically imported|module script|Failed to fetch|preload CSS/i.test(message)
}
