import { t } from '../text/t.ts'
import { fetchFile } from './data-file.ts'
import { NoSuchData } from './no-such-data.ts'

const urls = import.meta.glob<string>(
  [
    '/data/wh40k11/**/*.json',
    '!/data/wh40k11/AUDIT*',
    '!/data/wh40k11/releases.json',
    // our own words about the rules are no facts that a list rests on
    '!/data/wh40k11/text/**',
    // what a game asks for is not needed to make a list
    '!/data/wh40k11/play/**',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** Fetches a data file of Warhammer 40,000 by its name below the folder: `orks`, `prices/v1.2/orks`. */
export async function readForty(name: string): Promise<unknown> {
  const file = `data/wh40k11/${name}.json`
  const url = urls[`/${file}`]
  if (url === undefined) {
    throw new NoSuchData(t('{file} does not exist in this version of Muster.', { file }))
  }
  const value = await fetchFile(url, file)
  if (import.meta.env.DEV) (await import('./wh40k11-check.ts')).checkForty(name, value)
  return value
}
