import { plainText, searchWords } from '../../library/plain-text.ts'
import type { Command } from '../../store/commands.ts'

/** Commands that stand together under one heading. */
export interface CommandGroup {
  readonly name: string
  readonly commands: readonly Command[]
}

/** More are not shown: nobody reads on, a further letter finds them. */
const mostShown = 60

/** How well a command is met: 0 by the start of its name, 1 by the start of a word, 2 anywhere, 3 by its other words. */
function rank({ label, words = '', group }: Command, searched: readonly string[]): number | null {
  const name = plainText(label)
  const rest = plainText(`${words} ${group}`)
  if (!searched.every((word) => name.includes(word) || rest.includes(word))) return null
  const [first = ''] = searched
  if (name.startsWith(first)) return 0
  if (name.includes(` ${first}`)) return 1
  return name.includes(first) ? 2 : 3
}

/** What a search finds, the best group first; without a search all in the order they are offered. */
export function matching(commands: readonly Command[], search: string): readonly CommandGroup[] {
  const searched = searchWords(search)
  const ranked = commands.flatMap((command) => {
    const place = rank(command, searched)
    return place === null ? [] : [{ command, place }]
  })
  const best = ranked.toSorted((a, b) => a.place - b.place).slice(0, mostShown)
  const names = [...new Set(best.map(({ command }) => command.group))]
  return names.map((name) => ({
    name,
    commands: best.map(({ command }) => command).filter(({ group }) => group === name),
  }))
}
