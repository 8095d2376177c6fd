import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'

import { readCommunity } from '../src/library/import/aos4/catalogue/read-community.ts'
import { readBattleProfiles } from '../src/library/import/battle-profiles.ts'

/** What a folder of sources has to hold, for usage lines and for messages about one that does not. */
export const layout = `FOLDER holds the sources of the data:
  sources/aos4-battle-profiles/official-battle-profiles.json   the publisher's battle profiles
  sources/aos4-bsdata/*.gst, *.cat                             the community's catalogue`

/**
 * Reads both sources below a folder, named from where the command was typed. Throws an `Error` that says which of them is
 * not there or cannot be read, and what the folder has to hold.
 */
export function readSources(folder: string): {
  readonly official: ReturnType<typeof readBattleProfiles>
  readonly community: ReturnType<typeof readCommunity>
} {
  const sources = join(resolve(process.env['INIT_CWD'] ?? '.', folder), 'sources')
  const profiles = join(sources, 'aos4-battle-profiles', 'official-battle-profiles.json')
  if (!existsSync(profiles)) throw new Error(`There is no ${profiles}.\n${layout}`)
  const catalogue = join(sources, 'aos4-bsdata')
  const paths = catalogueFiles(catalogue)
  const official = readProfiles(profiles)
  const community = readCommunity((path) => readFileSync(join(catalogue, path), 'utf8'), paths)
  return { official, community }
}

function catalogueFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}.\n${layout}`)
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.gst') || name.endsWith('.cat'))
    .toSorted()
  if (!paths.some((name) => name.endsWith('.gst')))
    throw new Error(`There is no .gst file in ${folder}.\n${layout}`)
  return paths
}

function readProfiles(path: string): ReturnType<typeof readBattleProfiles> {
  try {
    return readBattleProfiles(readFileSync(path, 'utf8'))
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not valid JSON' : reasonOf(error)
    throw new Error(
      `${path} cannot be read as battle profiles: ${why}. Get the file again, or teach src/library/import/battle-profiles.ts its new form.`,
      { cause: error },
    )
  }
}

/** The first thing a schema has to say with its place; the message of any other error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const issues: unknown = Reflect.get(error, 'issues')
  const issue: unknown = Array.isArray(issues) ? issues[0] : undefined
  if (typeof issue !== 'object' || issue === null) return error.message
  const { path, message } = issue as { readonly path: readonly unknown[]; readonly message: string }
  return `${path.join('.')}: ${message}`
}
