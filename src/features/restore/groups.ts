import type { Id } from '../../engine/roster.ts'
import type { RestoreChoice, RestoreKind, RestoreRow } from '../../store/restore-plan.ts'
import { choiceOf } from '../../store/restoring.ts'
import { type Message, msg, t } from '../../text/t.ts'

/** Lists of a backup that stand to those here in the same way. */
export interface RestoreGroup {
  readonly kind: RestoreKind
  readonly title: string
  readonly about: string
  readonly rows: readonly RestoreRow[]
}

type Chosen = ReadonlyMap<Id, RestoreChoice>

const headings: readonly (readonly [kind: RestoreKind, title: Message, about: Message])[] = [
  [
    'newer',
    msg('Newer in the backup'),
    msg(
      'What is here is an earlier state of what the backup has. It is kept as a snapshot where it is replaced.',
    ),
  ],
  [
    'conflict',
    msg('Changed in both'),
    msg(
      'Each has changes that the other lacks. What is here is kept as a snapshot where it is replaced.',
    ),
  ],
  ['new', msg('New'), msg('Not here yet.')],
  ['older', msg('Newer here'), msg('The backup has an earlier state of what is here.')],
  ['binned', msg('In the bin here'), msg('The same as in the backup, but deleted here.')],
  ['same', msg('The same'), msg('Nothing to do but to add what their history here lacks.')],
]

/** The rows of a backup by how they stand, in the order in which they are looked through; no empty groups. */
export function groupsOf(rows: readonly RestoreRow[]): readonly RestoreGroup[] {
  return headings
    .map(([kind, title, about]) => ({
      kind,
      title: t(title),
      about: t(about),
      rows: rows.filter((row) => row.kind === kind),
    }))
    .filter((group) => group.rows.length > 0)
}

const words: Readonly<Record<RestoreChoice, Message>> = {
  add: msg('Comes in beside yours'),
  take: msg('Replaces the contents of yours'),
  unbin: msg('Comes out of the bin'),
  skip: msg('Yours stays as it is'),
}

/** What a choice does to a list that is here too. */
export const choiceWords = (choice: RestoreChoice): string => t(words[choice])

/** What is chosen for all rows; null where they differ. */
export function choiceOfAll(rows: readonly RestoreRow[], chosen: Chosen): RestoreChoice | null {
  const [choice, ...others] = new Set(rows.map((row) => choiceOf(row, chosen)))
  return choice === undefined || others.length > 0 ? null : choice
}

/** How many lists come in or change. */
export const countTaken = (rows: readonly RestoreRow[], chosen: Chosen): number =>
  rows.filter((row) => choiceOf(row, chosen) !== 'skip').length

/** What became of so many lists; the first in the sentence says that it is lists. */
const became: Readonly<Record<'add' | 'take' | 'unbin' | 'here' | 'skip', Became>> = {
  add: (values) =>
    t(
      '{first, select, yes {{count, plural, one {# list} other {# lists}}} other {{count, number}}} restored',
      values,
    ),
  take: (values) =>
    t(
      '{first, select, yes {{count, plural, one {# list} other {# lists}}} other {{count, number}}} replaced',
      values,
    ),
  unbin: (values) =>
    t(
      '{first, select, yes {{count, plural, one {# list} other {# lists}}} other {{count, number}}} out of the bin',
      values,
    ),
  here: (values) =>
    t(
      '{first, select, yes {{count, plural, one {# list} other {# lists}}} other {{count, number}}} already here',
      values,
    ),
  skip: (values) =>
    t(
      '{first, select, yes {{count, plural, one {# list} other {# lists}}} other {{count, number}}} left out',
      values,
    ),
}

type Became = (values: { readonly first: 'yes' | 'no'; readonly count: number }) => string

/** What a restore did, in a sentence: `497 lists restored, 1 replaced, 2 already here.` */
export function restoredWords(rows: readonly RestoreRow[], chosen: Chosen): string {
  const count = (choice: RestoreChoice) =>
    rows.filter((row) => choiceOf(row, chosen) === choice).length
  const here = rows.filter((row) => row.here && choiceOf(row, chosen) === 'skip').length
  const parts = [
    [count('add'), became.add],
    [count('take'), became.take],
    [count('unbin'), became.unbin],
    [here, became.here],
    [count('skip') - here, became.skip],
  ] as const
  const told = parts
    .filter(([number]) => number > 0)
    .map(([number, say], at) => say({ first: at === 0 ? 'yes' : 'no', count: number }))
  return told.length === 0 ? t('The backup holds no lists.') : `${told.join(', ')}.`
}
