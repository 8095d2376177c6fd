import { num, t } from '../text/t.ts'

/** The part of a zod issue that its words need. */
export interface Issue {
  readonly code?: string
  readonly path?: readonly PropertyKey[]
  readonly expected?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly values?: readonly unknown[]
  readonly keys?: readonly string[]
  readonly format?: unknown
  readonly message: string
}

/** Where in a value an issue is, as a reader of the file would write it: `armies[0].units[3].points`. */
export function placeOf(path: readonly PropertyKey[] | undefined): string {
  return (path ?? [])
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

const wordsByCode: Readonly<Record<string, (issue: Issue) => string>> = {
  invalid_type: ({ expected }) =>
    t(
      'must be {type, select, string {a string} number {a number} int {a whole number} boolean {a boolean} array {an array} object {an object} record {an object} other {{other}}}',
      { type: String(expected), other: withArticle(String(expected)) },
    ),
  too_big: ({ maximum }) => t('is more than {most}', { most: num(Number(maximum)) }),
  too_small: ({ minimum }) => t('is less than {least}', { least: num(Number(minimum)) }),
  invalid_value: ({ values }) =>
    t('must be {what}', { what: (values ?? []).map(String).join(t(' or ')) }),
  unrecognized_keys: ({ keys }) =>
    t('has unknown parts: {parts}', { parts: (keys ?? []).join(', ') }),
  invalid_format: () => t('is not written as expected'),
}

/** What is wrong, as the end of a sentence that begins with the place: `must be a number`. */
export function issueWords(issue: Issue): string {
  const words = wordsByCode[issue.code ?? '']
  if (words) return words(issue)
  return issue.message === 'Invalid input' ? t('is not what belongs there') : issue.message
}

function withArticle(noun: string): string {
  return `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** An issue as one line: place, then what is wrong. Without a place it speaks of `whole`. */
export function issueLine(issue: Issue, whole = t('the file')): string {
  return `${placeOf(issue.path) || whole} ${issueWords(issue)}`
}
