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

/** A sentence with its subject before it; the subject says nothing that the tail does not. */
function sentence(tail: string): RegExp {
  return new RegExp(`^(?:(?:This (?:unit|Hero|terrain feature)|You) )?${tail}$`, 'i')
}

const shapes: readonly Shape[] = [
  [sentence('cannot be reinforced'), () => ({ kind: 'not-reinforced' })],
  [
    sentence('can join an eligible regiment as (?:an? )?(.+)'),
    (found) => ({ kind: 'role', role: first(found) }),
  ],
  [
    sentence('can join (.+) regiment'),
    (found) => ({ kind: 'joins', leaders: leaders(first(found)) }),
  ],
  [
    sentence('can only be taken in a regiment that contains an? (.+?) unit and no other .+'),
    (found) => ({ kind: 'bonus-place', needs: first(found) }),
  ],
  [sentence('does not count towards the number of .+'), () => ({ kind: 'no-place' })],
  [
    sentence("can only be taken in (.+?)(?:'s|') regiment"),
    (found) => ({ kind: 'only-with', leader: first(found) }),
  ],
  [
    sentence('can only be taken in (?:an? )?(.+) Army of Renown'),
    (found) => ({ kind: 'only-in', army: first(found) }),
  ],
  [
    sentence('can include 1 unit of this type for each (.+) in your army'),
    (found) => ({ kind: 'one-per', unit: first(found) }),
  ],
  [
    sentence('cannot include more than 1 (\\w+) (.+) in a regiment led by a non-\\1 Hero'),
    (found) => ({
      kind: 'regiment-cap',
      keyword: first(found).toUpperCase(),
      type: (found[2] ?? '').toUpperCase(),
    }),
  ],
  [
    sentence('cannot include this unit and (?:the )?(.+) in the same army'),
    (found) => ({ kind: 'excludes', unit: first(found) }),
  ],
  [
    sentence("is legal for Matched Play .*General's Handbook 2026-27 battlepack"),
    () => ({ kind: 'season', season: '2026-27' }),
  ],
  [
    sentence('will move to Warhammer Legends on (\\d+ \\w+ \\d{4})'),
    (found) => ({ kind: 'leaving', date: isoDate(first(found)) }),
  ],
  [sentence('Previously (.+)'), (found) => ({ kind: 'formerly', name: first(found) })],
]

/**
 * What a unit's notes rule, one entry a sentence. `unit` is for the message: a sentence of unknown shape throws, so that no
 * rule gets lost in silence.
 */
export function readNotes(notes: readonly string[], unit: string): readonly Note[] {
  return notes
    .flatMap((note) => note.split('. '))
    .map((text) => text.replace(/\.$/, '').trim())
    .filter((text) => text !== '')
    .map((text) => readSentence(text, unit))
}

/** What the notes of an enhancement, formation, lore or terrain feature rule; publications rule nothing else than a season. */
export interface OptionNotes {
  readonly season: '2026-27' | null
  readonly leaving: string | null
}

const publication = /^(?:Battletome|Battletome Supplement|Faction Pack): /

/** Reads those notes. A sentence of unknown shape throws with the option's name. */
export function readOptionNotes(notes: readonly string[], option: string): OptionNotes {
  const texts = notes.flatMap((note) => note.split('. ')).filter((text) => !publication.test(text))
  const supplements = texts.filter((text) => text === 'Scourge of Aqshy')
  const rest = readNotes(
    texts.filter((text) => text !== 'Scourge of Aqshy'),
    option,
  )
  const leaving = rest.flatMap((note) => (note.kind === 'leaving' ? [note.date] : []))
  if (leaving.length < rest.length)
    throw new Error(`${option}: a note that options are not known to have`)
  return { season: supplements.length > 0 ? '2026-27' : null, leaving: leaving[0] ?? null }
}

function readSentence(text: string, unit: string): Note {
  for (const [pattern, read] of shapes) {
    const found = pattern.exec(text)
    if (found) return read(found)
  }
  throw new Error(`${unit}: a note of unknown shape: "${text.slice(0, 60)}"`)
}
