import { fewOf } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import { numberWords } from './check-words.ts'
import type { CheckedFinding, CheckedList } from './checked-list.ts'

const named = (numbers: readonly number[]) =>
  fewOf(
    numbers.map((number) => t('no {number}', { number: numberWords(number) })),
    6,
  )

const asked = (rule: string, message: string): CheckedFinding => ({
  rule,
  severity: 'warning',
  citation: '',
  message,
  units: [],
  lines: [],
})

/** What the other lists of the table say of one: numbers of its copies, and findings. */
export interface Compared {
  /** Lists with the same units and choices. */
  readonly same: readonly number[]
  /** Further lists with the same units, whose wargear or groups differ. */
  readonly like: readonly number[]
  readonly findings: readonly CheckedFinding[]
}

/** Numbers of the lists, from 1, by something that they have; lists without it are in none. */
function numbersBy<List>(
  lists: readonly List[],
  keyOf: (list: List) => string,
): ReadonlyMap<string, readonly number[]> {
  const all = new Map<string, number[]>()
  for (const [at, list] of lists.entries()) {
    const key = keyOf(list)
    const numbers = all.get(key)
    if (numbers) numbers.push(at + 1)
    else if (key !== '') all.set(key, [at + 1])
  }
  return all
}

/** Fewer lists of a game have no custom that one could break. */
const fewest = 4

/** What most lists of each game have, where more than half have the same. */
function customs<Value>(
  lists: readonly CheckedList[],
  valueOf: (list: CheckedList) => Value,
): ReadonlyMap<string, Value> {
  const counts = new Map<string, Map<Value, number>>()
  const read = lists.filter(({ roster }) => roster !== null)
  for (const list of read) {
    const ofGame = counts.get(list.system) ?? new Map<Value, number>()
    counts.set(list.system, ofGame.set(valueOf(list), (ofGame.get(valueOf(list)) ?? 0) + 1))
  }
  const found = new Map<string, Value>()
  for (const [system, ofGame] of counts) {
    const all = [...ofGame.values()].reduce((sum, count) => sum + count, 0)
    const [most] = [...ofGame].toSorted(([, a], [, b]) => b - a)
    if (most && all >= fewest && most[1] > all / 2) found.set(system, most[0])
  }
  return found
}

const limitOf = ({ limit }: CheckedList) => limit
const judgedBy = ({ seal }: CheckedList) => seal.bottom
const playerOf = ({ player, system }: CheckedList) =>
  player === '' ? '' : `${system} ${player.toLowerCase()}`

const othersIn = (all: ReadonlyMap<string, readonly number[]>, key: string, at: number) =>
  (all.get(key) ?? []).filter((number) => number !== at + 1)

/** Of each list the numbers of its copies, however differently they are written. A list with empty keys is like no other. */
export function copiesOf(
  lists: readonly Pick<CheckedList, 'key' | 'unitsKey'>[],
): readonly Pick<Compared, 'same' | 'like'>[] {
  const byKey = numbersBy(lists, ({ key }) => key)
  const byUnits = numbersBy(lists, (list) => list.unitsKey)
  return lists.map((list, at) => {
    const same = othersIn(byKey, list.key, at)
    const alike = othersIn(byUnits, list.unitsKey, at)
    const like = alike.length === same.length ? [] : alike.filter((one) => !same.includes(one))
    return { same, like }
  })
}

/**
 * Compares the lists of a table: copies, however differently they are written; players with several lists; and lists that say of
 * themselves another limit or season than most, by which they were judged.
 */
export function compareLists(lists: readonly CheckedList[]): readonly Compared[] {
  const copies = copiesOf(lists)
  const byPlayer = numbersBy(lists, playerOf)
  const [limits, seasons] = [customs(lists, limitOf), customs(lists, judgedBy)]
  return lists.map((list, at) => {
    const { same = [], like = [] } = copies[at] ?? {}
    const own = othersIn(byPlayer, playerOf(list), at)
    const [limit, season] = [limits.get(list.system), seasons.get(list.system)]
    const findings: CheckedFinding[] = []
    const ask = (rule: string, message: string) => findings.push(asked(rule, message))
    if (same.length > 0) {
      const lists = named(same)
      ask('duplicate', t('It has the same units and choices as {lists}.', { lists }))
    }
    if (like.length > 0) {
      const lists = named(like)
      ask('duplicate', t('It has the same units as {lists}; wargear or groups differ.', { lists }))
    }
    if (own.length > 0) {
      const { player } = list
      ask('player', t('{player} has another list here: {lists}.', { player, lists: named(own) }))
    }
    if (list.roster && limit !== undefined && limit !== null && list.limit !== limit) {
      ask(
        'odd-limit',
        t(
          'Its limit is {limit, plural, one {# point} other {# points}}; most lists here have {most, plural, one {# point} other {# points}}.',
          { limit: list.limit ?? 0, most: limit },
        ),
      )
    }
    if (list.roster && season !== undefined && judgedBy(list) !== season) {
      const rules = judgedBy(list)
      ask(
        'odd-season',
        t('It is judged by {rules}; most lists here by {others}.', { rules, others: season }),
      )
    }
    return { same, like, findings }
  })
}
