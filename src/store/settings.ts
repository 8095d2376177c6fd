import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type Theme = 'light' | 'dark' | 'system'

/** How large letters are; `usual` is what the browser is set to. */
export type TextSize = 'usual' | 'large' | 'larger'

export interface Appearance {
  readonly theme: Theme
  readonly textSize: TextSize
}

export interface SettingsState extends Appearance {
  /** Applies a part of the appearance to the page and remembers it. */
  readonly look: (part: Partial<Appearance>) => void
}

const KEY = 'muster-settings'
/** Where the theme alone was kept before there were other settings. */
const FORMER_KEY = 'muster-theme'

const themes: readonly Theme[] = ['light', 'dark', 'system']
const textSizes: readonly TextSize[] = ['usual', 'large', 'larger']
const usual: Appearance = { theme: 'system', textSize: 'usual' }

/** Reads an appearance from outside. What it does not say, or says wrongly, is as usual. */
export function readAppearance(value: unknown): Appearance {
  const { theme, textSize } = (Object(value) ?? {}) as Readonly<Record<string, unknown>>
  return {
    theme: themes.find((one) => one === theme) ?? usual.theme,
    textSize: textSizes.find((one) => one === textSize) ?? usual.textSize,
  }
}

function remembered(): Appearance {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored !== null) return readAppearance(JSON.parse(stored))
    return readAppearance({ theme: localStorage.getItem(FORMER_KEY) })
  } catch {
    // Storage that is refused, or what no longer can be read, costs no more than the appearance.
    return usual
  }
}

/** The colour of the browser's own bar follows a theme that is set against the system's. */
function applyBarColour(theme: Theme): void {
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('data-theme') === theme
    const media = `(prefers-color-scheme: ${meta.getAttribute('data-theme')})`
    meta.setAttribute('media', theme === 'system' ? media : own ? 'all' : 'not all')
  }
}

function apply({ theme, textSize }: Appearance): void {
  if (typeof document === 'undefined') return
  applyBarColour(theme)
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  if (textSize === 'usual') delete dataset['text']
  else dataset['text'] = textSize
}

function remember({ theme, textSize }: Appearance): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ theme, textSize }))
    localStorage.removeItem(FORMER_KEY)
  } catch {
    // Where storage is refused, it holds for this visit.
  }
}

/** Settings of this browser. Importing this module applies what is remembered: import it first. */
export const settings: StoreApi<SettingsState> = createStore((set, get) => {
  const first = remembered()
  apply(first)
  return {
    ...first,
    look: (part) => {
      const next = { ...get(), ...part }
      apply(next)
      remember(next)
      set(part)
    },
  }
})

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return
    const next = remembered()
    apply(next)
    settings.setState(next)
  })
}

/** Reads the settings in a component. */
export function useSettings<T>(select: (state: SettingsState) => T): T {
  return useStore(settings, select)
}
