import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { bytesOf } from '../share/roster-file/testing-files.ts'
import { lists } from './lists.ts'
import { allFormats, type ImportAnswers, nothingSaid, readPasted } from './read-pasted.ts'
import { rosterToKeep, useReviews } from './reviews.ts'
import { takeFiles, takeText } from './take-in.ts'
import { toasts } from './toasts.ts'

const root = new URL('../../', import.meta.url)

beforeAll(() => {
  vi.stubGlobal('fetch', (address: string) => {
    const text = readFileSync(new URL(address.replace(/^\//, ''), root), 'utf8')
    return Promise.resolve(new Response(text))
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const ogors = `Kitchen night 600/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes | Hunger-filled Tribe
General's Handbook 2026-27
Drops: 1
-----
General's Regiment
Tyrant (150)
• General
Big Eaters (220)
-----
Created with Warhammer Age of Sigmar: The App
`

const orks = `Scrap party (170 points)

Orks
Strike Force (2,000 points)
Bully Boyz (2 Detachment Points)

CHARACTERS

Warboss (75 points)
  • 1x Power klaw

OTHER DATASHEETS

Gretchin (40 points)
  • 10x Gretchin
    • 10x Grot blasta

Exported with App Version: v1.40.0 (1), Data Version: v700
`

async function reading(text: string, answers: Partial<ImportAnswers> = {}) {
  const { sources } = await takeText(text)
  const [source] = sources
  if (!source) throw new Error('no list')
  const read = await readPasted(source, { ...nothingSaid, ...answers })
  if (read.state !== 'ready') throw new Error(JSON.stringify(read))
  return { read, source }
}

const answer = (words: string) => ({ words, offered: [] })
const answersNow = () => useReviews.getState().reviews[0]?.answers

describe('a pasted list', () => {
  it('is read with the data that its names need, and judged', async () => {
    const { read } = await reading(ogors)
    expect(read.army.title).toBe('Ogor Mawtribes')
    expect(read.list.formatName).toMatch(/official app/i)
    expect(read.stated).toMatchObject({ stated: 600, ours: 150 })
    expect(read.stated.reasons.length).toBeGreaterThan(0)
    expect(read.findings.some(({ severity }) => severity === 'error')).toBe(true)
    expect(read.names()).toContain('Gluttons')
  })

  it('takes the answers of its owner', async () => {
    const lines = new Map([[9, answer('Gluttons')]])
    const { read } = await reading(ogors, { lines })
    expect([...read.army.units.values()].map(({ name }) => name)).toEqual(['Tyrant', 'Gluttons'])
    const other = await reading(ogors, { faction: 'skaven' })
    expect(other.read.army.title).toBe('Skaven')
  })

  it('of the other game is told apart, and offers its points versions', async () => {
    const { read } = await reading(orks)
    expect(read.army.title).toBe('Orks')
    expect(read.versions).toBe(true)
    expect(read.stated.versions.length).toBeGreaterThan(1)
    const oldest = read.stated.versions.at(-1)
    const then = await reading(orks, { prices: oldest?.id ?? null })
    expect(then.read.army.points).toBe(oldest?.total)
    expect(then.read.versions).toBe(true)
  })

  it('is read in the format that its owner names', async () => {
    const sigdex = allFormats.find(({ name }) => /sigdex/i.test(name))
    const { read } = await reading(ogors, { format: sigdex?.id ?? null })
    expect(read.list.formatName).toBe(sigdex?.name)
  })

  it('keeps the lines that were not read in its notes', async () => {
    const { read, source } = await reading(ogors)
    const kept = rosterToKeep({ id: 'r', source, answers: nothingSaid, read, kept: false })
    expect(kept?.name).toBe('Kitchen night')
    expect(kept?.notes).toBe('Not read when imported:\nBig Eaters (220)')
  })

  it('does not keep what is said round the list', async () => {
    const around = `Hi mate, here is my list for Saturday\n\n${ogors}\nSee you there!\n`
    const { read, source } = await reading(around)
    const kept = rosterToKeep({ id: 'r', source, answers: nothingSaid, read, kept: false })
    expect(kept?.notes).toBe('Not read when imported:\nBig Eaters (220)')
    const [first, last] = [read.list.readings[0], read.list.readings.at(-1)]
    expect([first?.kind, last?.kind]).toEqual(['Not part of the list', 'Not part of the list'])
  })

  it('says how many lines the notes have no room for', async () => {
    const prose = Array.from({ length: 900 }, (_, at) => `Chapter ${at} Of A Long Letter`)
    const { read, source } = await reading(`${prose.join('\n')}\n\n${ogors}`)
    const kept = rosterToKeep({ id: 'r', source, answers: nothingSaid, read, kept: false })
    const lines = kept?.notes.split('\n') ?? []
    expect(kept?.notes.length).toBeLessThanOrEqual(10_000)
    const [, more] = /^\(and (\d+) more lines\)$/.exec(lines.at(-1) ?? '') ?? []
    // the heading and that line are no lines of the text; one unit is not read either
    expect(lines.length - 2 + Number(more)).toBe(901)
  })

  it('of no army that anybody knows is not called by a word of the program', async () => {
    const { read, source } = await reading('Words (100 points)\nMore words (200 points)')
    expect(read.army.title).not.toBe('')
    const kept = rosterToKeep({ id: 'r', source, answers: nothingSaid, read, kept: false })
    expect(kept?.name).toBe('No army')
    expect(kept?.notes).toContain('More words (200 points)')
  })

  it('with far too many units is read up to the bound, and says so', async () => {
    const more = 'Gnoblars (100)\n'.repeat(450)
    const { read } = await reading(ogors.replace('Big Eaters (220)\n', more))
    expect(read.army.units.size).toBeLessThanOrEqual(300)
    expect(read.army.units.size).toBeGreaterThan(250)
    expect(read.army.points).toBeGreaterThan(20_000)
    expect(read.list.remarks.join(' ')).toMatch(/300 units/)
  })

  it('that is no list is said to be none', async () => {
    const { sources } = await takeText('Dear diary, the weather was fine.')
    expect(sources).toHaveLength(1)
    const [source] = sources
    if (!source) throw new Error('no text')
    expect(await readPasted(source, nothingSaid)).toEqual({ state: 'none', inOneLine: false })
  })

  it.each([ogors, orks])(
    'whose line ends got lost is no list either, and said to be so',
    async (text) => {
      const { sources } = await takeText(text.repeat(3).replaceAll(/\s*\n\s*/g, ' '))
      expect(sources).toHaveLength(1)
      const [source] = sources
      if (!source) throw new Error('no text')
      expect(await readPasted(source, nothingSaid)).toEqual({ state: 'none', inOneLine: true })
    },
  )
})

describe('what is taken in', () => {
  it('is one list for each that a text holds', async () => {
    const { sources } = await takeText(`${ogors}\nand hers:\n\n${orks}`)
    expect(sources.map(({ pasted }) => pasted.found?.form.system)).toEqual(['aos4', 'wh40k11'])
  })

  it('says how many lists were too many for one text or table', async () => {
    const all = Array.from({ length: 503 }, (_, at) => ogors.replace('night', String(at)))
    const csv = ['player,list', ...all.map((text, at) => `P${at},"${text}"`)].join('\n')
    const file = new File([csv], 'event.csv')
    const taken = [await takeText(all.join('\n\n')), await takeFiles([file])]
    for (const { sources, imported } of taken) {
      expect(sources).toHaveLength(500)
      expect(sources.every(({ pasted }) => pasted.found !== null)).toBe(true)
      expect(imported).toMatchObject([{ ok: false, added: [] }])
      expect(imported[0]?.words).toMatch(/not imported whole: The last 3 lists .* left out: 500 /)
    }
  })

  it('goes straight in where it is of the portable form', async () => {
    const portable = {
      game: 'aos4',
      name: 'Straight in',
      faction: 'Ogor Mawtribes',
      limit: 1000,
      regiments: [],
    }
    const { imported, sources } = await takeText(JSON.stringify(portable))
    expect(sources).toEqual([])
    expect(imported).toMatchObject([{ ok: true, words: 'Straight in imported.' }])
    const names = lists.getState().lists.map(({ roster }) => roster.name)
    expect(names).toContain('Straight in')
  })

  it('is refused with a reason where nothing reads it', async () => {
    const pdf = new File([Uint8Array.from(bytesOf('%PDF-1.7\n%âãÏÓ'))], 'roster.pdf')
    const none = new File([], 'empty.txt')
    const { imported, sources } = await takeFiles([pdf, none])
    expect(sources).toEqual([])
    expect(imported.map(({ ok }) => ok)).toEqual([false, false])
    expect(imported[0]?.words).toMatch(/^roster\.pdf was not imported: .*PDF/)
    expect(imported[1]?.words).toMatch(/^empty\.txt was not imported: .*empty/)
  })

  it('is refused where the browser cannot read it, as it cannot read a folder', async () => {
    const folder = new File(['x'], 'lists')
    folder.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'))
    const { imported } = await takeFiles([folder])
    expect(imported[0]?.words).toMatch(/^lists was not imported: .*could not be read.* of a folder/)
  })

  it('is looked through one list at a time, with what was answered', async () => {
    useReviews.getState().begin(await takeText(`${ogors}\n\n${orks}`))
    await vi.waitFor(() => {
      expect(useReviews.getState().reviews.map(({ read }) => read?.state)).toEqual([
        'ready',
        'ready',
      ])
    })
    const [first] = useReviews.getState().reviews
    if (!first) throw new Error('no review')
    useReviews.getState().answer(first.id, { lines: new Map([[9, answer('Gluttons')]]) })
    await vi.waitFor(() => {
      const read = useReviews.getState().reviews[0]?.read
      expect(read?.state === 'ready' ? read.army.units.size : 0).toBe(2)
      expect(read?.state === 'ready' ? read.army.points : 0).toBeGreaterThan(300)
    })
    useReviews.getState().clear()
    expect(useReviews.getState().reviews).toEqual([])
  })

  it('is not thrown away by what nobody can read, and can be taken back from what replaced it', async () => {
    const { begin, answer: say } = useReviews.getState()
    begin(await takeText(ogors))
    await vi.waitFor(() => expect(useReviews.getState().reviews[0]?.read).not.toBe(null))
    const [first] = useReviews.getState().reviews
    say(first?.id ?? '', { lines: new Map([[9, answer('Gluttons')]]) })
    const before = useReviews.getState().reviews
    begin(await takeFiles([new File([], 'empty.txt')]))
    expect(useReviews.getState().reviews).toBe(before)
    expect(useReviews.getState().reports).toHaveLength(1)
    begin(await takeText(orks))
    const back = toasts.getState().toasts.at(-1)?.action
    expect(back?.label).toBe('Undo')
    back?.onAction()
    expect(useReviews.getState().reviews[0]?.answers.lines.get(9)?.words).toBe('Gluttons')
  })

  it('forgets army and points version when it is read for another game', async () => {
    useReviews.getState().begin(await takeText(orks))
    const [first] = useReviews.getState().reviews
    const id = first?.id ?? ''
    const formats = allFormats.map((one) => one.id)
    const of = (game: string) => formats.filter((one) => one.startsWith(game))
    useReviews.getState().answer(id, { faction: 'necrons', prices: 'v1.0' })
    useReviews.getState().answer(id, { format: of('wh40k11')[1] ?? null })
    expect(answersNow()).toMatchObject({ faction: 'necrons', prices: 'v1.0' })
    useReviews.getState().answer(id, { format: of('aos4')[0] ?? null })
    expect(answersNow()).toMatchObject({ faction: null, prices: null })
  })

  it('is of no army that its game does not have', async () => {
    const { read } = await reading(orks, { faction: 'skaven' })
    expect(read.list.roster.faction).toBe('orks')
  })
})
