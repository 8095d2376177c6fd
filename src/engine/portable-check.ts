import { msg, t, type Message } from '../text/t.ts'

/** What a schema has to say against a value; the part of its issues that words are made of. */
export interface ShapeIssue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly expected?: unknown
  readonly values?: readonly unknown[]
  readonly errors?: readonly (readonly ShapeIssue[])[]
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
}

const types: Readonly<Record<string, Message>> = {
  string: msg('text'),
  number: msg('a number'),
  int: msg('a whole number'),
  boolean: msg('true or false'),
  array: msg('a list in square brackets'),
  object: msg('an object in braces'),
  record: msg('an object in braces'),
}

function typeWord(type: string): string {
  const known = Object.hasOwn(types, type) ? types[type] : undefined
  return known === undefined ? type : t(known)
}

/** `regiments[2].units[0].name` of a path; empty for the whole. */
export function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`
    return text === '' ? String(step) : `${text}.${String(step)}`
  }, '')
}

function kindOf(value: unknown): string {
  if (value === undefined) return t('nothing')
  if (value === null) return 'null'
  if (Array.isArray(value)) return typeWord('array')
  return typeWord(typeof value)
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined,
    value,
  )
}

/** What a value that may be of several types can be; of a thing that goes by its name, in the words of the form. */
function optionWords({ errors = [] }: ShapeIssue): string {
  const wanted = errors.flatMap(([first]) => (first ? [String(first.expected)] : []))
  if (wanted.join() === 'string,object') return t('a name or an object with a "name"')
  return wanted.map(typeWord).join(t(' or '))
}

function asksForWhole({ expected, errors = [] }: ShapeIssue): boolean {
  return expected === 'int' || errors.some(([first]) => first?.expected === 'int')
}

function expectation(issue: ShapeIssue): string {
  if (issue.code === 'invalid_type') {
    return typeWord(String(issue.expected))
  }
  if (issue.code === 'invalid_value') {
    return (issue.values ?? []).map((value) => `"${String(value)}"`).join(t(' or '))
  }
  return optionWords(issue)
}

function outOfBounds(issue: ShapeIssue): string {
  if (issue.code === 'too_small') {
    return issue.origin === 'string'
      ? t('the text is empty')
      : t('it must be at least {least}', { least: String(issue.minimum) })
  }
  if (issue.code === 'too_big') {
    const long = issue.origin === 'string' || issue.origin === 'array'
    return long
      ? t('it is too long (at most {most})', { most: String(issue.maximum) })
      : t('it is too large (at most {most})', { most: String(issue.maximum) })
  }
  return t('not what this form has here')
}

/** Of a name-or-object, the complaint about the object when there is one: it says more. */
function innermost(issue: ShapeIssue): ShapeIssue {
  if (issue.code !== 'invalid_union') return issue
  const inner = (issue.errors ?? []).flat().find(({ path }) => path.length > 0)
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }) : issue
}

/** What is wrong with a value in a portable form and where (`regiments[2].units[0].name`), from the schema's first issue. */
export function shapeProblem(
  value: unknown,
  issue: ShapeIssue | undefined,
): { readonly problem: string; readonly where: string } {
  if (!issue) return { problem: t('not a list in the portable form'), where: '' }
  const deepest = innermost(issue)
  const given = at(value, deepest.path)
  const found = typeof given === 'number' && asksForWhole(deepest) ? given : kindOf(given)
  const asks = ['invalid_type', 'invalid_value', 'invalid_union'].includes(deepest.code)
  const problem = asks
    ? t('expected {what}, found {found}', { what: expectation(deepest), found })
    : outOfBounds(deepest)
  return { problem, where: pathText(deepest.path) }
}

/** Keys of an object that a form does not have, by their path; none of what is no object. */
export function extraKeys(value: unknown, path: string, known: object): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value)
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => `${path}${path === '' ? '' : '.'}${key}`)
}
