import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Roster } from '../engine/roster.ts'
import { readGame } from '../library/node-games.ts'
import { readPortable } from '../share/portable.ts'
import { speak } from '../text/languages.ts'
import { lists } from './lists.ts'
import { problemReport } from './problem-report.ts'

// the page fetches its data; here it lies in files
vi.mock('../library/books.ts', () => ({
  loadFor: async ({ system }: Roster) => await Promise.resolve(readGame(system)),
}))

const portable = {
  game: 'aos4',
  name: 'For my rival',
  notes: 'Secret plan',
  faction: 'Ogor Mawtribes',
  limit: 1000,
  regiments: [
    {
      leader: { name: 'Butcher', general: true, nickname: 'Old Ladle' },
      units: ['Gluttons', 'Ironguts', 'Leadbelchers', 'Gnoblars', 'Mournfang Pack'],
    },
  ],
}

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'A browser' })
  vi.stubGlobal('window', { innerWidth: 390, innerHeight: 844 })
  vi.stubGlobal('document', { querySelector: () => null })
})

function listHere(): string {
  const read = readPortable(portable, readGame('aos4'))
  if (!read.ok) throw new Error(read.problem)
  return lists.getState().create(read.roster)
}

describe('a problem report', () => {
  it('names version, data and page, and of a list its findings and all its units', async () => {
    const text = await problemReport(`/list/${listHere()}/play`, false)
    expect(text).toMatch(/Data: Battle profiles \d{4}-\d\d-\d\d/)
    expect(text).toMatch(/- error LB-\d\d \(.+\): .*Butcher/)
    expect(text).toContain('"Mournfang Pack"')
  })

  it('leaves out what was written by hand, unless that is wanted', async () => {
    const page = `/list/${listHere()}`
    expect(await problemReport(page, false)).not.toMatch(/rival|Secret|Ladle/)
    expect(await problemReport(page, true)).toMatch(/rival[^]*Secret|Secret[^]*rival/)
  })

  it('is in English on German pages, so that who mends the problem can read it', async () => {
    const page = `/list/${listHere()}`
    const english = await problemReport(page, false)
    await speak('de')
    const spoken = await problemReport(page, false)
    await speak('en')
    expect(spoken).toBe(english.replace('language en', 'language de'))
  })

  it('says what it can of a page without a list', async () => {
    expect(await problemReport('/browse', false)).toMatch(/Page: \/browse$/)
  })
})
