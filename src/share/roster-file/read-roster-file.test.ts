import { describe, expect, it } from 'vitest'

import { deflate } from '../deflate.ts'
import { readRosterFile, readRosterText } from './read-roster-file.ts'
import { bytesOf, rosterJson, rosXml, streamed, treeIn, wordsOf } from './testing-files.ts'
import { kruleboyz, necrons, type RosterSketch } from './testing-rosters.ts'
import { zipOf } from './zip-write.ts'

const treeOf = async (bytes: Uint8Array, name: string) => treeIn(await readRosterFile(bytes, name))

const read = async (bytes: Uint8Array, name = 'list.ros') =>
  wordsOf(await readRosterFile(bytes, name))
const readWords = async (text: string, name?: string) => await read(bytesOf(text), name)

describe('roster files', () => {
  it.each([
    ['Age of Sigmar', kruleboyz],
    ['Warhammer 40,000', necrons],
  ])('give one and the same list as .ros, .rosz and .json: %s', async (_, sketch: RosterSketch) => {
    const xml = rosXml(sketch)
    const json = rosterJson(sketch)
    const packed = await deflate(xml)
    const ros = await treeOf(bytesOf(xml), 'a.ros')
    const entry = { name: 'a.ros', bytes: bytesOf(xml) }
    expect(ros.forces[0]?.selections.length).toBeGreaterThan(3)
    expect(await treeOf(zipOf([{ ...entry, packed }]), 'a.rosz')).toEqual(ros)
    expect(await treeOf(zipOf([entry]), 'stored.rosz')).toEqual(ros)
    expect(await treeOf(bytesOf(JSON.stringify(json)), 'a.json')).toEqual(ros)
  })

  it('are known by what they hold, not by their names', async () => {
    const xml = rosXml(necrons)
    const ros = await treeOf(bytesOf(xml), 'list.ros')
    expect(await treeOf(bytesOf(`\uFEFF${xml}`), 'list.txt')).toEqual(ros)
    expect(await treeOf(zipOf([{ name: 'roster.xml', bytes: bytesOf(xml) }]), 'x')).toEqual(ros)
    const clutter = [
      { name: '__MACOSX/._a.ros', bytes: bytesOf('x') },
      { name: 'lists/', bytes: bytesOf('') },
      { name: 'lists/a.ros', bytes: bytesOf(xml) },
      { name: 'readme.txt', bytes: bytesOf('x') },
    ]
    expect(await treeOf(zipOf(clutter), 'x.zip')).toEqual(ros)
  })

  it('tell points of the list from other costs, and keep limit and notes', async () => {
    const tree = await treeOf(bytesOf(rosXml(kruleboyz)), 'a.ros')
    expect(tree).toMatchObject({
      name: 'Bog & “Stink”',
      points: 970,
      limit: 2000,
      notes: 'Bring the dice tray.',
      source: 'https://newrecruit.eu',
    })
    const leader = tree.forces[0]?.forces[0]?.selections[0]
    expect(leader).toMatchObject({
      points: 130,
      customName: 'Old Snag',
      primary: 'Regimental Leader',
    })
  })

  it('are read as XML that others turned into JSON has them', async () => {
    const selection = {
      name: 'Lord',
      type: 'model',
      number: '1',
      costs: { cost: [{ name: 'pts', value: '85.0' }] },
    }
    const roster = {
      name: 'One',
      gameSystemName: 'Warhammer 40,000',
      forces: { force: { name: 'F', catalogueName: 'Necrons', selections: { selection } } },
    }
    const tree = await treeOf(bytesOf(JSON.stringify({ roster })), 'a.json')
    expect(tree.forces[0]?.selections).toMatchObject([{ name: 'Lord', type: 'model', points: 85 }])
  })
})

describe('share links', () => {
  const { roster } = rosterJson(necrons)
  const payload = {
    id: '1',
    name: 'Shared',
    generatedBy: 'List Forge',
    gameSystemName: 'Warhammer 40,000',
    roster: { costs: roster.costs, forces: roster.forces },
  }
  const shared = async () => {
    const packed = await streamed(bytesOf(JSON.stringify(payload)), 'gzip')
    return btoa(String.fromCharCode(...packed))
  }

  it('are read as a whole, and by their packed part alone', async () => {
    const code = await shared()
    const url = `https://example.org/#/listforge/${code}`
    for (const text of [url, code, url.replaceAll('+', '%2B').replaceAll('=', '%3D')]) {
      const tree = treeIn(await readRosterText(` ${text}\n`))
      expect(tree).toMatchObject({ name: 'Shared', points: 420, source: 'List Forge' })
    }
  })

  it('say when they are cut off, or are no packed list', async () => {
    const code = await shared()
    for (const part of [code.slice(0, 60), `${code.slice(0, 90)}*`, '', 'H4sIAAAA']) {
      expect(wordsOf(await readRosterText(`https://example.org/#/listforge/${part}`))).toMatch(
        /share link is incomplete/,
      )
    }
    const bomb = await streamed(new Uint8Array(21_000_000), 'gzip')
    const packed = btoa(String.fromCharCode(...bomb))
    expect(wordsOf(await readRosterText(`https://example.org/#/listforge/${packed}`))).toMatch(
      /far more than a list/,
    )
  })
})

