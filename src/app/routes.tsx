import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router'

import { ListsPage } from '../features/lists/lists-page.tsx'
import { useSharing } from '../store/sharing.ts'
import { t } from '../text/t.ts'
import { Waiting } from '../ui/waiting.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { RouteError } from './route-error.tsx'
import { Shell } from './shell.tsx'

// The start page comes with the app itself, in one file; every other page when it is first opened.
const NewListPage = lazy(async () => ({
  default: (await import('../features/new-list/new-list-page.tsx')).NewListPage,
}))
const ImportPage = lazy(async () => ({
  default: (await import('../features/import/import-page.tsx')).ImportPage,
}))
const BuilderPage = lazy(async () => ({
  default: (await import('../features/builder/builder-page.tsx')).BuilderPage,
}))
const HistoryPage = lazy(async () => ({
  default: (await import('../features/history/history-page.tsx')).HistoryPage,
}))
const PointsPage = lazy(async () => ({
  default: (await import('../features/points/points-page.tsx')).PointsPage,
}))
const PlayPage = lazy(async () => ({
  default: (await import('../features/play/play-page.tsx')).PlayPage,
}))
const PrintPage = lazy(async () => ({
  default: (await import('../features/print/print-page.tsx')).PrintPage,
}))
const SharedPage = lazy(async () => ({
  default: (await import('../features/shared/shared-page.tsx')).SharedPage,
}))
const SharedPrintPage = lazy(async () => ({
  default: (await import('../features/print/shared-print-page.tsx')).SharedPrintPage,
}))
const BrowsePage = lazy(async () => ({
  default: (await import('../features/browse/browse-page.tsx')).BrowsePage,
}))
const GlossaryPage = lazy(async () => ({
  default: (await import('../features/browse/glossary-page.tsx')).GlossaryPage,
}))
const CheckPage = lazy(async () => ({
  default: (await import('../features/check/check-page.tsx')).CheckPage,
}))
const RestorePage = lazy(async () => ({
  default: (await import('../features/restore/restore-page.tsx')).RestorePage,
}))
const SettingsPage = lazy(async () => ({
  default: (await import('../features/settings/settings-page.tsx')).SettingsPage,
}))
const StyleguidePage = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('../features/styleguide/styleguide-page.tsx')).StyleguidePage,
    }))
  : NotFoundPage

export interface AppRoutesProps {
  /** Stands in the foot of every page: from when the data is. */
  readonly dataLine?: ReactNode
}

/** Every page of the app by its address, each in its frame and with its own safety net. */
export function AppRoutes({ dataLine }: AppRoutesProps) {
  const { pathname } = useLocation()
  const share = useSharing((state) => state.share)
  const page = (content: ReactNode, tool = false) => (
    <Shell tool={tool} dataLine={dataLine}>
      <RouteError place={pathname}>
        <Suspense fallback={<Waiting words={t('Loading the page')} />}>{content}</Suspense>
      </RouteError>
    </Shell>
  )
  return (
    <Routes>
      <Route
        path="/"
        element={page(<Titled title={t('Your lists')} page={<ListsPage onShare={share} />} />)}
      />
      <Route path="/new" element={page(<Titled title={t('New list')} page={<NewListPage />} />)} />
      <Route
        path="/import"
        element={page(<Titled title={t('Import lists')} page={<ImportPage />} />)}
      />
      <Route path="/list/:id" element={page(<BuilderPage />, true)} />
      <Route path="/list/:id/history" element={page(<HistoryPage />, true)} />
      <Route path="/list/:id/points" element={page(<PointsPage />)} />
      <Route path="/list/:id/play" element={page(<PlayPage />, true)} />
      <Route path="/list/:id/print" element={page(<PrintPage />)} />
      <Route path="/shared" element={page(<SharedPage />, true)} />
      <Route path="/shared/print" element={page(<SharedPrintPage />)} />
      <Route path="/browse/:game?/:faction?" element={page(<BrowsePage />)} />
      <Route path="/browse/:game/glossary/:term?" element={page(<GlossaryPage />)} />
      <Route
        path="/check"
        element={page(<Titled title={t('Check lists')} page={<CheckPage />} />, true)}
      />
      <Route
        path="/settings"
        element={page(<Titled title={t('Settings')} page={<SettingsPage />} />)}
      />
      <Route
        path="/restore"
        element={page(<Titled title={t('Restore a backup')} page={<RestorePage />} />)}
      />
      {import.meta.env.DEV && <Route path="/styleguide" element={page(<StyleguidePage />)} />}
      <Route
        path="*"
        element={page(<Titled title={t('Nothing here')} page={<NotFoundPage />} />)}
      />
    </Routes>
  )
}

interface TitledProps {
  readonly title: string
  readonly page: ReactNode
}

/** A page that is always called the same. Those that show a list or an army name themselves after it. */
function Titled({ title, page }: TitledProps) {
  useEffect(() => {
    document.title = `${title} · Muster`
  }, [title])
  return page
}
