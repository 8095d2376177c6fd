import { msg, t } from '../text/t.ts'

/** Keys whose names are words are written as keyboards show them. */
const caps: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': '␣',
}

const named = {
  Ctrl: msg('Ctrl'),
  Shift: msg('Shift'),
  Enter: msg('Enter'),
  Escape: msg('Esc'),
  Delete: msg('Del'),
  Backspace: msg('Backspace'),
} as const

const isApple = () => /Mac|iP(?:hone|ad)/.test(navigator.platform)

/** What stands on a key: `Ctrl`, `⌘`, `↑`. */
function capOf(key: string): string {
  if (key === 'Ctrl' && isApple()) return '⌘'
  if (key === 'Alt' && isApple()) return '⌥'
  const known = caps[key]
  if (known) return known
  return key in named ? t(named[key as keyof typeof named]) : key
}

/** The keys of a way to press them (`Ctrl+Shift+Z`), each as it is written on it. */
export function capsOf(keys: string): readonly string[] {
  // the plus that joins keys stands between two of them; the key itself at the end
  return keys.split(/\+(?=.)/).map(capOf)
}
