import type { RegimentOption, Selector } from '../../../systems/aos4/schema.ts'
import { keyOf, sortedUnique } from '../names.ts'
import type { FindUnits } from './find-units.ts'
import { readWording } from './option-wordings.ts'
import type { Thing } from './option-wordings.ts'

/** What a faction's printed options may refer to. */
export interface OptionContext {
  /** Role names with the ids of those who join in them. */
  readonly roles: ReadonlyMap<string, readonly string[]>
  /** As printed: `Ogor Mawtribes`. */
  readonly faction: string
  readonly keywords: ReadonlySet<string>
  /** Keywords that the profiles print beside units because options ask for them. */
  readonly asked: ReadonlySet<string>
  readonly find: FindUnits
  /** Sets of units that only their names make: `Allies of the Free Cities`. */
  readonly sets: ReadonlyMap<string, readonly string[]>
}

/**
 * The regiment options of one leader from their printed wordings; null when it has none at all (it leads nobody and no
 * regiment). A word that is no role, faction, unit or keyword throws with the leader's name.
 */
export function officialOptions(
  wordings: readonly string[],
  leader: string,
  context: OptionContext,
): RegimentOption[] | null {
  if (wordings.length === 0) return null
  return wordings.flatMap((text) => {
    const wording = readWording(text, leader)
    if (wording.kind === 'none') return []
    if (wording.kind === 'required') return [required(text, wording.name, leader, context)]
    return someOf(text, wording.max, wording.things, leader, context)
  })
}

function required(
  label: string,
  name: string,
  leader: string,
  context: OptionContext,
): RegimentOption {
  const units = [...context.find(name)]
  if (units.length === 0) throw new Error(`${leader}: no unit for the companion "${name}"`)
  return { kind: 'units', label, select: { units }, max: 1, required: true }
}

function someOf(
  text: string,
  max: number | null,
  things: readonly Thing[],
  leader: string,
  context: OptionContext,
): RegimentOption[] {
  const options = things.map((thing) => option(text, max, thing, leader, context))
  if (options.length < 2 || max === null) return options
  const units = options.flatMap((one) => unitsOf(one, context))
  return [...options, { kind: 'cap', label: text, select: { units: sortedUnique(units) }, max }]
}

function unitsOf(option: RegimentOption, { roles }: OptionContext): readonly string[] {
  if (option.kind === 'role') return roles.get(option.role) ?? []
  return 'units' in option.select ? option.select.units : []
}

function option(
  text: string,
  max: number | null,
  thing: Thing,
  leader: string,
  context: OptionContext,
): RegimentOption {
  const role = thing.not === null ? roleNamed(thing.words, context) : undefined
  const label = `${max === null ? 'Any' : `0-${max}`} ${thingLabel(thing)}`
  if (role !== undefined) return { kind: 'role', label, role, max }
  const select = selectorOf(thing, context)
  if (!select) throw new Error(`${leader}: no role, unit or keyword for the option "${text}"`)
  return { kind: 'units', label, select, ...(max === null ? {} : { max }) }
}

function thingLabel({ not, words }: Thing): string {
  return [not === null ? '' : `non-${not}`, words].filter((part) => part !== '').join(' ')
}

function roleNamed(words: string, { roles }: OptionContext): string | undefined {
  return [...roles.keys()].find(
    (role) => keyOf(role) === keyOf(words) || keyOf(`${role}s`) === keyOf(words),
  )
}

function selectorOf(thing: Thing, context: OptionContext): Selector | null {
  const excluded: Selector[] =
    thing.not === null ? [] : [{ not: { keyword: thing.not.toUpperCase() } }]
  if (thing.words === '') return excluded[0] ?? null
  const wanted = wordsSelector(thing.words, context)
  if (!wanted) return null
  const parts = [...wanted, ...excluded]
  return parts.length === 1 ? (parts[0] ?? null) : { all: parts }
}

function wordsSelector(words: string, context: OptionContext): Selector[] | null {
  if (keyOf(words) === keyOf(context.faction)) return [{ keyword: words.toUpperCase() }]
  const set = context.sets.get(words)
  if (set) return [{ units: [...set] }]
  if (context.asked.has(words.toUpperCase())) return [{ keyword: words.toUpperCase() }]
  const units = context.find(words)
  if (units.length > 0) return [{ units: [...units] }]
  const keywords = splitKeywords(words.toUpperCase(), context.keywords)
  return keywords && keywords.map((keyword) => ({ keyword }))
}

/** `WARRIOR CHAMBER INFANTRY` as known keywords, longest first; null when a rest remains. */
export function splitKeywords(text: string, known: ReadonlySet<string>): string[] | null {
  if (text === '') return []
  const words = text.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const head = words.slice(0, count).join(' ')
    if (!known.has(head)) continue
    const rest = splitKeywords(words.slice(count).join(' '), known)
    if (rest) return [head, ...rest]
  }
  return null
}
