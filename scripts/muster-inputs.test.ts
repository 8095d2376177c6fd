import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

import { describe, expect, it } from 'vitest'

import { readGame } from '../src/library/node-games.ts'
import { readPortable } from '../src/share/portable.ts'
import { home } from './lib.mjs'
import { main } from './muster.ts'
import { err, file, folder, illegal, legal, out } from './testing-muster.ts'

const whole = `Feast 350/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
-----
General's Regiment
Tyrant (150)
• General
Gluttons (200)
-----
Created with Warhammer Age of Sigmar: The App`

describe('what muster check takes', () => {
  it('tells whose list of several cannot be read, and reads players of a table without a list', async () => {
    const table = file('all.csv', `Name,List\nDora,"${whole}"\nEmil,\nFay,https://lists.example/7`)
    expect(await main(['check', table, '--json'])).toBe(2)
    expect(out.slice(1).map((line) => JSON.parse(line) as unknown)).toEqual([
      { file: table, player: 'Emil', error: 'There is no list in this row of the table.' },
      { file: table, player: 'Fay', error: expect.stringContaining('lists.example') },
    ])
    expect(err[0]).toContain(`${table} (Emil): `)
  })

  it('reads backups of all lists', async () => {
    const data = readGame(legal.game)
    const rosters = [legal, illegal].flatMap((list) => {
      const read = readPortable(list, data)
      return read.ok ? [{ roster: read.roster }] : []
    })
    const backup = { format: 'muster-backup', version: 1, lists: rosters }
    expect(await main(['check', file('backup.json', backup), '--json'])).toBe(1)
    expect(out.map((line) => (JSON.parse(line) as { legal: boolean }).legal)).toEqual([true, false])
  })

  it('passes over what systems leave in folders, and names documents that it cannot read', async () => {
    mkdirSync(join(folder, '__MACOSX'))
    for (const name of ['._a.txt', '.DS_Store', join('__MACOSX', '._a.txt'), 'README.md'])
      file(name, 'x')
    const pdf = file('Anna.pdf', '%PDF-1.4')
    file('b.txt', whole)
    expect(await main(['check', folder])).toBe(0)
    expect(err).toEqual([`Not read, as it is no list: ${pdf}.`])
  })

  it('takes every argument after -- for a file', async () => {
    expect(await main(['check', '--', '--colour'])).toBe(2)
    expect(err[0]).toContain('--colour: there is no such file')
  })

  it('reads what is piped in', { timeout: 60_000 }, async () => {
    const command = ['scripts/run.mjs', 'scripts/muster.ts', 'check', '-', '--json']
    const child = spawn(process.execPath, command, { cwd: home })
    let said = ''
    child.stdout.on('data', (text) => (said += String(text)))
    child.stdin.end(`Anna\n\n${whole}\n\nBen\n\n${whole}`)
    const [code] = (await once(child, 'close')) as [number]
    const players = said
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { player: string }).player)
    expect({ code, players }).toEqual({ code: 0, players: ['Anna', 'Ben'] })
  })

  it('gives lists in the portable form the name of their file in the table', async () => {
    await main(['check', file('Anna_Berg.json', legal), '--csv'])
    expect(out[0]).toContain('\n1,Anna Berg,')
  })
})
