import { list, t } from '../text/t.ts'
import type { Lack } from './lacks.ts'
import { nameOfId } from './wording.ts'

const worded: Readonly<Record<Lack['what'], (id: string) => string>> = {
  game: (id) => t('a game called “{name}”', { name: id }),
  army: (id) =>
    id === 'unknown'
      ? t('an army that it does not name')
      : t('the army {name}', { name: nameOfId(id) }),
  points: (id) => t('points {version}', { version: id }),
  season: (id) => t('the season {name}', { name: id }),
}

/** What a list stays on, as part of a sentence: `points v0.9 and the season 2023-24`. */
export function lackWords(lacks: readonly Lack[]): string {
  return list(lacks.map(({ what, id }) => worded[what](id)))
}
