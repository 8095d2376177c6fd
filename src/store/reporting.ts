import { type UseBoundStore, useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

interface ReportingState {
  /** The page that the problem is on; null while nothing is reported. */
  readonly page: string | null
  readonly report: (page: string) => void
  readonly close: () => void
}

const reporting: StoreApi<ReportingState> = createStore((set) => ({
  page: null,
  report: (page) => set({ page }),
  close: () => set({ page: null }),
}))

/** Which page a problem is reported of. Any screen opens the dialog: `useReporting.getState().report(path)`. */
export const useReporting: UseBoundStore<StoreApi<ReportingState>> = Object.assign(
  <T>(select: (state: ReportingState) => T = (state) => state as T): T =>
    useStore(reporting, select),
  reporting,
)
