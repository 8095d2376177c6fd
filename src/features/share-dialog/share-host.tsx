import { lazy, Suspense } from 'react'

import { useSharing } from '../../store/sharing.ts'

const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}))

/** The place of the share dialog in the app; empty until a screen shares a list. */
export function ShareHost() {
  const roster = useSharing((state) => state.roster)
  const close = useSharing((state) => state.close)
  if (!roster) return null
  return (
    <Suspense fallback={null}>
      <ShareDialog key={roster.name} roster={roster} onClose={close} />
    </Suspense>
  )
}
