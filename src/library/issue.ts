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

/** What is wrong, as the end of a sentence that begins with the place: `must be a number`. */
export function issueWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${withArticle(String(issue.expected))}`
    case 'too_big':
      return `is more than ${amount(issue.maximum)}`
    case 'too_small':
      return `is less than ${amount(issue.minimum)}`
    case 'invalid_value':
      return `must be ${(issue.values ?? []).map(String).join(' or ')}`
    case 'unrecognized_keys':
      return `has unknown parts: ${(issue.keys ?? []).join(', ')}`
    case 'invalid_format':
      return 'is not written as expected'
    default:
      return issue.message === 'Invalid input' ? 'is not what belongs there' : issue.message
  }
}

function withArticle(noun: string): string {
  const word = noun === 'int' ? 'whole number' : noun === 'record' ? 'object' : noun
  return `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`
}

/** An issue as one line: place, then what is wrong. Without a place it speaks of `whole`. */
export function issueLine(issue: Issue, whole = 'the file'): string {
  return `${placeOf(issue.path) || whole} ${issueWords(issue)}`
}
