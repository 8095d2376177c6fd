import type { DraftChoice, Said, TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextAnswers } from '../../../engine/text/text-form.ts'
import { fortyKey } from '../portable-names.ts'
import type { FortyData } from '../schema.ts'
import { textNames } from './text-names.ts'
import { armiesOf } from './tree-armies.ts'

/**
 * Titles that name the list and what it is of in one line, with dashes between: which part is which only the data can tell, as a
 * name may have dashes of its own. The label says in what order they stand.
 */
export const titles = {
  /** `Chaos - World Eaters - Flood of Chainblades`. */
  armyName: 'title: army, name',
  /** `Chaos - World Eaters - Berzerker Warband, Brazen Engines`. */
  armyDetachments: 'title: army, detachments',
  /** `Flood of Chainblades - World Eaters - Berzerker Warband`. */
  nameArmyDetachments: 'title: name, army, detachments',
} as const

interface Split {
  readonly name: string
  readonly army: string
  readonly detachments: string
}

const dash = ' - '
/** A title of more parts than these is prose. */
const mostParts = 12

/** The draft with such a title taken apart, and the answers without one for it, which goes to the part that it names. */
export function withTitle(
  draft: TextDraft,
  data: FortyData,
  answers: TextAnswers,
): { readonly draft: TextDraft; readonly answers: TextAnswers } {
  const title = draft.choices.find(({ label }) => label.startsWith('title: '))
  if (!title) return { draft, answers }
  const { line } = title
  const others = draft.choices.filter((choice) => choice !== title)
  const split = withAnswer(splitTitle(title, data), answers.lines.get(line), data)
  const said = (words: string): Said | null => (words === '' ? null : { words, line })
  const army = said(split.army)
  const detachments: readonly DraftChoice[] =
    split.detachments === ''
      ? []
      : [{ label: 'detachments', words: split.detachments, points: null, line }]
  return {
    draft: {
      ...draft,
      name: draft.name ?? said(split.name),
      armies: [...(army ? [army] : []), ...draft.armies],
      choices: [...detachments, ...others],
    },
    answers: { ...answers, lines: new Map([...answers.lines].filter(([at]) => at !== line)) },
  }
}

function splitTitle({ label, words }: DraftChoice, data: FortyData): Split {
  const parts = words.split(dash).map((part) => part.trim())
  if (parts.length > mostParts) return { name: words, army: '', detachments: '' }
  const [from, to] =
    label === titles.nameArmyDetachments ? armyAtEnd(parts, data) : [0, armyAtStart(parts, data)]
  const before = parts.slice(0, from).join(dash)
  const army = parts.slice(from, to).join(dash)
  const after = parts.slice(to).join(dash)
  if (label === titles.armyName) return { name: after, army, detachments: '' }
  return { name: before, army, detachments: after }
}

/** Where an army at the start ends: the first that is known, with one within it. */
function armyAtStart(parts: readonly string[], data: FortyData): number {
  const found = parts.findIndex((part) => isArmy(part, data))
  let to = (found < 0 ? Math.max(0, parts.length - 2) : found) + 1
  while (to < parts.length - 1 && isArmy(parts[to] ?? '', data)) to += 1
  return to
}

/** Where an army before the detachments begins and ends: the last that is known, with what it is within. */
function armyAtEnd(parts: readonly string[], data: FortyData): readonly [number, number] {
  const found = parts.findLastIndex((part) => isArmy(part, data))
  const at = found < 0 ? Math.max(0, parts.length - 2) : found
  let from = at
  while (from > 1 && isArmyOrAlliance(parts[from - 1] ?? '', data)) from -= 1
  return [from, at + 1]
}

/** What the owner answers for a title stands for the part that it names. */
function withAnswer(split: Split, answer: string | undefined, data: FortyData): Split {
  if (answer === undefined) return split
  if (answer.trim() !== '' && isArmy(answer, data)) return { ...split, army: answer }
  if (textNames(data).detachments.exact(answer).length > 0) return { ...split, detachments: answer }
  return { ...split, name: answer }
}

function isArmy(words: string, data: FortyData): boolean {
  const { pages } = textNames(data)
  const key = fortyKey(words)
  return (
    key !== '' &&
    (armiesOf(words).some((name) => pages.exact(name).length > 0) ||
      data.core.chapters.some((chapter) => fortyKey(chapter) === key))
  )
}

function isArmyOrAlliance(words: string, data: FortyData): boolean {
  return armiesOf(words).length === 0 || isArmy(words, data)
}
