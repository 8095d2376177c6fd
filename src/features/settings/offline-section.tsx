import { askInstall, useInstallOffer } from '../../store/install.ts'
import { type OfflineState, useOffline } from '../../store/offline.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const megabytes = (bytes: number) => number.format(bytes / 1e6)

const workerWords: Readonly<Record<OfflineState['worker'], string>> = {
  none: 'This browser does not keep Muster for use without a network here.',
  failed:
    'Muster could not be stored for use without a network: the connection broke off, or this browser has no room. The next visit tries again.',
  starting: 'Muster is being stored for use without a network.',
  ready: 'Muster is stored for use without a network.',
}

const dataWords: Readonly<Record<OfflineState['download'], string>> = {
  off: 'Only the data of the factions you open is stored.',
  saving: 'Your browser is set to save data, so only the data of the factions you open is stored.',
  waiting: 'The rest is fetched when there is a connection.',
  running: 'The rest is fetched while the page is open and idle.',
  done: 'Everything works without a network, factions you never opened too.',
}

const troubleWords = {
  offline: dataWords.waiting,
  full: 'This browser has no more room for Muster. Make room, then fetch the rest.',
  gone: 'A new version is out and brings its own data. Reload when it is ready.',
} as const

/** What works without a network, how much it takes, and installing the app. */
export function OfflineSection() {
  const { worker, status, download, update, start, cancel, apply } = useOffline()
  const trouble = download === 'waiting' ? status?.trouble : null
  const running = download === 'running'
  return (
    <Section title="Offline use" anchor="offline">
      {worker !== 'ready' || status === null ? (
        <p className="t-body">{workerWords[worker]}</p>
      ) : (
        <>
          <Facts
            facts={[
              ['App', 'stored'],
              ['Game data', `${megabytes(status.have)} of ${megabytes(status.all)} MB stored`],
            ]}
          />
          <div className="flex flex-wrap items-center gap-3">
            {running && <Button onClick={cancel}>Stop fetching</Button>}
            {!running && download !== 'done' && (
              <Button icon="download" onClick={start}>
                Fetch the rest
              </Button>
            )}
            <p className="t-small min-w-0 flex-1 basis-60">
              {trouble ? troubleWords[trouble] : dataWords[download]}
              {download !== 'done' && ` All data is ${megabytes(status.packed)} MB to fetch.`}
            </p>
          </div>
        </>
      )}
      {update !== 'none' && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => void apply()}>Reload</Button>
          <p className="t-small min-w-0 flex-1 basis-60">A new version of Muster is ready.</p>
        </div>
      )}
      <Install />
    </Section>
  )
}

/** Whether the app runs in a window of its own. */
const installed = () => window.matchMedia('(display-mode: standalone)').matches

/** iPhone and iPad; the latter calls itself a Mac. */
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

function Install() {
  const offer = useInstallOffer()
  if (installed()) return null
  if (offer) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void askInstall(offer)}>Install Muster</Button>
        <p className="t-small min-w-0 flex-1 basis-60">
          It opens in a window of its own, and other apps can hand lists to it.
        </p>
      </div>
    )
  }
  if (!isApple()) return null
  return (
    <p className="t-small">
      To install it on iPhone or iPad, choose Share, then Add to Home Screen.
    </p>
  )
}
