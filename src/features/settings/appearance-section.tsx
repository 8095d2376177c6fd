import { readAppearance, useSettings } from '../../store/settings.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import type { Option } from '../../ui/field.tsx'
import { Section } from './section.tsx'

const themes: readonly Option[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const textSizes: readonly Option[] = [
  { value: 'usual', label: 'Usual' },
  { value: 'large', label: 'Large' },
  { value: 'larger', label: 'Larger' },
]

/** How the app looks in this browser. */
export function AppearanceSection() {
  const theme = useSettings((state) => state.theme)
  const textSize = useSettings((state) => state.textSize)
  const look = useSettings((state) => state.look)
  return (
    <Section title="Appearance">
      <RadioGroup
        label="Theme"
        look="segmented"
        value={theme}
        options={themes}
        onChange={(value) => look({ theme: readAppearance({ theme: value }).theme })}
      />
      <RadioGroup
        label="Text size"
        look="segmented"
        value={textSize}
        options={textSizes}
        hint="Usual is what the browser is set to. Paper has a size of its own."
        onChange={(value) => look({ textSize: readAppearance({ textSize: value }).textSize })}
      />
    </Section>
  )
}
