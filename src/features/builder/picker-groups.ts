import type { Id } from '../../engine/roster.ts'
import type { Candidate } from '../../engine/system.ts'
import { inEachLanguage, locale } from '../../text/t.ts'
import { rank } from './matcher.ts'

export type SortBy = 'points' | 'name'

/** What the user narrowed the picker to. */
export interface PickerFilter {
  readonly text: string
  /** Only what fits the points that are left. */
  readonly fits: boolean
  readonly keywords: readonly string[]
  /** Only what has a ranged weapon. */
  readonly shoots: boolean
  readonly sort: SortBy
}

export const noFilter: PickerFilter = {
  text: '',
  fits: false,
  keywords: [],
  shoots: false,
  sort: 'points',
}

export type PickerPart = 'chosen' | 'recent' | 'fits' | 'over' | 'refused'

/** A heading of the picker with what stands under it. */
export interface PickerSection {
  readonly part: PickerPart
  readonly candidates: readonly Candidate[]
}

const shoots = ({ profile }: Candidate): boolean =>
  profile?.sheet?.weapons.some(({ kind }) => kind === 'ranged') ?? false

const hasKeyword = ({ profile }: Candidate, keyword: string): boolean =>
  profile?.keywords.some(({ name }) => name === keyword) ?? false

function passes(candidate: Candidate, filter: PickerFilter): boolean {
  if (filter.fits && candidate.left < 0) return false
  if (filter.shoots && !shoots(candidate)) return false
  return filter.keywords.every((keyword) => hasKeyword(candidate, keyword))
}

const collator = inEachLanguage(() => new Intl.Collator(locale()))
const byName = (a: Candidate, b: Candidate): number => collator().compare(a.name, b.name)
const byPoints = (a: Candidate, b: Candidate): number =>
  b.takes - a.takes || b.points - a.points || byName(a, b)

/** By what else than names candidates can be sorted: the budget of their slot, or points; null where they differ in neither. */
export function measureOf(candidates: readonly Candidate[], counts: string): string | null {
  const differ = (figure: (one: Candidate) => number) => new Set(candidates.map(figure)).size > 1
  if (differ(({ takes }) => takes)) return counts
  return differ(({ points }) => points) ? 'Points' : null
}

/**
 * What the picker lists, in its parts: what is chosen for the place already, recently used ones that fit, all others that fit, those over the limit, those that
 * cannot join. While something is typed the best matches come first and nothing is set apart as recent.
 */
export function pickerSections(
  candidates: readonly Candidate[],
  filter: PickerFilter,
  recent: readonly Id[],
  chosen: readonly Id[] = [],
): readonly PickerSection[] {
  const order = filter.sort === 'name' ? byName : byPoints
  const asked = filter.text.trim() !== ''
  const found = candidates
    .filter((candidate) => passes(candidate, filter))
    .map((candidate) => ({ candidate, rank: rank(candidate, filter.text) }))
    .filter((entry) => entry.rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || order(a.candidate, b.candidate))
    .map(({ candidate }) => candidate)
  const isChosen = ({ id }: Candidate) => chosen.includes(id)
  const others = found.filter((candidate) => !isChosen(candidate))
  const isRecent = ({ id, status }: Candidate) => !asked && status === 'fits' && recent.includes(id)
  const parts: readonly PickerSection[] = [
    { part: 'chosen', candidates: found.filter(isChosen) },
    { part: 'recent', candidates: others.filter(isRecent) },
    {
      part: 'fits',
      candidates: others.filter((candidate) => candidate.status === 'fits' && !isRecent(candidate)),
    },
    { part: 'over', candidates: others.filter(({ status }) => status === 'over') },
    { part: 'refused', candidates: others.filter(({ status }) => status === 'refused') },
  ]
  return parts.filter((section) => section.candidates.length > 0)
}

/** The first candidate that fits, in the order shown; null when none does. */
export function firstThatFits(sections: readonly PickerSection[]): Candidate | null {
  const section = sections.find(({ part }) => part === 'recent' || part === 'fits')
  return section?.candidates[0] ?? null
}

/** Keywords worth a chip: those that split what is offered most evenly, at most `most` of them, plus whether any of it shoots. */
export function chipsFor(
  candidates: readonly Candidate[],
  most: number,
): { readonly keywords: readonly string[]; readonly shoots: boolean } {
  const bearers = new Map<string, Id[]>()
  for (const { id, profile } of candidates) {
    for (const { name } of profile?.keywords ?? []) {
      const ids = bearers.get(name)
      if (ids) ids.push(id)
      else bearers.set(name, [id])
    }
  }
  const total = candidates.filter(({ profile }) => profile !== null).length
  const worth = (ids: readonly Id[]) => Math.min(ids.length, total - ids.length)
  // of two keywords that the same units bear one is enough
  const same = new Set<string>()
  const keywords = [...bearers]
    .filter(([, ids]) => worth(ids) >= 2)
    .toSorted(([a, m], [b, n]) => worth(n) - worth(m) || a.localeCompare(b))
    .filter(([, ids]) => same.size < same.add(ids.join()).size)
    .slice(0, most)
    .map(([name]) => name)
  return { keywords, shoots: candidates.some(shoots) && !candidates.every(shoots) }
}
