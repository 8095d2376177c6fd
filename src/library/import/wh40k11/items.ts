import { keyOf } from '../names.ts'
import { distance, singularKey } from './kinds.ts'

/**
 * The numbered items of one sheet. Numbers are positions and for ever: a list begins with the items that the sheet had before.
 * An article in front of a name does not make it another one.
 */
export class Items {
  readonly names: string[]
  readonly #keys = new Map<string, number>()
  readonly #weapons = new Set<number>()
  readonly #wargear: readonly string[]

  /** `wargear`: names of wargear abilities, each of which is an item as soon as a sentence speaks of it. */
  constructor(before: readonly string[], wargear: readonly string[] = []) {
    this.#wargear = wargear.map((name) => name.replace(/ \((?:Aura|Psychic)\)$/, ''))
    this.names = [...before]
    for (const [at, name] of before.entries()) this.#learn(name, at)
  }

  #learn(name: string, at: number): void {
    for (const one of [name, name.replace(/^the /i, '')])
      for (const key of [keyOf(one), singularKey(one)])
        if (!this.#keys.has(key)) this.#keys.set(key, at)
  }

  /** The number of a weapon, which is added when it is new. */
  weapon(name: string): number {
    const number = this.#keys.get(keyOf(name)) ?? this.#add(name)
    this.#weapons.add(number)
    return number
  }

  /** The number of an item as a sentence writes it; null when the sheet has no such item. */
  find(text: string): number | null {
    const exact = this.#keys.get(keyOf(text)) ?? this.#keys.get(singularKey(text))
    if (exact !== undefined) return exact
    const ability = this.#wargear.find((name) => singularKey(name) === singularKey(text))
    if (ability !== undefined) return this.#add(ability)
    const wanted = singularKey(text)
    if (wanted.length < 7) return null
    const near = [...this.#keys].filter(([key]) => distance(key, wanted) <= 2)
    const numbers = new Set(near.map(([, number]) => number))
    return numbers.size === 1 ? ([...numbers][0] ?? null) : null
  }

  /** The number of an item, which is added when it is new. */
  item(text: string): number {
    return this.find(text) ?? this.#add(capital(text))
  }

  isWeapon(number: number): boolean {
    return this.#weapons.has(number)
  }

  #add(name: string): number {
    const at = this.names.push(name) - 1
    this.#learn(name, at)
    return at
  }
}

function capital(text: string): string {
  return text.replace(/^'?\p{Ll}/u, (letter) => letter.toUpperCase())
}
