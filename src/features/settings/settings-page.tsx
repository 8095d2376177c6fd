import { type Theme, useSettings } from '../../store/settings.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { BackupSection } from './backup-section.tsx'
import { DataSection } from './data-section.tsx'
import { OfflineSection } from './offline-section.tsx'
import { Section } from './section.tsx'
import { StorageSection } from './storage-section.tsx'

const themes: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Settings: appearance, backup, storage, offline use, from when the data is. */
export function SettingsPage() {
  const theme = useSettings((state) => state.theme)
  const look = useSettings((state) => state.look)
  return (
    <div className="min-h-full bg-paper px-4 py-4 mid:px-5">
      <h1 className="t-list pb-4">Settings</h1>
      <div className="grid max-w-[720px] gap-8 pb-6">
        <Section title="Appearance">
          <RadioGroup
            label="Theme"
            look="segmented"
            value={theme}
            options={themes}
            onChange={(value) =>
              look({ theme: themes.find((each) => each.value === value)?.value ?? 'system' })
            }
          />
        </Section>
        <BackupSection />
        <StorageSection />
        <OfflineSection />
        <DataSection />
      </div>
    </div>
  )
}
