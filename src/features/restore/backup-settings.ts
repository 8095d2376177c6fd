import { presets, readPresets } from '../../store/presets.ts'
import { readAppearance, settings } from '../../store/settings.ts'

type Stored = Readonly<Record<string, unknown>>

const themes = { system: 'theme as the system', light: 'light theme', dark: 'dark theme' } as const
const sizes = { usual: 'usual text', large: 'large text', larger: 'larger text' } as const

/** What the settings of a backup are, in a line; null where it has none. */
export function settingsWords(stored: Stored): string | null {
  if (Object.keys(stored).length === 0) return null
  const { theme, textSize } = readAppearance(stored)
  const { length } = readPresets(stored['events'])
  const events = length === 0 ? 'no events' : `${length} event${length === 1 ? '' : 's'}`
  return `${themes[theme]}, ${sizes[textSize]}, ${events}`
}

/** Takes over appearance and event presets; presets of other names stay. */
export function takeSettings(stored: Stored): void {
  settings.getState().look(readAppearance(stored))
  for (const preset of readPresets(stored['events'])) presets.getState().add(preset)
}
