import { useMemo, useState } from 'react'

import './desk.css'
import './page.css'
import './head.css'
import './roster.css'
import './blocks.css'
import './seen-print.css'
import './printing.css'
import { Link } from 'react-router'

import { lackWords } from '../../engine/lack-words.ts'
import type { GoneArmy } from '../../store/army-state.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { PaperPages } from './paper-pages.tsx'
import { usePrintChoice, type PrintChoice } from './print-choice.ts'
import { PaperChoice } from './print-options.tsx'
import { seenName, seenParts } from './seen-parts.tsx'

export interface SeenPrintProps {
  readonly list: SavedList
  readonly gone: GoneArmy
}

/** The print desk of a list whose data is gone: it prints as it was last seen. */
export function SeenPrint({ list, gone }: SeenPrintProps) {
  const { choice: kept, choose } = usePrintChoice()
  const choice = useMemo<PrintChoice>(() => ({ ...kept, layout: 'roster', text: 'usual' }), [kept])
  const parts = useMemo(() => seenParts(list, gone), [list, gone])
  const [count, setCount] = useState(0)
  const name = seenName(list)
  // the file that a browser saves is called after the page
  useTitle(name, '')
  return (
    <div className="pd">
      <div className="pd__left">
        <div className="pd__stay">
          <section className="pd__side" aria-label={t('What to print')}>
            <Link to={`/list/${list.id}`} className={buttonClass({ variant: 'ghost' }, 'pd__back')}>
              <Icon name="back" /> {t('Back to the list')}
            </Link>
            <h1 className="t-card">{t('Print {name}', { name })}</h1>
            <p className="t-small">
              {t('It stays on {lacks}, which this version of Muster does not have.', {
                lacks: lackWords(gone.lacks),
              })}{' '}
              {t(
                list.seen
                  ? 'It prints as it was last seen, without stat lines.'
                  : 'It was never worked out here, so that it prints without points.',
              )}
            </p>
            <PaperChoice {...{ choice, choose }} />
          </section>
          <div className="pd__go">
            <Button variant="go" icon="print" onClick={() => window.print()}>
              {t('Print')}
            </Button>
            <p className="t-small" role="status">
              {t('{count, plural, one {# page} other {# pages}}', { count })}
            </p>
          </div>
        </div>
      </div>
      <section className="pd__pages" aria-label={t('Pages')}>
        <PaperPages {...{ parts, choice }} onPages={setCount} />
      </section>
    </div>
  )
}
