import * as z from 'zod/mini'

import {
  portableList,
  portableMember,
  portableRegiment,
  portableRenown,
  portableUnit,
  type PortableList,
} from './schema-portable.ts'

/** A value of the portable form, or what is wrong with it and where (`regiments[2].units[0].name`). */
export type Checked =
  | { readonly ok: true; readonly list: PortableList; readonly extras: readonly string[] }
  | { readonly ok: false; readonly problem: string; readonly where: string }

type Issue = z.core.$ZodIssue

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in braces',
  record: 'an object in braces',
}

/** `regiments[2].units[0].name` of a path; empty for the whole. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? String(step) : `${text}.${String(step)}`
  }, '')
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list in square brackets'
  return typeWords[typeof value] ?? typeof value
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined,
    value,
  )
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type')
    return `expected ${typeWords[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') {
    return `expected ${issue.values.map((value) => `"${String(value)}"`).join(' or ')}`
  }
  if (issue.code === 'invalid_union') return 'expected a name or an object with a "name"'
  if (issue.code === 'too_small') {
    return issue.origin === 'string' ? 'the text is empty' : `it must be at least ${issue.minimum}`
  }
  if (issue.code === 'too_big') {
    const long = issue.origin === 'string' || issue.origin === 'array'
    return `it is too ${long ? 'long' : 'large'} (at most ${issue.maximum})`
  }
  return 'not what this form has here'
}

/** Of a name-or-object, the complaint about the object when there is one: it says more. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const inner = issue.errors.flat().find(({ path }) => path.length > 0)
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }) : issue
}

function extrasOf(value: unknown, path: string, known: object): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value)
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => `${path}${path === '' ? '' : '.'}${key}`)
}

function extrasOfEach(values: readonly unknown[] | undefined, path: string, known: object) {
  return (values ?? []).flatMap((value, place) => extrasOf(value, `${path}[${place}]`, known))
}

type Raw = Readonly<Record<string, unknown>>

/** Keys that the form does not have, by their path. The value has passed the schema. */
function extras(value: unknown): readonly string[] {
  const raw = value as Raw
  const regiments = raw['regiments'] as readonly Raw[]
  const renown = (raw['regimentsOfRenown'] ?? []) as readonly (string | Raw)[]
  return [
    ...extrasOf(raw, '', portableList.shape),
    ...extrasOfEach(regiments, 'regiments', portableRegiment.shape),
    ...regiments.flatMap((regiment, place) => [
      ...extrasOf(regiment['leader'], `regiments[${place}].leader`, portableUnit.shape),
      ...extrasOfEach(
        regiment['units'] as readonly unknown[] | undefined,
        `regiments[${place}].units`,
        portableUnit.shape,
      ),
    ]),
    ...extrasOfEach(
      raw['auxiliaries'] as readonly unknown[] | undefined,
      'auxiliaries',
      portableUnit.shape,
    ),
    ...extrasOfEach(renown, 'regimentsOfRenown', portableRenown.shape),
    ...renown.flatMap((regiment, place) =>
      typeof regiment === 'string'
        ? []
        : extrasOfEach(
            regiment['units'] as readonly unknown[] | undefined,
            `regimentsOfRenown[${place}].units`,
            portableMember.shape,
          ),
    ),
  ]
}

/** Checks the shape of a portable list; the first thing wrong is reported with its place. */
export function checkPortable(value: unknown): Checked {
  const parsed = portableList.safeParse(value)
  if (parsed.success) return { ok: true, list: parsed.data, extras: extras(value) }
  const issue = parsed.error.issues[0]
  if (!issue) return { ok: false, problem: 'not a list in the portable form', where: '' }
  const deepest = innermost(issue)
  const found = kindOf(at(value, deepest.path))
  const asks = ['invalid_type', 'invalid_value', 'invalid_union'].includes(deepest.code)
  const problem = asks ? `${expectation(deepest)}, found ${found}` : expectation(deepest)
  return { ok: false, problem, where: pathText(deepest.path) }
}
