import { type UseBoundStore, useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

const KEY = 'muster-tour'

interface TourState {
  /** The next list that opens shows its parts in three steps. */
  readonly wanted: boolean
  readonly want: (wanted: boolean) => void
}

const tour: StoreApi<TourState> = createStore((set) => ({
  wanted: false,
  want: (wanted) => set({ wanted }),
}))

/** Whether the tour is to be shown. Any screen asks for it: `useTour.getState().want(true)`. */
export const useTour: UseBoundStore<StoreApi<TourState>> = Object.assign(
  <T>(select: (state: TourState) => T = (state) => state as T): T => useStore(tour, select),
  tour,
)

/** Wants the tour, unless it was shown or skipped in this browser before. */
export function offerTour(): void {
  try {
    if (localStorage.getItem(KEY) !== null) return
  } catch {
    // Where storage is refused it is shown once a visit.
  }
  tour.getState().want(true)
}

/** The tour was shown or skipped: it comes again only when asked for. */
export function tourSeen(): void {
  tour.getState().want(false)
  try {
    localStorage.setItem(KEY, 'seen')
  } catch {
    // It then comes again on the next visit, no worse.
  }
}
