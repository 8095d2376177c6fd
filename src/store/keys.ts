import { msg, type Message } from '../text/t.ts'

/** Keys that do the same, each as it is written on a keyboard, with what they do: for the table of keys. */
export interface KeyHelp {
  /** Ways to press it: `Alt+ArrowUp`, `R`. Names are those of `KeyboardEvent.key`. */
  readonly keys: readonly string[]
  readonly does: Message
}

/** Keys on a unit's row in the roster while the row has the focus. */
export const builderKeys: readonly KeyHelp[] = [
  { keys: ['Enter'], does: msg('Open the card of the unit') },
  {
    keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
    does: msg('Move the unit to the previous or next place that it may go to'),
  },
  {
    keys: ['M'],
    does: msg('Pick the unit up: arrow keys choose a place, Enter drops it, Escape puts it back'),
  },
  {
    keys: ['Alt+Shift+ArrowUp', 'Alt+Shift+ArrowDown'],
    does: msg('Move the unit up or down among the units beside it'),
  },
  {
    keys: ['R'],
    does: msg('Reinforce the unit, or take the next size; after the largest the first'),
  },
  { keys: ['+', '-'], does: msg('Take the next larger or smaller size of the unit') },
  { keys: ['Delete', 'Backspace'], does: msg('Remove the unit') },
]

/** Keys on every page. */
export const everywhereKeys: readonly KeyHelp[] = [
  { keys: ['Ctrl+K'], does: msg('Find and do anything by its name') },
  { keys: ['?'], does: msg('This table') },
  { keys: ['/'], does: msg('Go to the search of the page') },
  { keys: ['Ctrl+Z'], does: msg('Undo the last step of the list') },
  { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: msg('Redo it') },
  { keys: ['Escape'], does: msg('Close what lies on top') },
]

/** Keys in the picker. */
export const pickerKeys: readonly KeyHelp[] = [
  { keys: ['Enter'], does: msg('Add the first that was found, or the one that has the focus') },
  { keys: ['ArrowUp', 'ArrowDown'], does: msg('Go through what was found') },
]

/** Keys on the page of the lists. */
export const listsKeys: readonly KeyHelp[] = [
  { keys: ['ArrowUp', 'ArrowDown'], does: msg('Go from list to list; with Shift choose them') },
  { keys: ['X'], does: msg('Choose the list, or no longer') },
  { keys: ['Ctrl+A'], does: msg('Choose all') },
  { keys: ['D'], does: msg('Duplicate it') },
  { keys: ['P'], does: msg('Pin it, or no longer') },
  { keys: ['F2'], does: msg('Rename it') },
  { keys: ['Delete'], does: msg('Move it to the bin') },
  { keys: ['N'], does: msg('Begin a new list') },
]
