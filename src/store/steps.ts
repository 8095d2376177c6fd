import { ROSTER_SCHEMA } from '../engine/roster.ts'
import { t } from '../text/t.ts'

/** Leads a saved roster from one schema number to the next. */
export type Step = (roster: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** The step at position n leads from schema n + 1 to n + 2. Steps are only ever added at the end. */
const STEPS: readonly Step[] = [countModels]

export type SteppedUp =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string; readonly newer: boolean }

/**
 * Brings a saved roster to today's schema. Refuses what has no schema number, and what a newer version of Muster saved:
 * that is to be left alone.
 */
export function stepUp(
  saved: unknown,
  steps: readonly Step[] = STEPS,
  current: number = ROSTER_SCHEMA,
): SteppedUp {
  if (!isRecord(saved)) return { ok: false, problem: t('It is not a list.'), newer: false }
  const schema = saved['schema']
  if (typeof schema !== 'number' || !Number.isInteger(schema) || schema < 1) {
    return { ok: false, problem: t('It does not say which version saved it.'), newer: false }
  }
  if (schema > current) {
    return {
      ok: false,
      problem: t('A newer version of Muster saved it. Reload to update.'),
      newer: true,
    }
  }
  const value = steps
    .slice(schema - 1, current - 1)
    .reduce<Record<string, unknown>>((roster, step) => step(roster), saved)
  return { ok: true, value: { ...value, schema: current } }
}

/** From 1 to 2: a list names its points version (the newest, where it did not say), a unit counts its models by kind. */
function countModels(roster: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const groups = each(roster['groups'], (group) => ({
    ...group,
    units: each(group['units'], (unit) => ({ ...unit, models: {} })),
  }))
  return { ...roster, prices: null, groups }
}

function each(list: unknown, change: (one: Record<string, unknown>) => unknown): unknown {
  return Array.isArray(list) ? list.map((one) => (isRecord(one) ? change(one) : one)) : list
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
