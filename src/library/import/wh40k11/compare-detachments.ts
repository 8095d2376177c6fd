import type { BookData, PricePageData } from '../../../systems/wh40k11/schema.ts'
import { keyOf, plain } from '../names.ts'
import { enhancementName } from './detachments.ts'
import type { FactPage } from './fact-forms.ts'

type FactDetachment = FactPage['detachments'][number]
type Detachment = BookData['detachments'][number]
type Price = PricePageData['detachments'][number]
type NoteOf = (kind: string, what: string, facts: string, ours: string) => void

/** Compares a detachment with that of the earlier conversion: its price, rules, stratagems and enhancements. */
export function compareDetachment(
  fact: FactDetachment,
  own: Detachment,
  price: Price | undefined,
  note: NoteOf,
): void {
  const differ: NoteOf = (kind, what, theirs, ours) => {
    if (keyOf(theirs) !== keyOf(ours)) note(kind, what, theirs, ours)
  }
  const ours = [price?.dp, price?.dispositions.join(' '), price?.tag ?? '']
  const theirs = [fact.dp, fact.disposition, fact.unique ?? '']
  differ('detachment', own.name, theirs.join(' '), ours.join(' '))
  differ('detachment rules', own.name, fact.rules.join(', '), own.rules.join(', '))
  const known = new Set(fact.stratagems.map(stratagemText).map(keyOf))
  for (const one of own.stratagems)
    if (!known.has(keyOf(stratagemText(one)))) note('stratagem', one.name, '', stratagemText(one))
  for (const one of fact.enhancements) compareEnhancement(one, own, price, differ)
}

interface StratagemLike {
  readonly name: string
  readonly cp: number
  readonly turn: string
  readonly phases: readonly string[]
  readonly type?: string | null | undefined
}

function stratagemText({ name, cp, turn, phases, type }: StratagemLike): string {
  return [`${plain(name)}: ${cp} CP`, turn, ...phases.toSorted(), ...(type ? [type] : [])].join(
    ', ',
  )
}

function compareEnhancement(
  fact: FactDetachment['enhancements'][number],
  own: Detachment,
  price: Price | undefined,
  differ: NoteOf,
): void {
  const name = enhancementName(fact.name)
  const mine = own.enhancements.find((one) => keyOf(one.name) === keyOf(name))
  if (!mine) return differ('enhancement', name, name, '')
  differ('enhancement price', name, String(fact.points), String(price?.enhancements[mine.id]))
  differ('upgrade', name, String(fact.upgrade === true), String(mine.upgrade === true))
  const sets = fact.eligible?.anyOf.map((one) => [plain(one)]) ?? []
  const theirs = fact.eligible ? eligibilityText({ ...fact.eligible, anyOf: sets }) : ''
  differ('eligibility', name, theirs, eligibilityText(mine.eligible))
}

interface EligibleLike {
  readonly on: string
  readonly anyOf: readonly (readonly string[])[]
  readonly noneOf?: readonly string[] | undefined
}

function eligibilityText({ on, anyOf, noneOf = [] }: EligibleLike): string {
  const sets = anyOf.map((set) => set.join(' ')).join(' or ')
  return `${on}: ${sets}${noneOf.length > 0 ? `, not ${noneOf.join(', ')}` : ''}`
}
