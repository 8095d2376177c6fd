import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

import { useOverlay } from '../store/commands.ts'
import { useReporting } from '../store/reporting.ts'
import { t, tIn } from '../text/t.ts'
import { IconButton } from '../ui/button.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

export interface ShellProps {
  /** A tool page draws its own head and fills the window; other pages get the site's head, and so does a tool page that has only a message. */
  readonly tool?: boolean | undefined
  /** The line that says from when the data is. */
  readonly dataLine?: ReactNode
  readonly children: ReactNode
}

/** Shorter than the pages' own names where a language has long ones. */
const places = [
  { to: '/', label: () => tIn('navigation', 'Your lists') },
  { to: '/check', label: () => tIn('navigation', 'Check') },
  { to: '/browse', label: () => tIn('navigation', 'Browse') },
  { to: '/settings', label: () => tIn('navigation', 'Settings') },
] as const

/** The frame round every page: skip link, head, main landmark, foot. */
export function Shell({ tool, dataLine, children }: ShellProps) {
  return (
    <div className={tool ? 'app app--tool' : 'app'}>
      <a
        href="#main"
        className="btn skip"
        onClick={(event) => {
          // moves the focus only: the address of the page stays as it is
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {t('Skip to the content')}
      </a>
      <header className="app__head">
        <Wordmark />
        <nav className="app__nav" aria-label="Muster">
          {places.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {label()}
            </NavLink>
          ))}
        </nav>
        <IconButton
          icon="search"
          className="app__find"
          label={t('Find and do anything by its name')}
          onClick={() => useOverlay.getState().show('palette')}
        />
      </header>
      <main id="main" className="app__main" tabIndex={-1}>
        {children}
      </main>
      <footer className="app__foot">
        <span>{t('Unofficial fan tool, not endorsed by the publisher.')}</span>
        {dataLine && <span>{dataLine}</span>}
        <span className="app__help">
          <button
            type="button"
            className="lnk app__keys"
            onClick={() => useOverlay.getState().show('keys')}
          >
            {t('Keys')}
          </button>
          <button
            type="button"
            className="lnk app__report"
            onClick={() => useReporting.getState().report(window.location.pathname)}
          >
            {t('Report a problem')}
          </button>
        </span>
      </footer>
    </div>
  )
}
