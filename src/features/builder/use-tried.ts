import { startTransition, useEffect, useMemo, useState } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import { afterPaint } from './after-paint.ts'

/** Findings of an army, faults first, with how many of them have been tried for what would mend them. */
export interface Tried {
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly tried: number
}

/** For how long findings are tried before the page may do something else, in milliseconds. */
const slice = 12

/** After that long findings are shown although some are not tried yet. */
const patience = 400

const order = { error: 0, warning: 1, note: 2 } as const

/** Tries findings from one on, for as long as there is time, but at least one fix; gives how many are tried in full then. */
export function tryOn(findings: readonly Finding[], from: number, now: () => number): number {
  const until = now() + slice
  let at = from
  do {
    const finding = findings[at]
    if (!finding) break
    if (finding.tryFix()) at += 1
  } while (now() < until)
  return at
}

const clock = () => performance.now()

/**
 * The findings as the page shows them. What would mend them is found out by trying, which takes long where a long list has many
 * faults: it is done in slices, once an edit has been painted. They follow when all are tried, or one after the other where
 * that takes too long.
 */
export function useTried(army: Army, found: readonly Finding[]): Tried {
  const now = useMemo(() => {
    const findings = found.toSorted((a, b) => order[a.severity] - order[b.severity])
    return { army, findings }
  }, [army, found])
  const [seen, setSeen] = useState((): Tried => ({ ...now, tried: tryOn(now.findings, 0, clock) }))
  useEffect(() => {
    const { findings } = now
    const began = clock()
    let tried = 0
    let next: ReturnType<typeof setTimeout> | undefined
    const show = (shown: Tried) => {
      const isOld = (before: Tried) => before.findings === findings && before.tried >= shown.tried
      startTransition(() => setSeen((before) => (isOld(before) ? before : shown)))
    }
    const go = () => {
      tried = tryOn(findings, tried, clock)
      const all = tried === findings.length
      if (all || clock() - began > patience) show({ ...now, tried })
      if (!all) next = setTimeout(go)
    }
    const callOff = afterPaint(go)
    return () => {
      callOff()
      clearTimeout(next)
    }
  }, [now])
  return seen
}
