import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { auditFolders, currentAudit } from './text-audit.ts'
import { auditIn, summarised, withTexts } from './text-counts.ts'
import { summaryBooks, textFile } from './text-files.ts'
import { readSummaries } from './text-form.ts'
import { placesOf } from './text-places.ts'
import type { TextPlace } from './text-places.ts'

describe.each(auditFolders)('the texts of %s', (game, folder) => {
  const places = placesOf.get(game)?.() ?? []

  it('are counted in the audit as they are; if not, run `npm run text:audit`', () => {
    expect(auditIn(folder)).toBe(currentAudit(game, folder))
  })

  it('have their form and are about rules that the data names; `npm run text:check` says more', () => {
    const faults = summaryBooks(game).flatMap((book) => {
      const own = places.filter((place) => place.book === book)
      const keys = own.flatMap(({ key, shared }) => [key, ...(shared === null ? [] : [shared])])
      return readSummaries(readFileSync(textFile(game, book), 'utf8'), new Set(keys)).faults
    })
    expect(faults).toEqual([])
  })
})

const place = (key: string, shared: string | null): TextPlace => ({
  game: 'aos4',
  book: 'oxen',
  kind: 'sheet',
  name: 'Run',
  of: 'Ox',
  key,
  shared,
})

describe('the section of the texts', () => {
  it('comes last in an audit, and gives way to a newer one', () => {
    const first = withTexts('# Audit\n\n## Prices\n\nNone.\n', '## Texts\n\n1 of 2')
    expect(first).toBe('# Audit\n\n## Prices\n\nNone.\n\n## Texts\n\n1 of 2\n')
    expect(withTexts(first, '## Texts\n\n2 of 2')).toBe(first.replace('1 of', '2 of'))
  })

  it('counts a rule that has a text of its own or one that other sheets have too', () => {
    const own = place('sheet/ox/run', 'ability/run')
    const common = place('sheet/ox/graze', 'ability/graze')
    const none = place('sheet/ox/fly', 'ability/fly')
    const single = place('enhancement/horn', null)
    const keys = new Set(['sheet/ox/run', 'ability/graze', 'enhancement/horn'])
    const done = summarised([own, common, none, single], () => keys)
    expect([...done]).toEqual([own, common, single])
  })
})
