import { fewOf } from '../src/engine/wording.ts'
import { countOf } from '../src/share/check/checked-list.ts'
import type { CheckedList } from '../src/share/check/checked-list.ts'
import { copiesOf } from '../src/share/check/compare-lists.ts'
import { listKey, unitsKey } from '../src/share/check/list-key.ts'
import { rowsOf } from '../src/share/check/rows.ts'
import { tableCsv } from '../src/share/check/table.ts'
import { gamesIn, listsOf, type Outcome, outcomesOf } from './check-outcome.ts'
import { filesOf, type Place, piped } from './check-places.ts'
import { errorLine, isIllegal, jsonLine, plainLines } from './check-print.ts'
import { refusalOf } from './points-option.ts'

const usage = `Usage: muster check FILE|FOLDER|-... [--json|--csv] [--points VERSION]

Checks army lists: texts as apps and players write them, several in one too, .ros, .rosz and .json files of other apps,
tables of names and lists (.csv), links to lists one a line, backups, and the portable form (see docs/checking.md and
docs/portable-format.md). Of folders every .json, .txt, .ros, .rosz and .csv below them. The name - means what is piped
into the command; after -- every argument is a file or folder.
--json prints a line of JSON for each list, --csv one table of all.
--points judges them by that points version (v1.1) instead of their own or the newest. Each game has versions of its
own: lists of a game that lacks the one asked for are judged without it, with a note; one that no list here can be
judged by is refused.
Exit code: 0 all legal, 1 some not, 2 some unreadable or the command itself is wrong.`

const asksForHelp: readonly string[] = ['--help', '-h']

interface Options {
  readonly json: boolean
  readonly csv: boolean
  /** The points version asked for; empty where none follows the option. */
  readonly points: string | null
  readonly paths: readonly string[]
  /** The first option that there is not. */
  readonly unknown: string | null
}

/** Takes the options from among the paths. */
function optionsOf(args: readonly string[]): Options {
  const paths: string[] = []
  let json = false
  let csv = false
  let points: string | null = null
  let unknown: string | null = null
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--') {
      paths.push(...args.slice(at + 1))
      break
    }
    if (arg === '--json') json = true
    else if (arg === '--csv') csv = true
    else if (arg === '--points') points = args[(at += 1)] ?? ''
    else if (arg.startsWith('--points=')) points = arg.slice('--points='.length)
    else if (arg.startsWith('-') && arg !== piped) unknown ??= arg
    else paths.push(arg)
  }
  return { json, csv, points, paths, unknown }
}

/** What is wrong with how the command was typed, or null. */
function mistake(command: string | undefined, options: Options): string | null {
  const { paths, points, json, csv, unknown } = options
  if (command === undefined) return 'Name a command.'
  if (command !== 'check') return `There is no command "${command}".`
  if (unknown !== null) return `There is no option ${unknown}.`
  if (json && csv) return 'Name one of --json and --csv.'
  if (points !== null && !/^[a-z0-9][a-z0-9.-]*$/.test(points)) {
    return 'Name a points version after --points, such as v1.1.'
  }
  return paths.length === 0 ? 'Name a file or a folder to check.' : null
}

function exitCode(outcomes: readonly Outcome[]): number {
  if (outcomes.some((outcome) => 'error' in outcome)) return 2
  return outcomes.some(isIllegal) ? 1 : 0
}

/** Which files of a folder are no lists, although somebody may have sent them as such. */
function passedOver(others: readonly string[]): string {
  const words =
    others.length === 1 ? 'Not read, as it is no list' : 'Not read, as they are no lists'
  return `${words}: ${fewOf(others, 5)}.`
}

/** What tells copies of an outcome's list; a list that cannot be read has none. */
function keysOf(outcome: Outcome): Pick<CheckedList, 'key' | 'unitsKey'> {
  if ('list' in outcome) return outcome.list
  if ('error' in outcome) return { key: '', unitsKey: '' }
  return { key: listKey(outcome.roster), unitsKey: unitsKey(outcome.roster) }
}

/** Prints the verdict on each list as it comes; as JSON at the end, when it is known which lists are the same. */
async function printEach(places: readonly Place[], { json, points }: Options): Promise<number> {
  const all: { readonly outcome: Outcome; readonly several: boolean }[] = []
  for (const place of places) {
    const outcomes = await outcomesOf(place, points)
    const several = outcomes.length > 1
    for (const outcome of outcomes) {
      all.push({ outcome, several })
      if ('error' in outcome) console.error(errorLine(outcome, several))
      if (!json) for (const line of plainLines(outcome, several)) console.log(line)
    }
  }
  const outcomes = all.map(({ outcome }) => outcome)
  const copies = json ? copiesOf(outcomes.map(keysOf)) : []
  for (const [at, { same, like }] of copies.entries()) {
    const one = all[at]
    const duplicates = [...same, ...like].toSorted((a, b) => a - b)
    if (one) console.log(jsonLine(one.outcome, one.several, duplicates))
  }
  return exitCode(outcomes)
}

/** Prints the table of all lists; which of them are the same is only known at the end. */
async function printTable(places: readonly Place[], points: string | null): Promise<number> {
  const lists: CheckedList[] = []
  for (const place of places) {
    const more = await listsOf(place, points)
    lists.push(...more)
    for (const { verdict, source, findings } of more) {
      if (verdict === 'unreadable') console.error(`${source}: ${findings[0]?.message ?? ''}`)
    }
  }
  console.log(tableCsv(rowsOf(lists)).trimEnd())
  if (lists.some(({ verdict }) => verdict === 'unreadable')) return 2
  return lists.some((list) => countOf(list, 'error') > 0) ? 1 : 0
}

/**
 * `check FILE|FOLDER|-... [--json|--csv] [--points VERSION]`: prints the verdict on each list; settles with the exit code (0
 * legal, 1 not, 2 unreadable).
 */
export async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args
  if (args.some((arg) => asksForHelp.includes(arg)) || command === 'help') {
    console.log(usage)
    return 0
  }
  const options = optionsOf(rest)
  const { csv, points, paths } = options
  const wrong = mistake(command, options)
  if (wrong !== null) {
    console.error(`${wrong}\n${usage}`)
    return 2
  }
  const found = paths.map(filesOf)
  for (const { others } of found) if (others.length > 0) console.error(passedOver(others))
  const places = found.flatMap((one) => one.places)
  const refused = points === null ? null : refusalOf(points, await gamesIn(places))
  if (refused !== null) {
    console.error(refused)
    return 2
  }
  return csv ? await printTable(places, points) : await printEach(places, options)
}
