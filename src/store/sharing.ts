import { type UseBoundStore, useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { Roster } from '../engine/roster.ts'

interface SharingState {
  /** The list whose share dialog is open. */
  readonly roster: Roster | null
  /** Opens the dialog on a list as it is now. */
  readonly share: (roster: Roster) => void
  readonly close: () => void
}

const sharing: StoreApi<SharingState> = createStore((set) => ({
  roster: null,
  share: (roster) => set({ roster }),
  close: () => set({ roster: null }),
}))

/** Which list is being shared. Any screen opens the dialog: `useSharing.getState().share(roster)`. */
export const useSharing: UseBoundStore<StoreApi<SharingState>> = Object.assign(
  <T>(select: (state: SharingState) => T = (state) => state as T): T => useStore(sharing, select),
  sharing,
)
