import { create } from 'zustand'

import { keepInTab, keptInTab } from '../../store/tab-storage.ts'
import { layoutOf, layouts, type Layout } from './layouts.ts'

export type Paper = 'a4' | 'letter'

/** fit: as large as lets the roster have one page. */
export type TextSize = 'fit' | 'small' | 'usual' | 'large' | 'larger'

/** Where it says what a rule does. here: beside its name. once: in an appendix, from A to Z. none: nowhere. */
export type RulesWhere = 'here' | 'once' | 'none'

/** What holds for every layout. */
interface Shared {
  readonly paper: Paper
  /** Black on white alone, without the colours of the screen. */
  readonly black: boolean
  readonly points: boolean
  /** Warnings and remarks; faults are always stated. */
  readonly remarks: boolean
  /** For the sheet that goes to an event. */
  readonly player: string
  readonly event: string
}

/** What each layout has of its own. */
export interface Own {
  readonly landscape: boolean
  readonly text: TextSize
  readonly columns: 1 | 2 | 3
  /** Cards on a page; 0: as many as fit. */
  readonly perPage: 0 | 2 | 4 | 8
  readonly rules: RulesWhere
  readonly notes: boolean
  /** A sheet of what the list gives its player to use, by phase. */
  readonly aids: boolean
  /** A QR code that leads to the list. */
  readonly link: boolean
}

/** What the owner wants on paper. */
export interface PrintChoice extends Shared, Own {
  readonly layout: Layout
}

/** What of the choice was changed from the usual, as it is kept. */
export interface Kept {
  readonly layout: Layout
  readonly shared: Partial<Shared>
  readonly own: Partial<Readonly<Record<Layout, Partial<Own>>>>
}

const place = 'muster-print'

/** Countries that print on Letter say so in the language of their browsers. */
function usualPaper(): Paper {
  return /^(en-(US|CA|PH)|es-(MX|CO|VE|CL))$/.test(navigator.language) ? 'letter' : 'a4'
}

/** What a text field of the desk takes. */
export const LONGEST_FIELD = 60

const isBoolean = (value: unknown) => typeof value === 'boolean'
const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value)
const isWords = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_FIELD

const sharedChecks: Readonly<Record<keyof Shared, (value: unknown) => boolean>> = {
  paper: oneOf('a4', 'letter'),
  black: isBoolean,
  points: isBoolean,
  remarks: isBoolean,
  player: isWords,
  event: isWords,
}

const ownChecks: Readonly<Record<keyof Own, (value: unknown) => boolean>> = {
  landscape: isBoolean,
  text: oneOf('fit', 'small', 'usual', 'large', 'larger'),
  columns: oneOf(1, 2, 3),
  perPage: oneOf(0, 2, 4, 8),
  rules: oneOf('here', 'once', 'none'),
  notes: isBoolean,
  aids: isBoolean,
  link: isBoolean,
}

/** The parts of a stored value that pass their checks. */
function passed<T>(
  value: unknown,
  checks: Readonly<Record<keyof T & string, (v: unknown) => boolean>>,
) {
  const parts = Object.entries<unknown>(Object(value) ?? {})
  const known = checks as Readonly<Record<string, ((v: unknown) => boolean) | undefined>>
  return Object.fromEntries(parts.filter(([key, part]) => known[key]?.(part))) as Partial<T>
}

/** What was kept, as text of the session's storage; what is missing or strange is as usual. */
export function readKept(text: string | null): Kept {
  let value: Readonly<Record<string, unknown>> = {}
  try {
    value = Object(JSON.parse(text ?? '{}')) as typeof value
  } catch {
    // nothing that can be read: all is as usual
  }
  const own: Readonly<Record<string, unknown>> = Object(value['own']) ?? {}
  return {
    layout: layouts.find(({ id }) => id === value['layout'])?.id ?? 'roster',
    shared: passed<Shared>(value['shared'], sharedChecks),
    own: Object.fromEntries(layouts.map(({ id }) => [id, passed<Own>(own[id], ownChecks)])),
  }
}

/** The whole choice: what was changed for the layout, else what is usual for it. An option that it does not use is as usual. */
export function choiceOf({ layout, shared, own }: Kept): PrintChoice {
  const usual: Shared = {
    paper: usualPaper(),
    black: true,
    points: true,
    remarks: false,
    player: '',
    event: '',
  }
  const { usual: usualOwn, fixed } = layoutOf(layout)
  return { ...usual, ...shared, ...usualOwn, ...own[layout], ...fixed, layout }
}

/** A change of some parts of the choice, for what they hold for. */
export function changed(kept: Kept, change: Partial<PrintChoice>): Kept {
  const layout = change.layout ?? kept.layout
  const own = { ...kept.own[layout], ...passed<Own>(change, ownChecks) }
  return {
    layout,
    shared: { ...kept.shared, ...passed<Shared>(change, sharedChecks) },
    own: { ...kept.own, [layout]: own },
  }
}

interface ChoiceStore {
  readonly kept: Kept
  readonly choice: PrintChoice
  readonly choose: (change: Partial<PrintChoice>) => void
}

// storage may be refused: then the choice lasts as long as the page
const first = readKept(keptInTab(place))

/** The choice of this visit: layout, paper, what is shown. */
export const usePrintChoice = create<ChoiceStore>()((set, get) => ({
  kept: first,
  choice: choiceOf(first),
  choose: (change) => {
    const kept = changed(get().kept, change)
    keepInTab(place, JSON.stringify(kept))
    set({ kept, choice: choiceOf(kept) })
  },
}))
