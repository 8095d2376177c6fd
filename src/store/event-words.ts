import type { EventRules } from '../share/check/event-rules.ts'
import { systems } from '../systems/index.ts'
import { t } from '../text/t.ts'

/** What the event asks, in a line: `2,000 points, no Legends, AoS General’s Handbook 2025-26, 40K points v1.1`. */
export function eventWords({ limit, legends, seasons, prices }: EventRules): string {
  const chosen = systems.flatMap(({ id, words, seasons: all }) => {
    const season = all.find((one) => one.id === seasons[id])
    const book = prices[id]
    return [
      ...(season ? [`${words.tagGame} ${season.name}`] : []),
      ...(book === undefined
        ? []
        : [t('{game} points {version}', { game: words.tagGame, version: book })]),
    ]
  })
  const points = limit === null ? t('limit as printed') : t('{limit, number} points', { limit })
  return [points, legends === true ? t('Legends allowed') : t('no Legends'), ...chosen].join(', ')
}
