import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type Theme = 'light' | 'dark' | 'system'

export interface SettingsState {
  readonly theme: Theme
  /** Applies the theme to the page and remembers it. */
  readonly setTheme: (theme: Theme) => void
}

const KEY = 'muster-theme'

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
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

function applyTheme(theme: Theme): void {
  if (typeof document === 'undefined') return
  applyBarColour(theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

function rememberTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Where storage is refused, the theme holds for this visit.
  }
}

/** Settings of this browser. Importing this module applies the remembered theme: import it first. */
export const settings: StoreApi<SettingsState> = createStore((set) => {
  const theme = readTheme()
  applyTheme(theme)
  return {
    theme,
    setTheme: (next) => {
      applyTheme(next)
      rememberTheme(next)
      set({ theme: next })
    },
  }
})

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) settings.getState().setTheme(readTheme())
  })
}

/** Reads the settings in a component. */
export function useSettings<T>(select: (state: SettingsState) => T): T {
  return useStore(settings, select)
}
