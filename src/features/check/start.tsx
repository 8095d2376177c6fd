import { t } from '../../text/t.ts'
import { EventPart } from './event-row.tsx'
import { TakeIn } from './take-in.tsx'
import { phoneWindow, useMedia } from './use-media.ts'
import type { Take } from './use-take.ts'

/** The checker before any list: what it does, the event, the ways in. */
export function Start({ take }: { readonly take: Take }) {
  const phone = useMedia(phoneWindow)
  return (
    <div className="cstart">
      <h1 className="t-list">{t('Check lists')}</h1>
      <p className="t-body">
        {t(
          'Paste or drop the lists of an event, in whatever format each player sent. They are read and judged here, on this device; nothing is sent or kept.',
        )}
      </p>
      <EventPart open={!phone} />
      <TakeIn take={take} />
    </div>
  )
}
