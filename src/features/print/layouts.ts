import type { Words } from '../../engine/system.ts'
import { type Message, msg, t } from '../../text/t.ts'
import type { Own, PrintChoice, RulesWhere } from './print-choice.ts'

export type Layout = 'roster' | 'both' | 'cards' | 'phases' | 'aids' | 'opponent' | 'event'

/** An option of the desk that a layout may use. */
export type OptionName = Exclude<keyof PrintChoice, 'layout' | 'paper' | 'landscape' | 'black'>

/** A way to lay a list out on paper. */
export interface LayoutInfo {
  readonly id: Layout
  readonly name: (words: Words) => string
  /** What it is for, in a few words. */
  readonly about: Message
  /** Whether its first page has the large head with the points rule. */
  readonly head: boolean
  readonly options: readonly OptionName[]
  readonly rules: readonly RulesWhere[]
  readonly usual: Own
  /** What is never otherwise. */
  readonly fixed: Partial<PrintChoice>
}

const usual: Own = {
  landscape: false,
  text: 'usual',
  columns: 2,
  perPage: 4,
  rules: 'none',
  notes: true,
  aids: false,
  link: false,
}

/** All layouts in the order of the desk. */
export const layouts: readonly LayoutInfo[] = [
  {
    id: 'roster',
    name: () => t('Roster'),
    about: msg('One page where it fits: units, weapons, points'),
    head: true,
    options: ['text', 'rules', 'columns', 'points', 'notes', 'remarks', 'aids', 'link'],
    rules: ['none', 'once'],
    usual: { ...usual, text: 'fit' },
    fixed: {},
  },
  {
    id: 'both',
    name: () => t('Roster and cards'),
    about: msg('The roster, then a card for each kind of unit'),
    head: true,
    options: ['text', 'rules', 'columns', 'points', 'notes', 'remarks', 'aids', 'link'],
    rules: ['here', 'once', 'none'],
    usual: { ...usual, rules: 'here' },
    fixed: { perPage: 0 },
  },
  {
    id: 'cards',
    name: () => t('Cards only'),
    about: msg('To cut out and lay beside the units'),
    head: false,
    options: ['text', 'perPage', 'rules', 'columns', 'points', 'notes', 'link'],
    rules: ['here', 'once', 'none'],
    usual: { ...usual, rules: 'here' },
    fixed: { remarks: false, aids: false },
  },
  {
    id: 'phases',
    name: () => t('Phase sheet'),
    about: msg('All that the list can use, phase by phase'),
    head: false,
    options: ['text', 'rules', 'columns'],
    rules: ['here', 'once', 'none'],
    usual: { ...usual, rules: 'here', notes: false },
    fixed: { remarks: false, aids: false, notes: false, link: false },
  },
  {
    id: 'aids',
    name: ({ aids }) => aids,
    about: msg('When, on what and what they do'),
    head: false,
    options: ['text', 'rules', 'columns'],
    rules: ['here', 'none'],
    usual: { ...usual, rules: 'here' },
    fixed: { remarks: false, aids: true, notes: false, link: false },
  },
  {
    id: 'opponent',
    name: () => t('Opponent’s copy'),
    about: msg('The roster with its enhancements hidden'),
    head: true,
    options: ['text', 'rules', 'columns', 'points'],
    rules: ['none', 'once'],
    usual: { ...usual, text: 'fit' },
    fixed: { remarks: false, notes: false, aids: false, link: false },
  },
  {
    id: 'event',
    name: () => t('For an event'),
    about: msg('Every choice of every unit, with lines to sign'),
    head: true,
    options: ['player', 'event', 'text', 'notes', 'link'],
    rules: ['none'],
    usual: { ...usual, text: 'fit', notes: false, link: true },
    fixed: { points: true, remarks: false, aids: false, rules: 'none' },
  },
]

/** What there is to know of a layout. */
export function layoutOf(layout: Layout): LayoutInfo {
  const found = layouts.find(({ id }) => id === layout) ?? layouts[0]
  if (!found) throw new Error('no layouts')
  return found
}

/** Whether the desk shows an option: the layout uses it, and what else is chosen leaves it a use. */
export function usesOption(choice: PrintChoice, option: OptionName): boolean {
  const { options } = layoutOf(choice.layout)
  if (!options.includes(option)) return false
  if (option !== 'columns') return true
  const cards = choice.layout === 'both' || (choice.layout === 'cards' && choice.perPage === 0)
  const sheets = choice.layout === 'phases' || choice.layout === 'aids' || choice.aids
  return cards || sheets || choice.rules === 'once'
}
