import type { Selector } from './schema.ts'

/** What a selector looks at: a unit of the army's list or in the army. */
export interface Selectable {
  readonly id: string
  readonly variantOf?: string | undefined
  readonly keywords: ReadonlySet<string>
}

/** Whether a selector means this unit. What it says of a standard unit goes for its Scourge variants too. */
export function matches(selector: Selector, unit: Selectable): boolean {
  if ('any' in selector) return true
  if ('keyword' in selector) return unit.keywords.has(selector.keyword)
  if ('units' in selector) return listed(selector.units, unit)
  if ('all' in selector) return selector.all.every((part) => matches(part, unit))
  if ('either' in selector) return selector.either.some((part) => matches(part, unit))
  return !matches(selector.not, unit)
}

/** Whether it means this unit by its name and not by a keyword only. */
export function namesUnit(selector: Selector, unit: Selectable): boolean {
  if ('units' in selector) return listed(selector.units, unit)
  if ('all' in selector) {
    return matches(selector, unit) && selector.all.some((part) => namesUnit(part, unit))
  }
  if ('either' in selector) return selector.either.some((part) => namesUnit(part, unit))
  return false
}

/** Whether a list of ids has this unit or the standard one that it stands in for. */
export function listed(ids: readonly string[], unit: Omit<Selectable, 'keywords'>): boolean {
  return ids.includes(unit.id) || (unit.variantOf !== undefined && ids.includes(unit.variantOf))
}
