import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { build, type Plugin, type Rolldown } from 'vite'

import type { Release, ReleaseFile } from '../src/sw/protocol.ts'

/** Files of the public folder that a page asks for; the others are for launchers, stores, link previews and other programs. */
const publicFiles = [
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  'icon.svg',
  'manifest.webmanifest',
]

type Bundle = Rolldown.OutputBundle
type Output = Bundle[string]

const contentOf = (output: Output): Uint8Array =>
  Buffer.from(output.type === 'chunk' ? output.code : output.source)

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** The page says which release it is of, so that the worker and the page can tell. Gives the release's id. */
function markPage(bundle: Bundle, folder: string): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build has no page.')
  const html = Buffer.from(page.source).toString()
  const hash = createHash('sha256').update(html)
  for (const name of Object.keys(bundle).toSorted()) hash.update(name)
  for (const name of publicFiles) hash.update(readFileSync(join(folder, name)))
  const id = hash.digest('hex').slice(0, 12)
  page.source = html.replace('</head>', `  <meta name="release" content="${id}" />\n  </head>`)
  return id
}

type Built = readonly [name: string, output: Output]

const isData = ([name]: Built) => name.endsWith('.json')

/** The page goes by the address of the app. */
const sized = ([name, output]: Built): ReleaseFile => [
  name === 'index.html' ? '/' : `/${name}`,
  contentOf(output).length,
]

const inOrder = (files: readonly ReleaseFile[]) => files.toSorted(([a], [b]) => (a < b ? -1 : 1))

/** What belongs to the release, with sizes: all that was built, and files of the public folder. */
function releaseOf(bundle: Bundle, folder: string): Release {
  const id = markPage(bundle, folder)
  const built = Object.entries(bundle).filter(([name]) => !name.endsWith('.map'))
  const data = built.filter(isData)
  const beside = publicFiles.map((name): ReleaseFile => [
    `/${name}`,
    readFileSync(join(folder, name)).length,
  ])
  return {
    id,
    app: inOrder([...built.filter((each) => !isData(each)).map(sized), ...beside]),
    data: inOrder(data.map(sized)),
    packed: sum(data.map(([, output]) => gzipSync(contentOf(output)).length)),
  }
}

/** The worker as one classic script: not every browser takes a worker that imports. */
async function buildWorker(root: string, release: Release): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { __RELEASE__: JSON.stringify(release) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(root, 'src/sw/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
  const [only] = Array.isArray(built) ? built : [built]
  const [chunk, ...more] = only && 'output' in only ? only.output : []
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('The worker is not one file.')
  return chunk.code
}

/** Builds src/sw/sw.ts to /sw.js, with the list of files that make up the release and their sizes. */
export function serviceWorker(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      folder = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const release = releaseOf(bundle, folder)
        const source = await buildWorker(root, release)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
