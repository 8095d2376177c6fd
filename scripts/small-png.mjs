// Makes a browser's picture small without another program: its commonest colours only, one byte for each pixel.
import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'

/**
 * Runs in a page: all colours of a picture, commonest first, and for each pixel the place of its own among them.
 * @param {string} source a picture as data URL
 */
async function readPicture(source) {
  const image = new Image()
  image.src = source
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('The browser draws no picture.')
  context.drawImage(image, 0, 0)
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const colours = [...counts].toSorted(([, a], [, b]) => b - a).map(([pixel]) => pixel)
  const places = new Map(colours.map((pixel, place) => [pixel, place]))
  return { width, height, colours, pixels: Array.from(pixels, (pixel) => places.get(pixel) ?? 0) }
}

/** @param {number} pixel @returns {readonly number[]} red, green, blue and opacity */
const parts = (pixel) => [0, 8, 16, 24].map((bits) => (pixel >>> bits) & 255)

/** @param {readonly number[]} one @param {readonly number[]} other */
const distance = (one, other) =>
  one.reduce((sum, part, at) => sum + (part - (other[at] ?? 0)) ** 2, 0)

/**
 * The commonest colours, and for each colour the place of the nearest of these.
 * @param {readonly number[]} colours commonest first @param {number} most
 */
function reduce(colours, most) {
  const palette = colours.slice(0, most).map(parts)
  const nearest = colours.map((colour) => {
    const own = parts(colour)
    const far = palette.map((each) => distance(each, own))
    return far.indexOf(Math.min(...far))
  })
  return { palette, nearest }
}

/** @param {string} name @param {Buffer} content one chunk of a PNG */
function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** @param {Awaited<ReturnType<typeof readPicture>>} picture @param {number} most */
function png({ width, height, colours, pixels }, most) {
  const { palette, nearest } = reduce(colours, most)
  const indices = pixels.map((place) => nearest[place] ?? 0)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // eight bits, colours from a palette
  header.set([8, 3], 8)
  // each line begins with its filter: none
  const lines = Buffer.alloc((width + 1) * height)
  for (let line = 0; line < height; line++) {
    lines.set(indices.slice(line * width, (line + 1) * width), line * (width + 1) + 1)
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((parts) => parts.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((parts) => parts[3] ?? 255))),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * The same picture with fewer colours, a third of the size or less.
 * @param {import('@playwright/test').Browser} browser @param {Buffer} picture a PNG @param {number} [most] colours, up to 256
 * @returns {Promise<Buffer>} a PNG
 */
export async function smallPng(browser, picture, most = 128) {
  const page = await browser.newPage()
  const source = `data:image/png;base64,${picture.toString('base64')}`
  const small = png(await page.evaluate(readPicture, source), most)
  await page.close()
  return small.length < picture.length ? small : picture
}
