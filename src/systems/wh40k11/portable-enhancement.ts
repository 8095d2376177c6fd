import { slugOfName } from '../../engine/names.ts'
import type { Id } from '../../engine/roster.ts'
import { nameOfId } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import type { Around } from './named-unit.ts'
import { didYouMean, namesOf, suggestions, withGuess } from './portable-names.ts'

/** The enhancements of the chosen detachments. */
export function chosenIds({ catalogue, picks }: Around): readonly Id[] {
  return catalogue.detachments
    .filter(({ id }) => picks.some((pick) => pick.id === id))
    .flatMap(({ data }) => data?.enhancements.map(({ id }) => id) ?? [])
}

/**
 * What a name means: an enhancement of a chosen detachment before others of the page before all others. The name of the
 * detachment may stand before it, which decides among those of the same name. Null when nobody knows it.
 */
export function meantBy(name: string, around: Around): Id | null {
  const { enhancements, qualified } = namesOf(around.catalogue.data)
  const { detachments } = around.catalogue
  const own = detachments.flatMap(({ data }) => data?.enhancements.map(({ id }) => id) ?? [])
  return (
    enhancements.findAmong(name, chosenIds(around)) ??
    enhancements.findAmong(name, own) ??
    qualified.findAmong(name, own) ??
    enhancements.find(name) ??
    qualified.find(name)
  )
}

/** The name of an enhancement, with that of its detachment where it alone would be read as another; else its id. */
export function writeEnhancement(id: Id, around: Around): string {
  const { enhancements, qualified } = namesOf(around.catalogue.data)
  const name = enhancements.nameOf(id)
  if (name === null) return nameOfId(id)
  const ambiguous = enhancements.allAmong(name, chosenIds(around)).length > 1
  const ways = [ambiguous ? null : name, qualified.nameOf(id)]
  return ways.find((way) => way !== null && meantBy(way, around) === id) ?? id
}

/** The enhancement that a name means in this list. Says so where it may mean another, or is no name that anybody knows. */
export function readEnhancement(
  { notes, ...around }: Around & { readonly notes: string[] },
  name: string,
  where: string,
): Id {
  const { enhancements, qualified } = namesOf(around.catalogue.data)
  const id = meantBy(name, around)
  if (id === null) {
    const near = notes.length < suggestions ? didYouMean(name, enhancements) : ''
    notes.push(withGuess(t('{where}: no enhancement is called "{name}".', { where, name }), near))
    return slugOfName(name)
  }
  const others = enhancements.allAmong(name, chosenIds(around)).filter((one) => one !== id)
  if (others.length > 0) {
    const [taken, ...rest] = [id, ...others].map((one) => `"${qualified.nameOf(one) ?? one}"`)
    notes.push(
      t('{where}: "{name}" was read as {taken}; it may also be {others}.', {
        where,
        name,
        taken: taken ?? '',
        others: rest.join(t(' or ')),
      }),
    )
  }
  return id
}
