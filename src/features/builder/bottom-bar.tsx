import { msg, t, type Message } from '../../text/t.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { MiniSeal } from '../../ui/seal.tsx'
import { useDesk, type View } from './desk.ts'
import { placeInFocus } from './places.ts'
import { faultsShown, faultWords } from './words.ts'

const tabs: readonly { view: View; label: Message; icon: IconName }[] = [
  { view: 'roster', label: msg('Roster'), icon: 'list' },
  { view: 'add', label: msg('Add'), icon: 'plus' },
  { view: 'check', label: msg('Check'), icon: 'check' },
  { view: 'more', label: msg('More'), icon: 'menu' },
]

/** The four ways from the roster on a phone, under the thumb. */
export function BottomBar() {
  const { army, findings, places, focus, view, open, aim } = useDesk()
  const faults = faultsShown(army, findings)
  // adding goes on where there is room, not at a choice that is made or a regiment that is full
  const add = () => {
    const room = focus && focus.used >= focus.max ? placeInFocus(army, places, null) : null
    if (room) aim(room.place)
    else open('add')
  }
  return (
    <nav className="bb" aria-label={t('Builder')}>
      {tabs.map((tab) => (
        <button
          key={tab.view}
          type="button"
          className={tab.view === 'add' ? 'bb__go' : undefined}
          aria-current={tab.view === view ? 'true' : undefined}
          onClick={() => (tab.view === 'add' ? add() : open(tab.view))}
        >
          <Icon name={tab.icon} size="l" />
          {t(tab.label)}
          {tab.view === 'check' && faults > 0 && (
            <MiniSeal state="bad" mark={String(faults)} label={faultWords(faults)} />
          )}
        </button>
      ))}
    </nav>
  )
}
