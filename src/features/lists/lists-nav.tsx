import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { IconName } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'

export interface ListsNavProps {
  readonly view: 'lists' | 'bin'
  readonly lists: number
  readonly binned: number
  /** Stands at the end of the row of chips on a phone. */
  readonly children?: ReactNode
}

const linkLook =
  'relative flex min-h-10 shrink-0 items-center gap-2.5 rounded-sm border border-rule-2 bg-paper px-3 font-cond ' +
  'text-[1.0625rem] font-semibold whitespace-nowrap no-underline after:absolute after:-inset-1 ' +
  'hover:bg-paper-3 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink ' +
  'wide:min-h-[34px] wide:rounded-none wide:border-0 wide:bg-transparent wide:px-5 wide:after:inset-0 wide:focus-visible:-outline-offset-2'

/** All lists or the bin: a column on a wide screen, chips on a narrow one. */
export function ListsNav({ view, lists, binned, children }: ListsNavProps) {
  return (
    <nav
      aria-label="Lists"
      className={`${lists + binned === 0 ? 'hidden wide:flex' : 'flex'} items-center gap-2 border-b border-rule-2 bg-paper-2 px-3 py-2.5 mid:px-5 wide:flex-col wide:items-stretch wide:gap-0 wide:border-r wide:border-b-0 wide:bg-ground wide:px-0 wide:py-4`}
    >
      <NavLine to="/" icon="list" label="All lists" count={lists} current={view === 'lists'} />
      <NavLine to="/?bin" icon="trash" label="Bin" count={binned} current={view === 'bin'} />
      {children}
      <p className="t-small mt-auto hidden border-t border-rule-2 px-5 pt-3 wide:block">
        Lists stay in this browser.{' '}
        <Link to="/settings#backup" className="lnk">
          Make a backup
        </Link>
      </p>
    </nav>
  )
}

interface NavLineProps {
  readonly to: string
  readonly icon: IconName
  readonly label: string
  readonly count: number
  readonly current: boolean
}

function NavLine({ to, icon, label, count, current }: NavLineProps) {
  return (
    <Link to={to} className={linkLook} aria-current={current ? 'page' : undefined}>
      <span className="hidden wide:inline">
        <Icon name={icon} />
      </span>
      {label}
      <span className={`text-base ml-auto ${current ? '' : 'text-ink-2'}`}>{count}</span>
    </Link>
  )
}
