import { useEffect, useState } from 'react'

import { useSharing } from '../../store/sharing.ts'
import { say } from '../../store/toasts.ts'
import { msg, t } from '../../text/t.ts'
import type { ShareDialog } from './share-dialog.tsx'

const NOT_HERE = msg(
  'The part of Muster that shares lists did not arrive. Your list is safe; load the page again when you are online.',
)

/** The place of the share dialog in the app; empty until a screen shares a list. */
export function ShareHost() {
  const roster = useSharing((state) => state.roster)
  const close = useSharing((state) => state.close)
  const [loaded, setLoaded] = useState<{ readonly Dialog: typeof ShareDialog } | null>(null)
  const wanted = roster !== null && loaded === null
  useEffect(() => {
    if (!wanted) return
    import('./share-dialog.tsx').then(
      (part) => setLoaded({ Dialog: part.ShareDialog }),
      () => {
        close()
        say(t(NOT_HERE), { tone: 'bad' })
      },
    )
  }, [wanted, close])
  if (!roster || !loaded) return null
  return <loaded.Dialog key={roster.name} roster={roster} onClose={close} />
}
