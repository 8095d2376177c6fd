import { language } from '../text/t.ts'

/** `regiments[0].units[2].name`, `spellLore`. */
const path = /^[a-z]\w*(?:\[\d+\]|\.[a-z]\w*)*/i
const step = /([a-z]\w*)(?:\[(\d+)\])?/gi

function spaced(key: string): string {
  return key.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}

/** One of several: `regiment` of `regiments`, `regiment of renown` of `regiments of renown`. */
function singular(words: string): string {
  return words.replace(/ies(?=$| of )/, 'y').replace(/s(?=$| of )/, '')
}

/**
 * A place in a file in words, counted from one: `regiments[0].units[2].name` is `regiment 1, unit 3, name`. The file's own words
 * are English: in another language the place stays as it is written there.
 */
export function placeWords(place: string): string {
  if (language() !== 'en' || path.exec(place)?.[0] !== place) return place
  return [...place.matchAll(step)]
    .map(([, key = '', index]) =>
      index === undefined ? spaced(key) : `${singular(spaced(key))} ${Number(index) + 1}`,
    )
    .join(', ')
}

/** A remark that begins with a place in a file, as a sentence for people; any other remark stays as it is. */
export function remarkWords(remark: string): string {
  const place = path.exec(remark)?.[0] ?? ''
  const rest = remark.slice(place.length)
  if (language() !== 'en' || place === '' || !/^(: | is not part )/.test(rest)) return remark
  const words = placeWords(place) + rest
  return words.charAt(0).toUpperCase() + words.slice(1)
}
