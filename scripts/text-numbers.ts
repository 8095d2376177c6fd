/** A number as a text says it. */
export interface Figure {
  readonly kind: 'dice' | 'roll' | 'range' | 'distance' | 'plain'
  /** In one spelling: `2d6`, `d3+3`, `4+`, `2-5`, `6"`, `1`. */
  readonly text: string
  /** The numbers in it. */
  readonly numbers: readonly number[]
  readonly sign: '+' | '-' | ''
  /** It changes another number: added, taken away, or "by" so much. */
  readonly isChange: boolean
  /** A dice of which the result counts: "roll a D6" alone says no number. */
  readonly isThrow: boolean
}

const words: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
}

const written = new RegExp(`\\b(${Object.keys(words).join('|')})\\b`, 'g')

/** Lower case, plain marks, numbers as figures, without the numbers of rules that a text refers to. */
function spelt(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D\u2033]|''/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\(\d{1,2}\.\d{2}(\.\d{2})?\)/g, '')
    .replace(/&#?\w+;/g, ' ')
    .replace(/\bone another\b|\b(one|1) or more\b|\bat least (one|1)\b(?!")/g, 'some')
    .replace(written, (word) => words[word] ?? word)
    .replace(/(\d)[ -]inch(es)?\b/g, '$1"')
    .replace(/\bat least (\d+)(?![\d"])/g, '$1+')
    .replace(/(\d+) (or|and) (more|higher|greater|better|over|above)\b/g, '$1+')
}

const figure =
  /(?<![a-z\d])(?:(?<count>\d+) ?)?(?<dice>d[36])(?: ?(?<plus>[+-]) ?(?<more>\d+)(?![\d+"]))?(?![a-z\d])|(?<![a-z\d])(?<before>\d+)\+(?<after>d[36])\b|(?<!\d)(?<low>\d+) ?- ?(?<high>\d+)(?![\d"])|(?<!\d)(?<roll>\d+)\+(?!\d)|(?<![a-z\d])(?<sign>[+-])(?<changed>\d+)(?<inch>")?|(?<![a-z\d])(?<plain>\d+)(?<far>")?/g

/** The numbers, dice, rolls and distances that a text says, in its order. */
export function figuresIn(text: string): readonly Figure[] {
  const line = spelt(text)
  return [...line.matchAll(figure)].map((found) =>
    figureOf(found.groups ?? {}, line.slice(0, found.index)),
  )
}

type Groups = Readonly<Record<string, string | undefined>>

function figureOf(groups: Groups, before: string): Figure {
  const { dice, before: first, after, low, high, roll, sign, changed, inch, plain, far } = groups
  const bare = { sign: '' as const, isChange: false, isThrow: false }
  if (dice !== undefined) return diceOf(groups, before)
  if (after !== undefined && first !== undefined)
    return { ...bare, kind: 'dice', text: `${after}+${first}`, numbers: [Number(first)] }
  if (low !== undefined && high !== undefined) {
    const numbers = [Number(low), Number(high)]
    return { ...bare, kind: 'range', text: numbers.join('-'), numbers }
  }
  if (roll !== undefined)
    return { ...bare, kind: 'roll', text: `${Number(roll)}+`, numbers: [Number(roll)] }
  const value = Number(changed ?? plain)
  const isFar = (inch ?? far) !== undefined
  const change = sign === '+' || sign === '-' ? sign : changeBefore(before)
  return {
    kind: isFar ? 'distance' : 'plain',
    text: isFar ? `${value}"` : String(value),
    numbers: [value],
    sign: change,
    isChange: change !== '' || before.endsWith('by '),
    isThrow: false,
  }
}

function diceOf({ count, dice = '', plus, more }: Groups, before: string): Figure {
  const many = count === undefined || count === '1' ? '' : count
  const rest = more === undefined ? '' : `${plus}${more}`
  return {
    kind: 'dice',
    text: `${many}${dice}${rest}`,
    numbers: [count, more].flatMap((one) => (one === undefined ? [] : [Number(one)])),
    sign: '',
    isChange: false,
    isThrow:
      many === '' &&
      rest === '' &&
      dice === 'd6' &&
      /\b(roll|rolls|rolling|rolled)( a| an)? ?$/.test(before),
  }
}

/** Whether the words before a number add it or take it away. */
function changeBefore(before: string): Figure['sign'] {
  if (/\b(add|adds|added|adding) $/.test(before)) return '+'
  return /\b(subtract|subtracts|subtracted|subtracting) $/.test(before) ? '-' : ''
}

/** What stands for 1 and 2 without a number. */
const unsaid: ReadonlyMap<number, RegExp> = new Map([
  [1, /\b(an?|another|each|every|single|once|that|the|it|first|next)\b/i],
  [2, /\b(both|twice|double|doubled|doubles|second|another|other|pair)\b/i],
  [3, /\b(third|triple|thrice)\b/i],
])

/** A text with its numbers, as others are looked up in it. */
export class Said {
  readonly text: string
  readonly figures: readonly Figure[]
  readonly #texts: ReadonlySet<string>
  readonly #numbers: ReadonlySet<number>

  constructor(text: string) {
    this.text = text
    this.figures = figuresIn(text)
    this.#texts = new Set(this.figures.map((one) => one.text))
    this.#numbers = new Set(this.figures.flatMap(({ numbers }) => numbers))
  }

  /** Whether it says a number, in this spelling or one that comes to the same. */
  says({ kind, text, numbers, isChange }: Figure): boolean {
    if (this.#texts.has(text)) return true
    const all = numbers.every((one) => this.#numbers.has(one))
    switch (kind) {
      case 'dice':
        return this.#saysDice(text, numbers)
      case 'range':
        return all
      case 'plain':
        return (
          all || (!isChange && numbers.every((one) => unsaid.get(one)?.test(this.text) ?? false))
        )
      case 'roll':
      case 'distance':
      default:
        return false
    }
  }

  /** `3D6` as "three dice" or as "a D6 for each of three"; `D3+3` in two numbers. */
  #saysDice(text: string, numbers: readonly number[]): boolean {
    const [dice = ''] = /d[36]/.exec(text) ?? []
    const isNamed =
      [...this.#texts].some((one) => one.includes(dice)) ||
      (dice === 'd6' && /\b(dice|die)\b/i.test(this.text))
    return isNamed && numbers.every((one) => one === 1 || this.#numbers.has(one))
  }

  /** Whether it takes away what another adds, or the other way round, wherever it says the number. */
  turns({ sign, text, numbers }: Figure): boolean {
    if (sign === '') return false
    const same = this.figures.filter(
      (one) => one.text === text || (one.numbers.length === 1 && one.numbers[0] === numbers[0]),
    )
    return same.length > 0 && same.every((one) => one.sign !== '' && one.sign !== sign)
  }
}
