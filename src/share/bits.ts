const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** In the order of the alphabet above, so that most names can be read in the link itself. */
const letters = `${alphabet.slice(0, 62)} `
const escape = letters.length

/** One step of CRC-32, a bit at a time: the link is short, a table would be longer. */
function step(sum: number, bit: number): number {
  const next = sum >>> 1
  return ((sum ^ bit) & 1 ? next ^ 0xedb88320 : next) >>> 0
}

/** Packs numbers and text into bits and these into the 64 characters that every address allows. */
export class BitWriter {
  readonly #bits: number[] = []
  #sum = 0xffffffff

  /** A number of exactly `width` bits. */
  bits(value: number, width: number): void {
    for (let place = width - 1; place >= 0; place -= 1) {
      const bit = Math.floor(value / 2 ** place) % 2
      this.#bits.push(bit)
      this.#sum = step(this.#sum, bit)
    }
  }

  flag(value: boolean): void {
    this.bits(value ? 1 : 0, 1)
  }

  /** A whole number of any size from 0, in pieces of `piece` bits, the lowest first, each with a bit that says "more". */
  count(value: number, piece: number): void {
    const rest = Math.floor(value / 2 ** piece)
    this.flag(rest > 0)
    this.bits(value % 2 ** piece, piece)
    if (rest > 0) this.count(rest, piece)
  }

  /** Text in six bits a letter; anything but Latin letters, digits and spaces takes 14 and more. */
  text(text: string): void {
    const points = Array.from(text)
    this.count(points.length, 5)
    for (const point of points) {
      const letter = letters.indexOf(point)
      this.bits(letter < 0 ? escape : letter, 6)
      if (letter < 0) this.count(point.codePointAt(0) ?? 0, 7)
    }
  }

  /** The lowest bits of a checksum over everything before. */
  check(width: number): void {
    this.bits(this.#sum % 2 ** width, width)
  }

  get length(): number {
    return this.#bits.length
  }

  toString(): string {
    let text = ''
    for (let at = 0; at < this.#bits.length; at += 6) {
      const six = this.#bits.slice(at, at + 6)
      text += alphabet[six.reduce((sum, bit, place) => sum + bit * 2 ** (5 - place), 0)]
    }
    return text
  }
}

/**
 * Reads what `BitWriter` wrote. It never throws: after the end, or after a number that no list can hold, `ended` is true and
 * everything reads as zero.
 */
export class BitReader {
  readonly #text: string
  #at = 0
  #sum = 0xffffffff
  #ended = false

  constructor(text: string) {
    this.#text = text
  }

  get ended(): boolean {
    return this.#ended
  }

  bits(width: number): number {
    let value = 0
    for (let place = 0; place < width; place += 1) value = value * 2 + this.#bit()
    return value
  }

  flag(): boolean {
    return this.bits(1) === 1
  }

  /** At most `most`: more than that ends the reading. */
  count(piece: number, most: number): number {
    let value = 0
    let more = true
    for (let place = 0; more; place += piece) {
      more = this.flag()
      value += this.bits(piece) * 2 ** place
      if (value > most || place > 48) this.#ended = true
      if (this.#ended) return 0
    }
    return value
  }

  text(longest: number): string {
    const length = this.count(5, longest)
    const points: string[] = []
    while (points.length < length && !this.#ended) {
      const letter = this.bits(6)
      points.push(letters[letter] ?? String.fromCodePoint(this.count(7, 0x10ffff)))
    }
    return points.join('')
  }

  check(width: number): boolean {
    const wanted = this.#sum % 2 ** width
    const found = this.bits(width)
    return !this.#ended && found === wanted
  }

  #bit(): number {
    const six = alphabet.indexOf(this.#text[Math.floor(this.#at / 6)] ?? ' ')
    if (six < 0) this.#ended = true
    if (this.#ended) return 0
    const bit = (six >> (5 - (this.#at % 6))) & 1
    this.#at += 1
    this.#sum = step(this.#sum, bit)
    return bit
  }
}

/** The characters of a link at the start of a text: a full stop or bracket that a message glued on is no part of it. */
export function linkPart(text: string): string {
  return /^[\w-]*/.exec(text)?.[0] ?? ''
}
