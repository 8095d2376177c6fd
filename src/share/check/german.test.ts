import { afterEach, expect, it } from 'vitest'

import { speak } from '../../text/languages.ts'
import { speakBy } from '../../text/t.ts'
import { sentenceParts } from './check-words.ts'
import { replyOf } from './reply.ts'
import { tableCsv } from './table.ts'
import { checkAll } from './testing-library.ts'

afterEach(() => speakBy('en', {}))

const feast = `Feast 340/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes
General's Handbook 2026-27
-----
Regiment 1
Tyrant (150)
Gluttonz of Doom (200)
-----
Created with Warhammer Age of Sigmar: The App`

it('a player is answered and a table is written in the language of the page', async () => {
  const inputs = [{ source: 'anna.txt', content: feast }]
  const [english] = await checkAll(inputs)
  await speak('de')
  const rows = await checkAll(inputs)
  const [german] = rows
  if (!english || !german) throw new Error('no list')
  expect(german.verdict).toBe(english.verdict)
  expect(german.findings).toHaveLength(english.findings.length)
  for (const [at, { message }] of german.findings.entries()) {
    expect(message).not.toBe(english.findings[at]?.message)
  }
  const reply = replyOf(german)
  expect(reply).toMatch(/Geprüft nach /)
  expect(reply).not.toMatch(/\b(?:is|the|not|was|points|line|fault)\b/)
  const [head, row] = tableCsv(rows).split('\r\n')
  expect(head).toMatch(/^Nr\.,Spieler,Liste,Spiel,.*Urteil,Fehler,erster Befund/)
  expect(row).toContain(',2 Fehler,2,')
})

it('the first sentence ends where one ends in German, not behind an ordinal or an abbreviation', async () => {
  await speak('de')
  expect(sentenceParts('Ab der 4. Einheit kostet es mehr. Höchstens 3 sind frei.')).toEqual({
    lead: 'Ab der 4. Einheit kostet es mehr.',
    rest: 'Höchstens 3 sind frei.',
  })
})
