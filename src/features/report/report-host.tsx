import { lazy, Suspense } from 'react'

import { useReporting } from '../../store/reporting.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}))

/** The place of the report in the app; empty until a problem is reported. */
export function ReportHost() {
  const { page, close } = useReporting()
  if (page === null) return null
  return (
    <Suspense fallback={null}>
      <ReportDialog page={page} onClose={close} />
    </Suspense>
  )
}
