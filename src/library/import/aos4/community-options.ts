import type { RegimentOption, Selector } from '../../../systems/aos4/schema.ts'
import { plain, sortedUnique } from '../names.ts'
import type { CommunityCap, CommunityOption, CommunityUnit } from './community.ts'
import { roleName } from './join.ts'
import { unitName } from './names.ts'
import { splitKeywords } from './official-options.ts'

/** `ref` of an option and what a cap limits, in comparable form. */
interface Subject {
  readonly kind: 'role' | 'unit' | 'keyword' | 'category'
  readonly ref: string
}

/** Id of a unit by the catalogue's name for it. */
export type IdOf = (name: string) => string

/** What an army's options may refer to. */
export interface ArmyWords {
  readonly idOf: IdOf
  /** Ids of heroes that keywords let in, too, in this army where the catalogue's own reading has them. */
  readonly heroes: ReadonlySet<string>
  /** Keywords of the army's units, for helper sets that have no members in this army (`Sigmarite Infantry`). */
  readonly keywords: ReadonlySet<string>
}

/** Regiment options as the community catalogue has them; null when the unit cannot lead. Companions come out as required. */
export function communityOptions(
  unit: CommunityUnit,
  { idOf, heroes, keywords }: ArmyWords,
): RegimentOption[] | null {
  if (!unit.canLead) return null
  const all = unit.regimentOptions ?? []
  const excluded = all
    .filter(({ op, kind }) => op === 'remove' && kind === 'unit')
    .map(({ ref }) => idOf(ref))
  const free = unit.caps.filter((cap) => cap.max >= 0)
  const used = new Set<CommunityCap>()
  const companions = new Set(unit.requires.map(({ unit: name }) => idOf(name)))
  const allowed = new Set(Object.keys(unit.allowed ?? {}).map(idOf))
  const options = all
    .filter(({ op }) => op === 'add')
    .filter((option) => !(option.kind === 'unit' && companions.has(idOf(option.ref))))
    .flatMap((option) => {
      const converted = toOption(option, free, used, excluded, { idOf, keywords })
      const named = option.kind === 'keyword' && !option.hero ? option.members.map(idOf) : []
      const extra = sortedUnique(named.filter((id) => heroes.has(id) && allowed.has(id)))
      if (extra.length === 0 || converted.kind === 'role') return [converted]
      return [converted, { ...converted, select: { units: extra } }]
    })
  const required = unit.requires.map(({ unit: name }): RegimentOption => ({
    kind: 'units',
    label: `${unitName(name)} (required)`,
    select: { units: [idOf(name)] },
    max: 1,
    required: true,
  }))
  const caps = free.filter((cap) => !used.has(cap)).flatMap((cap) => toCap(cap, companions, idOf))
  return [...options, ...required, ...caps]
}

function toOption(
  option: CommunityOption,
  caps: readonly CommunityCap[],
  used: Set<CommunityCap>,
  excluded: readonly string[],
  words: Pick<ArmyWords, 'idOf' | 'keywords'>,
): RegimentOption {
  const subject = subjectOf(option)
  const cap = caps.find((one) => sameSubject(one, subject))
  if (cap) used.add(cap)
  const max = cap ? cap.max : option.max
  if (subject.kind === 'role') {
    const limit = max === undefined ? 1 : max
    const role = roleName(option.ref)
    return { kind: 'role', label: label(limit, role), role, max: limit }
  }
  const wanted = select(option, subject, words)
  const hidden = excluded.length > 0 && subject.kind !== 'unit'
  return {
    kind: 'units',
    label: label(max ?? null, name(subject)),
    select: hidden ? { all: [wanted, { not: { units: [...excluded] } }] } : wanted,
    ...(typeof max === 'number' ? { max } : {}),
  }
}

function subjectOf(option: CommunityOption): Subject {
  const { ref } = option
  if (option.kind === 'role' || (option.helperCategory && option.hero)) return { kind: 'role', ref }
  if (option.kind === 'unit') return { kind: 'unit', ref }
  return { kind: option.helperCategory ? 'category' : 'keyword', ref }
}

function sameSubject(cap: CommunityCap, { kind, ref }: Subject): boolean {
  if (kind === 'keyword') return cap.keywords?.length === 1 && cap.keywords[0] === ref
  return cap[kind] === ref
}

function select(
  option: CommunityOption,
  subject: Subject,
  { idOf, keywords }: Pick<ArmyWords, 'idOf' | 'keywords'>,
): Selector {
  if (option.kind === 'any') return { any: true }
  if (subject.kind === 'keyword') return { keyword: plain(option.ref).toUpperCase() }
  const split = subject.kind === 'category' && option.members.length === 0
  const words = split ? splitKeywords(plain(option.ref).toUpperCase(), keywords) : null
  if (words) return { all: words.map((keyword) => ({ keyword })) }
  const members = option.members.length > 0 ? option.members : [option.ref]
  return { units: sortedUnique(members.map(idOf)) }
}

function name({ kind, ref }: Subject): string {
  return kind === 'keyword' ? titleCase(plain(ref)) : unitName(ref)
}

function label(max: number | null, text: string): string {
  const words = plain(text).replace(/\b[A-Z]{2,}\b/g, titleCase)
  return `${max === null ? 'Any' : `0-${max}`} ${words}`
}

const small = new Set(['of', 'to', 'the', 'and', 'on', 'with'])

/** `SLAVES TO DARKNESS` as `Slaves to Darkness`. */
export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ')
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function toCap(
  cap: CommunityCap,
  companions: ReadonlySet<string>,
  idOf: IdOf,
): readonly RegimentOption[] {
  const { max } = cap
  if (cap.unit !== undefined && companions.has(idOf(cap.unit))) return []
  const select = selectCapped(cap, idOf)
  if (!select) return []
  const words = cap.unit === undefined ? capName(cap) : unitName(cap.unit)
  return [{ kind: 'cap', label: label(max, words), select, max }]
}

function selectCapped(cap: CommunityCap, idOf: IdOf): Selector | null {
  if (cap.unit !== undefined) return { units: [idOf(cap.unit)] }
  if (cap.keywords) {
    const parts = cap.keywords.map((keyword) => ({ keyword: plain(keyword).toUpperCase() }))
    return parts.length > 1 ? { all: parts } : (parts[0] ?? null)
  }
  return cap.members?.length ? { units: sortedUnique(cap.members.map(idOf)) } : null
}

/** `!HERO & INFANTRY & !Hobgrot Slittaz` as `Infantry that is not Hobgrot Slittaz`: heroes never join by a keyword anyway. */
function capName({ category, keywords }: CommunityCap): string {
  const parts = (category ?? (keywords ?? []).join(' & ')).split(' & ')
  const wanted = parts.filter((part) => !part.startsWith('!'))
  const barred = parts.filter((part) => part.startsWith('!') && part !== '!HERO')
  const words = wanted.map((part) => (part === part.toUpperCase() ? titleCase(part) : part))
  if (barred.length === 0) return words.join(' ')
  return `${words.join(' ')} that is not ${barred.map((part) => part.slice(1)).join(' or ')}`
}
