import { create } from 'zustand'

export type Paper = 'a4' | 'letter'
export type Layout = 'roster' | 'both' | 'cards'

/** What the owner wants on paper. */
export interface PrintChoice {
  readonly paper: Paper
  readonly layout: Layout
  readonly points: boolean
  readonly notes: boolean
  /** Warnings and remarks; faults are always stated. */
  readonly remarks: boolean
  /** A sheet of what the list gives its player to use, by phase. */
  readonly aids: boolean
}

const place = 'muster-print'

/** Countries that print on Letter say so in the language of their browsers. */
function usualPaper(): Paper {
  return /^(en-(US|CA|PH)|es-(MX|CO|VE|CL))$/.test(navigator.language) ? 'letter' : 'a4'
}

function usual(): PrintChoice {
  return {
    paper: usualPaper(),
    layout: 'roster',
    points: true,
    notes: true,
    remarks: false,
    aids: false,
  }
}

function either(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise
}

/** The choice as text of the session's storage, each part checked; what is missing or strange becomes the usual. */
export function readChoice(text: string | null, fallback: PrintChoice): PrintChoice {
  let read: Partial<Record<keyof PrintChoice, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) read = parsed
  } catch {
    return fallback
  }
  const { paper, layout } = read
  return {
    paper: paper === 'a4' || paper === 'letter' ? paper : fallback.paper,
    layout:
      layout === 'roster' || layout === 'both' || layout === 'cards' ? layout : fallback.layout,
    points: either(read.points, fallback.points),
    notes: either(read.notes, fallback.notes),
    remarks: either(read.remarks, fallback.remarks),
    aids: either(read.aids, fallback.aids),
  }
}

/** Storage may be refused; then the choice lasts as long as the page. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

function keep(choice: PrintChoice): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(choice))
  } catch {
    // refused: nothing to do, the choice stands until the page is left
  }
}

interface ChoiceStore {
  readonly choice: PrintChoice
  readonly choose: (change: Partial<PrintChoice>) => void
}

/** The choice of this visit: paper, layout, what is shown. */
export const usePrintChoice = create<ChoiceStore>()((set, get) => ({
  choice: readChoice(stored(), usual()),
  choose: (change) => {
    const choice = { ...get().choice, ...change }
    keep(choice)
    set({ choice })
  },
}))
