import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { communityIn } from '../src/library/import/aos4/catalogue/read-community.ts'
import { readBattleProfiles } from '../src/library/import/battle-profiles.ts'
import { readCatalogues } from '../src/library/import/catalogue.ts'
import type { Catalogues } from '../src/library/import/catalogue.ts'
import { sourceFolder } from './source-files.ts'

/** What a folder of sources has to hold, for usage lines and for messages about one that does not. */
export const layout = `FOLDER holds the sources of the data:
  sources/aos4-battle-profiles/official-battle-profiles.json   the publisher's battle profiles
  sources/aos4-bsdata/*.gst, *.cat                             the community's catalogue`

const profiles = {
  as: 'battle profiles',
  reader: 'src/library/import/battle-profiles.ts',
}

/**
 * Reads both sources below a folder, named from where the command was typed. Throws an `Error` that says which of them is
 * not there or cannot be read, and what the folder has to hold.
 */
export function readSources(folder: string): {
  readonly official: ReturnType<typeof readBattleProfiles>
  readonly community: ReturnType<typeof communityIn>
} {
  const sources = sourceFolder(folder, layout)
  const file = 'sources/aos4-battle-profiles/official-battle-profiles.json'
  sources.path(file)
  catalogueFiles(sources.path('sources/aos4-bsdata'))
  const official = sources.read(file, readBattleProfiles, profiles)
  return { official, community: communityIn(readCatalogueFiles(folder)) }
}

/** Reads the files of the community's catalogue alone. Throws as `readSources` does. */
export function readCatalogueFiles(folder: string): Catalogues {
  const catalogue = sourceFolder(folder, layout).path('sources/aos4-bsdata')
  const paths = catalogueFiles(catalogue)
  return readCatalogues((path) => readFileSync(join(catalogue, path), 'utf8'), paths)
}

function catalogueFiles(folder: string): readonly string[] {
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.gst') || name.endsWith('.cat'))
    .toSorted()
  if (!paths.some((name) => name.endsWith('.gst')))
    throw new Error(`There is no .gst file in ${folder}.\n${layout}`)
  return paths
}
