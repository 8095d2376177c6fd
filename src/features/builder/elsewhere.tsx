import { createContext, useContext, useEffect, useRef, useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import type { Candidate } from '../../engine/system.ts'
import { useTools } from './desk.ts'

const mostWays = 3

/** The candidates in the picker's list by id. */
export const OffersContext = createContext<ReadonlyMap<Id, Candidate>>(new Map())

interface ElsewhereProps {
  readonly id: Id
  /** Of several ways the first is enough where a row has no room. */
  readonly all?: boolean
}

/** Where a refused candidate would fit, each one tap. Worked out while its row is in view, since it takes trying. */
export function Elsewhere({ id, all }: ElsewhereProps) {
  const { send } = useTools()
  const candidate = useContext(OffersContext).get(id)
  const box = useRef<HTMLSpanElement>(null)
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '120px' },
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  // what was found once stays, so that rows keep their height while one scrolls past them
  const [found, setFound] = useState<Candidate>()
  if (inView && candidate !== found) setFound(candidate)
  const ways =
    inView || candidate === found ? (candidate?.elsewhere().slice(0, all ? mostWays : 1) ?? []) : []
  return (
    <span ref={box} className="cand__else">
      {ways.map(({ label, edit }) => (
        <button key={label} type="button" className="lnk lnk--cond" onClick={() => send(edit)}>
          {label}
        </button>
      ))}
    </span>
  )
}
