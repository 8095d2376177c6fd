import { lazy, Suspense } from 'react'
import { BrowserRouter } from 'react-router'

import { bringDesk } from '../features/lists/use-desk.ts'
import { PaletteHost } from '../features/palette/palette-host.tsx'
import { ReportHost } from '../features/report/report-host.tsx'
import { ShareHost } from '../features/share-dialog/share-host.tsx'
import { TourHost } from '../features/tour/tour-host.tsx'
import { dataDates } from '../library/data-date.ts'
import { useToasts } from '../store/toasts.ts'
import { date, t } from '../text/t.ts'
import { Toaster } from '../ui/toast.tsx'
import { Arrival } from './arrival.tsx'
import { AppRoutes } from './routes.tsx'

/** From when the data is: what was published, and the day. */
function dataLine(): string {
  const dated = dataDates.map(({ publication, date: day }) =>
    t('{publication} of {day}', {
      publication,
      day: date(new Date(day), { dateStyle: 'long', timeZone: 'UTC' }),
    }),
  )
  return t('{dates}; newer official points may exist.', { dates: dated.join('; ') })
}

/** What keeps the app for use offline comes once the page has loaded, and the page does without where it does not come. */
const UpdateBar = lazy(async () => {
  await loaded()
  void keepStorage()
  // the page that most others lead back to opens at once then
  bringDesk().catch(() => null)
  const bar = await import('./update-bar.tsx').catch(() => null)
  return { default: bar?.UpdateBar ?? (() => null) }
})

/** Has the browser asked to keep what is stored, once there are lists. */
async function keepStorage(): Promise<void> {
  const part = await import('../store/persist-storage.ts').catch(() => null)
  part?.keepStorageOnceListed()
}

/** Resolves when the page is there, letters too, and idle. */
async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((settle) => {
      window.addEventListener('load', settle, { once: true })
    })
  }
  await new Promise<unknown>((settle) => {
    // Safari has no idle callbacks
    if ('requestIdleCallback' in window) window.requestIdleCallback(settle)
    else setTimeout(settle, 300)
  })
  await document.fonts.ready
}

/** The whole app: its pages, and the messages over them. */
export function App() {
  return (
    <BrowserRouter>
      <Arrival />
      <AppRoutes dataLine={dataLine()} />
      <ShareHost />
      <PaletteHost />
      <ReportHost />
      <TourHost />
      <Messages />
      <Suspense fallback={null}>
        <UpdateBar />
      </Suspense>
    </BrowserRouter>
  )
}

function Messages() {
  const toasts = useToasts((state) => state.toasts)
  const dismiss = useToasts((state) => state.dismiss)
  return <Toaster toasts={toasts} onDismiss={dismiss} />
}
