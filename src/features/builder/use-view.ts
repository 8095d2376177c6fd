import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import type { Army } from '../../engine/army.ts'
import type { Overview } from '../../engine/brought.ts'
import type { Beside, View } from './desk.ts'
import type { Layout } from './use-layout.ts'

const views: readonly string[] = ['add', 'reference', 'check', 'card', 'more']

/**
 * What is open beside or over the roster, kept in the address: on a phone each sheet is a step of the browser's history, so
 * that going back closes the sheet and never the list.
 */
export function useView(layout: Layout): {
  view: View
  open: (view: View) => void
  close: () => void
} {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const asked = params.get('show')
  const view = asked !== null && views.includes(asked) ? (asked as View) : 'roster'
  const pushed = (state as { sheet?: boolean } | null)?.sheet === true

  const close = useCallback(() => {
    if (pushed) void navigate(-1)
    else void navigate({ search: '' }, { replace: true })
  }, [navigate, pushed])

  const open = useCallback(
    (next: View) => {
      if (next === view) return
      if (next === 'roster') {
        close()
        return
      }
      // a sheet that takes the place of another one does not lengthen the way back
      const replace = layout !== 'phone' || view !== 'roster'
      const sheet = layout === 'phone' && (view === 'roster' || pushed)
      void navigate({ search: `?show=${next}` }, { replace, state: { sheet } })
    },
    [navigate, layout, view, pushed, close],
  )
  return { view, open, close }
}

/**
 * What stands beside the roster: what was asked for. Where nothing was, a list that is begun shows what there is to look up of
 * it, and an empty one the picker, even when it is begun by that.
 */
export function useBeside(view: View, army: Army, overview: Overview | null): Beside {
  const [begun] = useState(() => army.units.size > 0 || (overview?.picks.length ?? 0) > 0)
  if (view === 'reference' || view === 'roster' || view === 'more') {
    return overview && (begun || view === 'reference') ? 'reference' : 'add'
  }
  return view
}
