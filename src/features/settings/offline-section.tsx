import { askInstall, useInstallOffer } from '../../store/install.ts'
import { type OfflineState, useOffline } from '../../store/offline.ts'
import { type Message, msg, num, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'

const megabytes = (bytes: number) => num(bytes / 1e6, { maximumFractionDigits: 1 })

const workerWords: Readonly<Record<OfflineState['worker'], Message>> = {
  none: msg('This browser does not keep Muster for use without a network here.'),
  failed: msg(
    'Muster could not be stored for use without a network: the connection broke off, or this browser has no room. The next visit tries again.',
  ),
  starting: msg('Muster is being stored for use without a network.'),
  ready: msg('Muster is stored for use without a network.'),
}

const dataWords: Readonly<Record<OfflineState['download'], Message>> = {
  off: msg('Only the data of the factions you open is stored.'),
  saving: msg(
    'Your browser is set to save data, so only the data of the factions you open is stored.',
  ),
  waiting: msg('The rest is fetched when there is a connection.'),
  running: msg('The rest is fetched while the page is open and idle.'),
  done: msg('Everything works without a network, factions you never opened too.'),
}

const troubleWords = {
  offline: dataWords.waiting,
  full: msg('This browser has no more room for Muster. Make room, then fetch the rest.'),
  gone: msg('A new version is out and brings its own data. Reload when it is ready.'),
} as const

/** What works without a network, how much it takes, and installing the app. */
export function OfflineSection() {
  const { worker, status, download, update, start, cancel, apply } = useOffline()
  const trouble = download === 'waiting' ? status?.trouble : null
  const running = download === 'running'
  return (
    <Section title={t('Offline use')} anchor="offline">
      {worker !== 'ready' || status === null ? (
        <p className="t-body">{t(workerWords[worker])}</p>
      ) : (
        <>
          <Facts
            facts={[
              [t('App'), t('stored')],
              [
                t('Game data'),
                t('{have} of {all} MB stored', {
                  have: megabytes(status.have),
                  all: megabytes(status.all),
                }),
              ],
            ]}
          />
          <div className="flex flex-wrap items-center gap-3">
            {running && <Button onClick={cancel}>{t('Stop fetching')}</Button>}
            {!running && download !== 'done' && (
              <Button icon="download" onClick={start}>
                {t('Fetch the rest')}
              </Button>
            )}
            <p className="t-small min-w-0 flex-1 basis-60">
              {t(trouble ? troubleWords[trouble] : dataWords[download])}
              {download !== 'done' &&
                ` ${t('All data is {size} MB to fetch.', { size: megabytes(status.packed) })}`}
            </p>
          </div>
        </>
      )}
      {update !== 'none' && (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => void apply()}>{t('Reload')}</Button>
          <p className="t-small min-w-0 flex-1 basis-60">
            {t('A new version of Muster is ready.')}
          </p>
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
        <Button onClick={() => void askInstall(offer)}>{t('Install Muster')}</Button>
        <p className="t-small min-w-0 flex-1 basis-60">
          {t('It opens in a window of its own, and other apps can hand lists to it.')}
        </p>
      </div>
    )
  }
  if (!isApple()) return null
  return (
    <p className="t-small">
      {t('To install it on iPhone or iPad, choose Share, then Add to Home Screen.')}
    </p>
  )
}
