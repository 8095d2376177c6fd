import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

import { describe, expect, it } from 'vitest'

import { home } from './lib.mjs'
import { main } from './muster.ts'
import { err, file, folder, illegal, legal, out } from './testing-muster.ts'

describe('muster check', () => {
  it('passes a legal list', async () => {
    const path = file('feast.json', legal)
    expect(await main(['check', path])).toBe(0)
    expect(out[0]).toBe(`${path}: legal, 350 of 2000 points, 1 drop`)
    expect(err).toEqual([])
  })

  it('says of an illegal one which rule, where it is printed, and which units', async () => {
    const path = file('feast.json', illegal)
    expect(await main(['check', path, '--json'])).toBe(1)
    expect(out).toHaveLength(1)
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      file: path,
      legal: false,
      points: 350,
      limit: 2000,
      drops: 1,
      findings: expect.arrayContaining([
        expect.objectContaining({ rule: 'LB-11', severity: 'error', citation: expect.any(String) }),
      ]),
    })
  })

  it('reads every list below a folder, and no other file', async () => {
    mkdirSync(join(folder, 'deep'))
    file('b.json', legal)
    file('notes.md', 'not a list')
    file(join('deep', 'a.json'), illegal)
    expect(await main(['check', folder, '--json'])).toBe(1)
    const files = out.map((line) => (JSON.parse(line) as { file: string }).file)
    expect(files).toEqual([join(folder, 'b.json'), join(folder, 'deep', 'a.json')])
  })

  it('does not run in circles where a folder links to itself', async () => {
    file('a.json', legal)
    symlinkSync(folder, join(folder, 'me'))
    symlinkSync(folder, join(folder, 'again'))
    expect(await main(['check', folder])).toBe(0)
    expect(out[0]).toContain(join(folder, 'a.json'))
  })

  it.each([[['--help']], [['check', '--help']], [['-h']], [['help']]])(
    'helps when asked with %j',
    async (args) => {
      expect(await main(args)).toBe(0)
      expect(out.join('\n')).toContain('Usage: muster check')
    },
  )

  it('says what cannot be read, where and why, and goes on with the rest', async () => {
    const wrong = { ...legal, regiments: [{ leader: { name: 7 } }] }
    file('1.json', wrong)
    file('2.json', legal)
    expect(await main(['check', folder, '--json'])).toBe(2)
    expect(JSON.parse(out[0] ?? '')).toEqual({
      file: join(folder, '1.json'),
      error: 'regiments[0].leader.name: expected text, found a number',
    })
    expect(JSON.parse(out[1] ?? '')).toMatchObject({ legal: true })
    expect(err).toEqual([
      `${join(folder, '1.json')}: regiments[0].leader.name: expected text, found a number`,
    ])
  })

  it.each([
    ['a file that is not there', 'missing.json', null, 'there is no such file or folder'],
    ['one of 5 MB', 'huge.json', 'x'.repeat(5_000_000), 'the file has 5.0 MB'],
    ['one cut short', 'cut.json', '{"game":', 'line 1, column 9'],
  ])('refuses %s in words', async (_, name, content, words) => {
    const path = content === null ? join(folder, name) : file(name, content)
    expect(await main(['check', path])).toBe(2)
    expect(out).toEqual([])
    expect(err[0]).toContain(words)
  })

  it('tells of unknown names and keys as notes', async () => {
    const path = file('feast.json', { ...legal, colour: 'red' })
    expect(await main(['check', path])).toBe(0)
    expect(out.join('\n')).toContain('colour is not part of this form')
  })

  it('ends without a word when the reader of its output leaves', { timeout: 60_000 }, async () => {
    for (let count = 0; count < 400; count += 1) file(`${count}.json`, illegal)
    const command = ['scripts/run.mjs', 'scripts/muster.ts', 'check', folder]
    const child = spawn(process.execPath, command, { cwd: home })
    let said = ''
    child.stderr.on('data', (text) => (said += String(text)))
    child.stdout.once('data', () => child.stdout.destroy())
    const [code] = (await once(child, 'close')) as [number]
    expect({ said, code }).toEqual({ said: '', code: 141 })
  })

  const text = `Feast 330/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
-----
General's Regiment
Tyrant (150)
• General
Moon Lizards (90)
Gluttons (200)
-----
Created with Warhammer Age of Sigmar: The App`
  const whole = text.replace('Moon Lizards (90)\n', '').replace('330', '350')

  it('reads texts, and says what of them it did not understand and which total they print', async () => {
    const path = file('feast.txt', text)
    expect(await main(['check', path, '--json'])).toBe(1)
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      file: path,
      faction: 'Ogor Mawtribes',
      legal: false,
      limit: 1000,
      stated: 330,
      unread: ['Moon Lizards (90)'],
    })
  })

  it('leaves the line of a list in the portable form as it was', async () => {
    await main(['check', file('feast.json', legal), '--json'])
    const keys = Object.keys(JSON.parse(out[0] ?? '') as object)
    expect(keys).toEqual(['file', 'legal', 'points', 'limit', 'drops', 'findings'])
  })

  it('tells the lists of one file and the rows of a table by their players', async () => {
    const two = file('two.txt', `Anna\n\n${whole}\n\nBen\n\n${whole}`)
    const table = file('all.csv', `Name,List\nDora,"${whole}"`)
    expect(await main(['check', two, table])).toBe(0)
    expect(out.filter((line) => !line.startsWith(' '))).toEqual([
      `${two} (Anna): legal, 350 of 1000 points, 1 drop`,
      `${two} (Ben): legal, 350 of 1000 points, 1 drop`,
      `${table}: legal, 350 of 1000 points, 1 drop`,
    ])
  })

  it('prints one table of all, with the copies told', async () => {
    file('a.txt', whole)
    file('b.json', legal)
    file('c.txt', 'Nothing here')
    expect(await main(['check', folder, '--csv'])).toBe(2)
    const [head = '', first = '', , third = ''] = (out[0] ?? '').split('\r\n')
    expect(head).toMatch(/^no,player,list,/)
    expect(first).toMatch(/^1,a,Feast,AoS,Ogor Mawtribes,350,1000,350,1,/)
    expect(first).toContain(',2,')
    expect(third).toContain('Unreadable')
    expect(err[0]).toContain('c.txt')
  })

  it('tells the copies in the lines of JSON, too', async () => {
    file('a.txt', whole)
    file('b.json', legal)
    file('c.txt', text)
    file('d.txt', 'Nothing here')
    await main(['check', folder, '--json'])
    const all = out.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(all.map(({ duplicates }) => duplicates)).toEqual([[2], [1], [], undefined])
    expect(all[3]?.['error']).toBe('There is no list in this line.')
  })

  it('takes one form of output', async () => {
    expect(await main(['check', 'x', '--json', '--csv'])).toBe(2)
    expect(err[0]).toContain('one of --json and --csv')
  })

  it('keeps an unknown unit and finds it at fault', async () => {
    const regiments = [{ leader: { name: 'Tyrant', general: true }, units: ['Gluttonz'] }]
    const path = file('feast.json', { ...legal, regiments })
    expect(await main(['check', path])).toBe(1)
    expect(out.join('\n')).toContain('Did you mean "Gluttons"?')
  })

  const forty = {
    game: 'wh40k11',
    faction: 'Orks',
    detachments: ['War Horde'],
    units: [{ name: 'Warboss', warlord: true }],
  }

  it.each([
    ['of Warhammer 40,000', forty, 'v9.9', /v9\.9.*Warhammer 40,000 has v1\.2, v1\.1 and v1\.0/],
    ['of Age of Sigmar', legal, 'v9.9', /v9\.9.*Age of Sigmar has 20\d\d-/],
    [
      'of Age of Sigmar, by a version of the other game',
      legal,
      'v1.1',
      /Age of Sigmar has 20\d\d-/,
    ],
  ])('refuses a points version that lists %s lack, once', async (_, list, version, words) => {
    file('a.json', list)
    file('b.json', list)
    expect(await main(['check', folder, '--points', version])).toBe(2)
    expect(out).toEqual([])
    expect(err).toHaveLength(1)
    expect(err[0]).toMatch(words)
  })

  it('judges by a points version the lists of the game that has it, and notes that others are not', async () => {
    file('a.json', legal)
    file('b.json', forty)
    await main(['check', folder, '--points', 'v1.0', '--json'])
    const [sigmar = '', other = ''] = out
    expect(sigmar).toContain('--points v1.0 was not used for this list')
    expect(JSON.parse(sigmar)).toMatchObject({ legal: true, points: 350 })
    expect(other).not.toContain('--points')
    expect(err).toEqual([])
  })

  it.each([[[]], [['check']], [['check', '--colour', 'x.json']], [['judge', 'x.json']]])(
    'shows how it is used when called with %j',
    async (args) => {
      expect(await main(args)).toBe(2)
      expect(err.join('\n')).toMatch(/^(There is no|Name a)[^]*Usage: muster check/)
    },
  )
})
