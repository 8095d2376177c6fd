import { describe, expect, it } from 'vitest'

import { readRosterFile } from './read-roster-file.ts'
import { bytesOf, rosXml, streamed, wordsOf } from './testing-files.ts'
import { necrons } from './testing-rosters.ts'
import { zipOf } from './zip-write.ts'

const xml = bytesOf(rosXml(necrons))
const packed = await streamed(xml, 'deflate-raw')
const whole = zipOf([{ name: 'a.ros', bytes: xml, packed }])

const read = async (bytes: Uint8Array) => wordsOf(await readRosterFile(bytes, 'list.rosz'))

/** The zip file with a number changed in its directory, at an offset from the directory entry's begin. */
function changed(bytes: Uint8Array, offset: number, value: number, size: 2 | 4 = 2): Uint8Array {
  const copy = Uint8Array.from(bytes)
  const view = new DataView(copy.buffer)
  const directory = view.getUint32(copy.length - 6, true)
  if (size === 2) view.setUint16(directory + offset, value, true)
  else view.setUint32(directory + offset, value, true)
  return copy
}

describe('zip files', () => {
  it('are written as they are read', async () => {
    expect(await read(whole)).toBe('read as tree')
    const comment = Uint8Array.from([...whole, ...bytesOf('made by hand')])
    expect(await read(comment)).toBe('read as tree')
  })

  it('with more than one list are packs', async () => {
    const two = ['a.ros', 'b.ROS'].map((name) => ({ name, bytes: xml }))
    expect(await read(zipOf(two))).toMatch(/holds 2 files.*several can be chosen/)
    const texts = Array.from({ length: 1200 }, (_, place) => ({
      name: `${place}.txt`,
      bytes: xml.slice(0, 3),
    }))
    expect(await read(zipOf(texts))).toMatch(/holds 1000 or more files/)
  })

  it('that are documents are called so', async () => {
    const word = ['[Content_Types].xml', 'word/document.xml'].map((name) => ({ name, bytes: xml }))
    expect(await read(zipOf(word))).toMatch(/Office document/)
    expect(
      await read(zipOf([{ name: 'mimetype', bytes: bytesOf('application/epub+zip') }])),
    ).toMatch(/document or a book/)
  })

  it('say when they are empty, cut off, damaged or locked', async () => {
    expect(await read(zipOf([]))).toMatch(/zip file is empty/)
    expect(await read(zipOf([{ name: 'a.ros', bytes: new Uint8Array() }]))).toMatch(/file is empty/)
    expect(await read(whole.slice(0, -30))).toMatch(/damaged or was cut off/)
    expect(await read(whole.slice(0, 40))).toMatch(/damaged or was cut off/)
    const spoilt = Uint8Array.from(whole)
    spoilt[60] = (spoilt[60] ?? 0) ^ 0x55
    expect(await read(spoilt)).toMatch(/damaged or was cut off/)
    expect(await read(changed(whole, 16, 1, 4))).toMatch(/damaged or was cut off/)
    expect(await read(changed(whole, 8, 1))).toMatch(/locked with a password/)
    expect(await read(changed(whole, 10, 12))).toMatch(/packed in a way/)
    expect(await read(changed(whole, 20, 0xff_ff_ff_ff, 4))).toMatch(/Zip64/)
    expect(await read(changed(whole, 42, 0x7f_ff_ff_ff, 4))).toMatch(/damaged or was cut off/)
    const large = Uint8Array.from(whole)
    new DataView(large.buffer).setUint16(large.length - 12, 0xff_ff, true)
    expect(await read(large)).toMatch(/Zip64/)
  })

  it('do not unpack to more than a list, whatever they say of themselves', async () => {
    const zeros = new Uint8Array(21_000_000)
    const small = await streamed(zeros, 'deflate-raw')
    const bomb = zipOf([{ name: 'a.ros', bytes: zeros, packed: small }])
    expect(bomb.length).toBeLessThan(50_000)
    expect(await read(bomb)).toMatch(/unpacks to more than 20\.0 MB/)
    expect(await read(changed(bomb, 24, 1000, 4))).toMatch(/damaged or was cut off/)
    const million = new Uint8Array(1_000_000)
    const ratio = zipOf([
      { name: 'a.ros', bytes: million, packed: await streamed(million, 'deflate-raw') },
    ])
    expect(await read(ratio)).toMatch(/neither a text nor a roster/)
  })

  it('in zip files are not opened', async () => {
    expect(await read(zipOf([{ name: 'b.rosz', bytes: whole }]))).toMatch(/a further zip file/)
    expect(await read(zipOf([{ name: 'b.gz', bytes: await streamed(xml, 'gzip') }]))).toMatch(
      /a further zip file/,
    )
  })
})
