import { bestLanguage, languages, speak } from '../text/languages.ts'

const KEY = 'muster-language'

/** The language that was chosen in this browser; null where it goes by the browser's own. */
export function chosenLanguage(): string | null {
  try {
    const stored = localStorage.getItem(KEY)
    return stored !== null && languages.includes(stored) ? stored : null
  } catch {
    // Storage that is refused: the browser's own language serves.
    return null
  }
}

/** Speaks the language that was chosen, or the browser's own: before anything is shown. */
export async function speakAsChosen(): Promise<void> {
  const code = await speak(chosenLanguage() ?? bestLanguage(navigator.languages))
  document.documentElement.lang = code
}

/** Chooses a language, or the browser's own by null, and opens the page in it: what was worked out so far is in the former. */
export function chooseLanguage(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, code)
  } catch {
    // Where storage is refused there is no other language than the browser's.
  }
  window.location.reload()
}