describe('texts', () => {
  const list = 'Khârn’s own (2,000 points)\r\n\r\nWorld Eaters\r\n• 1x Gorechild'

  it('are read in every usual encoding', async () => {
    const utf16 = new Uint8Array(2 + 2 * list.length)
    utf16.set([0xff, 0xfe])
    for (const [place, sign] of Array.from(list).entries()) {
      new DataView(utf16.buffer).setUint16(2 + 2 * place, sign.charCodeAt(0), true)
    }
    const swapped = utf16.map((_, place) => utf16[place % 2 === 0 ? place + 1 : place - 1] ?? 0)
    const windows = Uint8Array.from(
      list,
      (sign) => ({ '’': 0x92, '•': 0x95 })[sign] ?? sign.charCodeAt(0),
    )
    for (const bytes of [
      bytesOf(list),
      bytesOf(`\uFEFF${list}`),
      utf16,
      swapped,
      utf16.slice(2),
      windows,
    ]) {
      const file = await readRosterFile(bytes, 'list.txt')
      expect(file).toEqual({ kind: 'text', text: list })
    }
  })

  it('may begin with brackets and pointed marks', async () => {
    for (const text of [
      '[b]List[/b] (2000 points)',
      '<3 Orks (2000 points)',
      '{Orks} (2000 points)',
      '',
    ]) {
      expect(await readRosterText(text)).toEqual({ kind: 'text', text })
    }
  })

  it('in JSON are left to the reader of our own form', async () => {
    for (const value of [
      { game: 'any', faction: 'x' },
      { roster: { schema: 1 } },
      { format: 'muster-backup' },
    ]) {
      const text = JSON.stringify(value)
      expect(await readRosterFile(bytesOf(text), 'a.json')).toEqual({ kind: 'portable', text })
    }
    const backup = `{"format":"muster-backup","lists":"${'x'.repeat(6_000_000)}"}`
    expect((await readRosterFile(bytesOf(backup), 'b.json')).kind).toBe('portable')
  })
})

describe('refused in words, with advice', () => {
  const xml = rosXml(necrons)

  it.each([
    ['%PDF-1.7 x', /^This is a PDF document.*paste that/],
    ['\x89PNG\r\n\x1a\n', /^This is a picture/],
    ['\xff\xd8\xff\xe0', /^This is a picture/],
    ['\0\0\0\x18ftypheic', /^This is a picture/],
    ['RIFF\0\0\0\0WEBP', /^This is a picture/],
    ['\xd0\xcf\x11\xe0\xa1', /^This is an old Office document/],
    ['{\\rtf1 x}', /^This is a Rich Text document/],
    ['Rar!\x1a\x07', /^This is a packed archive.*Unpack/],
    ['\x01\x02\x03\x04\x05', /neither a text nor a roster/],
    ['', /empty/],
  ])('other files: %j', async (start, words) => {
    expect(await read(Uint8Array.from(start, (sign) => sign.charCodeAt(0)))).toMatch(words)
  })

  it('other texts of known kinds', async () => {
    expect(await readWords('<!DOCTYPE html><html></html>')).toMatch(/^This is a web page/)
    expect(await readWords('<catalogue name="x"/>')).toMatch(/data file of a list builder/)
    expect(await readWords('<?xml version="1.0"?><svg/>')).toMatch(
      /XML file of another kind \(<svg>\)/,
    )
    expect(await readWords('{"a":1}')).toMatch(/JSON file of another kind/)
    expect(await readWords('[{"a":1},{"b":2}]')).toMatch(/pack of 2 things/)
    expect(await readWords('{"roster":{"forces":[]}}')).toMatch(/without any force/)
    expect(await readWords('{"roster":\n {"forces": oops}}')).toMatch(
      /not valid JSON \(line 2, column 13\)/,
    )
    expect(await readWords('{"roster":{"forces":')).toMatch(/ends before/)
    for (const times of [400_000, 2_000_000]) {
      expect(await readWords(`{"a":"${'\\"'.repeat(times)}`)).toMatch(/not valid JSON|ends before/)
    }
  })

  it('XML that is damaged, cut off or declares entities', async () => {
    expect(await readWords(xml.slice(0, -300))).toMatch(/ends before the list is complete/)
    expect(await readWords(xml.replace('</costs>', '</cost>'))).toMatch(
      /not valid XML \(line \d+, column \d+\)/,
    )
    expect(await readWords(xml.replace('Tomb 11', '&tomb;'))).toMatch(/not valid XML/)
    const entity = '<!DOCTYPE roster [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]>'
    expect(await readWords(`<?xml version="1.0"?>${entity}<roster name="&b;"/>`)).toMatch(/DOCTYPE/)
    expect(await readWords(`<!--${'x'.repeat(5000)}-->${entity}<roster name="&b;"/>`)).toMatch(
      /DOCTYPE/,
    )
  })

  it('what is nested or sized beyond any list', async () => {
    const deep = '<selection name="a">'.repeat(10_000)
    expect(await readWords(`<roster>${deep}`)).toMatch(/nested too deep/)
    expect(await readWords('{"roster":'.repeat(10_000))).toMatch(/nested too deep/)
    expect(await readWords(`<roster>${'<a/>'.repeat(100_001)}</roster>`)).toMatch(/far more/)
    const attributes = Array.from({ length: 101 }, (_, place) => `a${place}=""`).join(' ')
    expect(await readWords(`<roster ${attributes}/>`)).toMatch(/far more/)
    const many = Array.from({ length: 6001 }, () => ({ name: 'x' }))
    expect(await readWords(JSON.stringify({ roster: { forces: [{ selections: many }] } }))).toMatch(
      /far more/,
    )
    expect(await read(new Uint8Array(5_000_001))).toMatch(/5\.0 MB; a list has at most 5\.0 MB/)
    expect(wordsOf(await readRosterText('x'.repeat(20_000_001)))).toMatch(/far longer/)
  })

  it('names of any length and content become short plain lines', async () => {
    const name = `A\u202E\nB${'c'.repeat(100_000)}`
    const tree = await treeOf(bytesOf(rosXml({ ...necrons, name })), 'a.ros')
    expect(tree.name).toBe(`A B${'c'.repeat(197)}`)
  })
})
