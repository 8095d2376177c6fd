import { t } from '../../text/t.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { MiniSeal } from '../../ui/seal.tsx'
import { useDesk, type View } from './desk.ts'
import { counted, faultsShown } from './words.ts'

const tabs: readonly { view: View; label: string; icon: IconName }[] = [
  { view: 'roster', label: 'Roster', icon: 'list' },
  { view: 'add', label: 'Add', icon: 'plus' },
  { view: 'check', label: 'Check', icon: 'check' },
  { view: 'more', label: 'More', icon: 'menu' },
]

/** The four ways from the roster on a phone, under the thumb. */
export function BottomBar() {
  const { army, findings, view, open } = useDesk()
  const faults = faultsShown(army, findings)
  return (
    <nav className="bb" aria-label={t('Builder')}>
      {tabs.map((tab) => (
        <button
          key={tab.view}
          type="button"
          className={tab.view === 'add' ? 'bb__go' : undefined}
          aria-current={tab.view === view ? 'true' : undefined}
          onClick={() => open(tab.view)}
        >
          <Icon name={tab.icon} size="l" />
          {tab.label}
          {tab.view === 'check' && faults > 0 && (
            <MiniSeal state="bad" mark={String(faults)} label={counted(faults, 'fault')} />
          )}
        </button>
      ))}
    </nav>
  )
}
