import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { main } from './data-wh40k11.ts'

const folders = {
  'sources/wh40k11-mfm/yaml-v1.1/README': '',
  'sources/wh40k11-app/README': '',
  'sources/wh40k11-bsdata/README': '',
  'facts/wh40k11/README': '',
}

let folder = ''
let err: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
  err = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line))
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function hold(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

describe('npm run data:wh40k11', () => {
  it.each([[[]], [['--colour']], [['one', 'two']], [['x', '--release']]])(
    'says how it is used and what the folder holds when called with %j',
    (args) => {
      expect(main(args)).toBe(2)
      expect(err.join('\n')).toContain('Usage: npm run data:wh40k11 -- FOLDER')
      expect(err.join('\n')).toContain('sources/wh40k11-mfm/current/*.json')
    },
  )

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['without anything', {}, 'sources/wh40k11-mfm'],
    ['without the app', { 'sources/wh40k11-mfm/README': '' }, 'sources/wh40k11-app'],
    ['without a page', folders, 'sources/wh40k11-mfm/yaml-v1.1/adepta-sororitas.yaml'],
  ])('says of a folder %s what is not there and what has to be', (_, files, missing) => {
    hold(files)
    expect(main([folder])).toBe(2)
    expect(err[0]?.split('\n')[0]).toBe(`There is no ${join(folder, missing)}.`)
    expect(err[0]).toContain('FOLDER holds the sources')
  })

  it('says of a page what is wrong with it', () => {
    const page = 'sources/wh40k11-mfm/yaml-v1.1/adepta-sororitas.yaml'
    hold({ ...folders, [page]: 'name: Adepta Sororitas' })
    expect(main([folder])).toBe(2)
    expect(err[0]).toContain(`${join(folder, page)} cannot be read as a page of the points manual`)
    expect(err[0]).toContain('src/library/import/wh40k11/manual.ts')
  })
})
