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

const amount = (value: unknown) => Number(value).toLocaleString('en')

const wordsByCode: Readonly<Record<string, (issue: Issue) => string>> = {
  invalid_type: ({ expected }) => `must be ${withArticle(String(expected))}`,
  too_big: ({ maximum }) => `is more than ${amount(maximum)}`,
  too_small: ({ minimum }) => `is less than ${amount(minimum)}`,
  invalid_value: ({ values }) => `must be ${(values ?? []).map(String).join(' or ')}`,
  unrecognized_keys: ({ keys }) => `has unknown parts: ${(keys ?? []).join(', ')}`,
  invalid_format: () => 'is not written as expected',
}

/** What is wrong, as the end of a sentence that begins with the place: `must be a number`. */
export function issueWords(issue: Issue): string {
  const words = wordsByCode[issue.code ?? '']
  if (words) return words(issue)
  return issue.message === 'Invalid input' ? 'is not what belongs there' : issue.message
}

function withArticle(noun: string): string {
  const word = noun === 'int' ? 'whole number' : noun === 'record' ? 'object' : noun
  return `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`
}

/** An issue as one line: place, then what is wrong. Without a place it speaks of `whole`. */
export function issueLine(issue: Issue, whole = 'the file'): string {
  return `${placeOf(issue.path) || whole} ${issueWords(issue)}`
}
