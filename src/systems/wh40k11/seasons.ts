import { inEachLanguage, msg, t } from '../../text/t.ts'

/** The edition takes the place of a season: what changes within it are the points versions. */
export const seasons = [{ id: 'edition-11', name: msg('11th edition') }] as const

/** The same as screens name it. */
export const shownSeasons = inEachLanguage(() =>
  seasons.map(({ id, name }) => ({ id, name: t(name) })),
)
