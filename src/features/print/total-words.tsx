import type { ReactNode } from 'react'

import { rich } from '../../text/t.ts'
import { Pieces } from '../../ui/pieces.tsx'

interface TotalWordsProps {
  readonly points: number
  readonly limit: number
}

const marks = { small: (words: ReactNode) => <small>{words}</small> }

/** The points of a list at the right of a page's head, and in small letters of how many. */
export function TotalWords({ points, limit }: TotalWordsProps) {
  return (
    <Pieces
      of={rich('{points, number} <small>of {limit, number} points</small>', {
        ...marks,
        points,
        limit,
      })}
    />
  )
}
