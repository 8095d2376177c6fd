import { chooseLanguage, chosenLanguage } from '../../store/language-choice.ts'
import { readAppearance, useSettings } from '../../store/settings.ts'
import { languages, ownName } from '../../text/languages.ts'
import { msg, t } from '../../text/t.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { type Option, SelectField } from '../../ui/field.tsx'
import { Section } from './section.tsx'

const themes = [
  { value: 'system', label: msg('As the system') },
  { value: 'light', label: msg('Light') },
  { value: 'dark', label: msg('Dark') },
]

const textSizes = [
  { value: 'usual', label: msg('Usual') },
  { value: 'large', label: msg('Large') },
  { value: 'larger', label: msg('Larger') },
]

/** The choices in the language that is spoken. */
const said = (choices: typeof themes): readonly Option[] =>
  choices.map(({ value, label }) => ({ value, label: t(label) }))

const byBrowser = 'browser'

/** How the app looks in this browser. */
export function AppearanceSection() {
  const theme = useSettings((state) => state.theme)
  const textSize = useSettings((state) => state.textSize)
  const look = useSettings((state) => state.look)
  return (
    <Section title={t('Appearance')}>
      <RadioGroup
        label={t('Theme')}
        look="segmented"
        value={theme}
        options={said(themes)}
        onChange={(value) => look({ theme: readAppearance({ theme: value }).theme })}
      />
      <RadioGroup
        label={t('Text size')}
        look="segmented"
        value={textSize}
        options={said(textSizes)}
        hint={t('Usual is what the browser is set to. Paper has a size of its own.')}
        onChange={(value) => look({ textSize: readAppearance({ textSize: value }).textSize })}
      />
      <SelectField
        label={t('Language')}
        value={chosenLanguage() ?? byBrowser}
        options={[
          { value: byBrowser, label: t('As the browser') },
          ...languages.map((code) => ({ value: code, label: ownName(code) })),
        ]}
        hint={t('The page opens anew in it. Names of units and weapons stay English.')}
        onChange={(value) => chooseLanguage(value === byBrowser ? null : value)}
      />
    </Section>
  )
}
