import { useEffect, useState } from 'react'

import type { ArmyChoice, System } from '../../engine/system.ts'
import { loadBase } from '../../library/books.ts'

const none: readonly ArmyChoice[] = []

/** The armies that a system has; empty until its base data is here, and when it cannot be had. */
export function useArmies(system: System): readonly ArmyChoice[] {
  const [armies, setArmies] = useState(none)
  useEffect(() => {
    let gone = false
    const load = async () => {
      try {
        const data = await loadBase(system.id)
        if (!gone) setArmies(system.armies(data))
      } catch {
        // the list that is open needs no more than it has; only the choice of another army is missing
      }
    }
    void load()
    return () => {
      gone = true
    }
  }, [system])
  return armies
}
