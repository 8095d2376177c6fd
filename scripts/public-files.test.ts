import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const home = join(import.meta.dirname, '..')
const inPublic = (path: string) => join(home, 'public', path)
const page = readFileSync(join(home, 'index.html'), 'utf8')

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
}

interface Manifest {
  readonly icons: readonly (Picture & { readonly purpose: string })[]
  readonly screenshots: readonly (Picture & {
    readonly form_factor: string
    readonly label: string
  })[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[]
}

const manifest = JSON.parse(readFileSync(inPublic('manifest.webmanifest'), 'utf8')) as Manifest

/** What a PNG says of its own size. */
function pngSize(file: Buffer): string {
  expect(file.toString('latin1', 1, 4)).toBe('PNG')
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}

/** The sizes of the pictures in an .ico, as `sizes` states them. */
function icoSizes(file: Buffer): string {
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, index) => 6 + 16 * index)
  const sizes = entries.map((entry) => {
    const size = `${file.readUInt8(entry)}x${file.readUInt8(entry + 1)}`
    expect(pngSize(file.subarray(file.readUInt32LE(entry + 12)))).toBe(size)
    return size
  })
  return sizes.join(' ')
}

function sizesOf(path: string): string {
  const file = readFileSync(inPublic(path))
  if (path.endsWith('.svg')) return 'any'
  return path.endsWith('.ico') ? icoSizes(file) : pngSize(file)
}

const pictures: readonly Picture[] = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
]

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

describe('what the page names', () => {
  const links = [...page.matchAll(/<link[^>]*>/g)].map(([tag]) => ({
    path: attribute(tag, 'href'),
    sizes: attribute(tag, 'sizes'),
  }))
  const meta = (property: string) =>
    new RegExp(`property="${property}"\\s+content="([^"]*)"`).exec(page)?.[1] ?? ''

  it('is there, with the size that it states', () => {
    const icons = links.filter(({ sizes }) => sizes !== '')
    expect(icons.map(({ path }) => sizesOf(path))).toEqual(icons.map(({ sizes }) => sizes))
    expect(icons).toHaveLength(3)
    expect(links.filter(({ path }) => !existsSync(inPublic(path)))).toEqual([])
  })

  it('shows a card beside a link, at the address that the build is told', () => {
    expect(meta('og:image')).toBe('%VITE_SITE%/social-card.png')
    const stated = `${meta('og:image:width')}x${meta('og:image:height')}`
    expect(sizesOf('social-card.png')).toBe(stated)
    expect(meta('og:title')).not.toBe('')
    expect(meta('og:description')).not.toBe('')
    expect(meta('og:image:alt')).not.toBe('')
  })
})

describe('what the manifest names', () => {
  it.each(pictures)('$src is there, with the size and the kind that it states', (picture) => {
    expect(sizesOf(picture.src)).toBe(picture.sizes)
    expect(picture.type).toBe(picture.src.endsWith('.svg') ? 'image/svg+xml' : 'image/png')
  })

  it('has an icon for each use, and pictures for phone and desktop, all with words', () => {
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
      new Set(['any', 'maskable', 'monochrome']),
    )
    for (const form of ['wide', 'narrow']) {
      const shown = manifest.screenshots.filter((each) => each.form_factor === form)
      expect(shown.length).toBeGreaterThan(1)
      // an installer shows none of them if they differ in shape
      expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1)
    }
    expect(manifest.screenshots.filter(({ label }) => label === '')).toEqual([])
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/new',
      '/check',
      '/browse',
      '/import',
    ])
  })
})

describe('the public folder', () => {
  const files = readdirSync(inPublic(''), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(inPublic(name)).isFile())

  it('has no picture that nothing names', () => {
    const named = page + pictures.map(({ src }) => src).join('\n')
    const shown = files.filter((name) => /\.(png|svg|ico|webp)$/.test(name))
    expect(shown.filter((name) => !named.includes(`/${name}`))).toEqual([])
  })

  it('stays small', () => {
    const sizes = files.map((name) => statSync(inPublic(name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000)
  })

  it('is not fetched ahead but for what a page asks for', () => {
    const worker = readFileSync(join(home, 'vite', 'service-worker.ts'), 'utf8')
    const listed = /publicFiles = \[([^\]]*)\]/.exec(worker)?.[1] ?? ''
    expect(listed).toContain("'favicon.svg'")
    expect(listed).not.toMatch(/screenshots|social-card|shortcut|maskable|monochrome/)
  })
})

const shapes = (text: string) => [...text.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)

describe('the sign in the head of a narrow page', () => {
  it('is the one of the browser tab', () => {
    const wordmark = readFileSync(join(home, 'src', 'ui', 'wordmark.tsx'), 'utf8')
    expect(shapes(wordmark)).toEqual(shapes(readFileSync(inPublic('favicon.svg'), 'utf8')))
    expect(shapes(wordmark)).toHaveLength(3)
  })
})
