import { t } from '../../text/t.ts'

import './settings.css'
import { AppearanceSection } from './appearance-section.tsx'
import { BackupSection } from './backup-section.tsx'
import { DataSection } from './data-section.tsx'
import { EventsSection } from './events-section.tsx'
import { OfflineSection } from './offline-section.tsx'
import { StorageSection } from './storage-section.tsx'

/** Settings: appearance, events, points versions, backup, storage, offline use. */
export function SettingsPage() {
  return (
    <div className="sets">
      <h1 className="t-list">{t('Settings')}</h1>
      <div className="sets__parts">
        <AppearanceSection />
        <BackupSection />
        <EventsSection />
        <StorageSection />
        <OfflineSection />
        <DataSection />
      </div>
    </div>
  )
}
