import { presets, readPresets } from '../../store/presets.ts'
import { readAppearance, settings } from '../../store/settings.ts'
import { msg, t } from '../../text/t.ts'

type Stored = Readonly<Record<string, unknown>>

const themes = {
  system: msg('theme as the system'),
  light: msg('light theme'),
  dark: msg('dark theme'),
} as const
const sizes = {
  usual: msg('usual text'),
  large: msg('large text'),
  larger: msg('larger text'),
} as const

/** What the settings of a backup are, in a line; null where it has none. */
export function settingsWords(stored: Stored): string | null {
  if (Object.keys(stored).length === 0) return null
  const { theme, textSize } = readAppearance(stored)
  const { length } = readPresets(stored['events'])
  const events = t('{count, plural, =0 {no events} one {# event} other {# events}}', {
    count: length,
  })
  return [t(themes[theme]), t(sizes[textSize]), events].join(', ')
}

/** Takes over appearance and event presets; presets of other names stay. */
export function takeSettings(stored: Stored): void {
  settings.getState().look(readAppearance(stored))
  for (const preset of readPresets(stored['events'])) presets.getState().add(preset)
}
