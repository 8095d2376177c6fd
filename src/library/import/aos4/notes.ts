/** What one sentence of a profile's notes rules. Names are as printed; whoever uses them finds the units. */
export type Note =
  | { readonly kind: 'not-reinforced' }
  | { readonly kind: 'role'; readonly role: string }
  /** Leaders as printed, possessive taken off. */
  | { readonly kind: 'joins'; readonly leaders: readonly string[] }
  | { readonly kind: 'only-with'; readonly leader: string }
  | { readonly kind: 'only-in'; readonly army: string }
  | { readonly kind: 'one-per'; readonly unit: string }
  /** At most one of it in a regiment that has `needs`. */
  | { readonly kind: 'bonus-place'; readonly needs: string }
  /** The second half of the former: it takes no place. */
  | { readonly kind: 'no-place' }
  /** At most one `keyword` + `type` unit in a regiment led by a hero without `keyword`. */
  | { readonly kind: 'regiment-cap'; readonly keyword: string; readonly type: string }
  | { readonly kind: 'excludes'; readonly unit: string }
  | { readonly kind: 'season'; readonly season: '2026-27' }
  | { readonly kind: 'leaving'; readonly date: string }
  | { readonly kind: 'formerly'; readonly name: string }

type Shape = readonly [pattern: RegExp, read: (found: RegExpExecArray) => Note]

/** First group of a match; the patterns below have it whenever they match. */
const first = (found: RegExpExecArray): string => found[1] ?? ''

const months =
  'January February March April May June July August September October November December'

function isoDate(text: string): string {
  const [day = '', month = '', year = ''] = text.split(' ')
  const number = months.split(' ').indexOf(month) + 1
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** `a Dreadlord on Black Dragon's, Sorceress' or Lord Kroak's` as the three names. */
function leaders(list: string): string[] {
  return list.split(/, | or /).map((item) => item.replace(/^an? /, '').replace(/'s$|'$/, ''))
}

const shapes: readonly Shape[] = [
  [/^This unit cannot be reinforced$/, () => ({ kind: 'not-reinforced' })],
  [
    /^This Hero can join an eligible regiment as (?:an? )?(.+)$/,
    (found) => ({ kind: 'role', role: first(found) }),
  ],
  [
    /^This Hero can join (.+) regiment$/,
    (found) => ({ kind: 'joins', leaders: leaders(first(found)) }),
  ],
  [
    /^This unit can only be taken in a regiment that contains an? (.+?) unit and no other .+$/,
    (found) => ({ kind: 'bonus-place', needs: first(found) }),
  ],
  [
    /^This unit does not count towards the number of friendly units that can accompany a Hero$/,
    () => ({ kind: 'no-place' }),
  ],
  [
    /^This unit can only be taken in (.+)'s? regiment$/,
    (found) => ({ kind: 'only-with', leader: first(found) }),
  ],
  [
    /^This unit can only be taken in (?:an? )?(.+) Army of Renown$/,
    (found) => ({ kind: 'only-in', army: first(found) }),
  ],
  [
    /^You can include 1 unit of this type for each (.+) in your army$/,
    (found) => ({ kind: 'one-per', unit: first(found) }),
  ],
  [
    /^You cannot include more than 1 (\w+) (.+) in a regiment led by a non-\1 Hero$/,
    (found) => ({
      kind: 'regiment-cap',
      keyword: first(found).toUpperCase(),
      type: (found[2] ?? '').toUpperCase(),
    }),
  ],
  [
    /^You cannot include this unit and (?:the )?(.+) in the same army$/,
    (found) => ({ kind: 'excludes', unit: first(found) }),
  ],
  [
    /^This unit is legal for Matched Play .+ General's Handbook 2026-27 battlepack$/,
    () => ({ kind: 'season', season: '2026-27' }),
  ],
  [
    /^This (?:unit|terrain feature) will move to Warhammer Legends on (\d+ \w+ \d{4})$/,
    (found) => ({ kind: 'leaving', date: isoDate(first(found)) }),
  ],
  [/^Previously (.+)$/, (found) => ({ kind: 'formerly', name: first(found) })],
]

/**
 * What a unit's notes rule, one entry a sentence. `unit` is for the message: a sentence of unknown shape throws, so that no
 * rule gets lost in silence.
 */
export function readNotes(notes: readonly string[], unit: string): readonly Note[] {
  return notes
    .flatMap((note) => note.split('. '))
    .map((sentence) => sentence.replace(/\.$/, '').trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => readSentence(sentence, unit))
}

function readSentence(sentence: string, unit: string): Note {
  for (const [pattern, read] of shapes) {
    const found = pattern.exec(sentence)
    if (found) return read(found)
  }
  throw new Error(`${unit}: a note of unknown shape: "${sentence.slice(0, 60)}"`)
}
