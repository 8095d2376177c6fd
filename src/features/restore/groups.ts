import type { Id } from '../../engine/roster.ts'
import type { RestoreChoice, RestoreKind, RestoreRow } from '../../store/restore-plan.ts'
import { choiceOf } from '../../store/restoring.ts'

/** Lists of a backup that stand to those here in the same way. */
export interface RestoreGroup {
  readonly kind: RestoreKind
  readonly title: string
  readonly about: string
  readonly rows: readonly RestoreRow[]
}

type Chosen = ReadonlyMap<Id, RestoreChoice>

const headings: readonly (readonly [kind: RestoreKind, title: string, about: string])[] = [
  [
    'newer',
    'Newer in the backup',
    'What is here is an earlier state of what the backup has. It is kept as a snapshot where it is replaced.',
  ],
  [
    'conflict',
    'Changed in both',
    'Each has changes that the other lacks. What is here is kept as a snapshot where it is replaced.',
  ],
  ['new', 'New', 'Not here yet.'],
  ['older', 'Newer here', 'The backup has an earlier state of what is here.'],
  ['binned', 'In the bin here', 'The same as in the backup, but deleted here.'],
  ['same', 'The same', 'Nothing to do but to add what their history here lacks.'],
]

/** The rows of a backup by how they stand, in the order in which they are looked through; no empty groups. */
export function groupsOf(rows: readonly RestoreRow[]): readonly RestoreGroup[] {
  return headings
    .map(([kind, title, about]) => ({
      kind,
      title,
      about,
      rows: rows.filter((row) => row.kind === kind),
    }))
    .filter((group) => group.rows.length > 0)
}

const words: Readonly<Record<RestoreChoice, string>> = {
  add: 'Comes in beside yours',
  take: 'Replaces the contents of yours',
  unbin: 'Comes out of the bin',
  skip: 'Yours stays as it is',
}

/** What a choice does to a list that is here too. */
export const choiceWords = (choice: RestoreChoice): string => words[choice]

/** What is chosen for all rows; null where they differ. */
export function choiceOfAll(rows: readonly RestoreRow[], chosen: Chosen): RestoreChoice | null {
  const [choice, ...others] = new Set(rows.map((row) => choiceOf(row, chosen)))
  return choice === undefined || others.length > 0 ? null : choice
}

/** How many lists come in or change. */
export const countTaken = (rows: readonly RestoreRow[], chosen: Chosen): number =>
  rows.filter((row) => choiceOf(row, chosen) !== 'skip').length

export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** What a restore did, in a sentence: `497 lists restored, 1 replaced, 2 already here.` */
export function restoredWords(rows: readonly RestoreRow[], chosen: Chosen): string {
  const count = (choice: RestoreChoice) =>
    rows.filter((row) => choiceOf(row, chosen) === choice).length
  const here = rows.filter((row) => row.here && choiceOf(row, chosen) === 'skip').length
  const parts = [
    [count('add'), 'restored'],
    [count('take'), 'replaced'],
    [count('unbin'), 'out of the bin'],
    [here, 'already here'],
    [count('skip') - here, 'left out'],
  ] as const
  const [first, ...others] = parts.filter(([number]) => number > 0)
  if (!first) return 'The backup holds no lists.'
  const told = others.map(([number, what]) => `${number} ${what}`)
  return `${[`${counted(first[0], 'list')} ${first[1]}`, ...told].join(', ')}.`
}
