import { t } from '../text/t.ts'
import type { Sources } from './loader.ts'

/**
 * Why something failed that the loaded files were used for: the first of them that `check` refuses, with file and place, or
 * the error itself where all are sound.
 */
export function faultOf(
  error: unknown,
  files: ReadonlyMap<string, unknown>,
  check: (name: string, value: unknown) => void,
): unknown {
  try {
    for (const [name, value] of files) check(name, value)
    return error
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault)
    return new Error(
      t('{what}. Load the page again; if that does not help, the file is at fault.', { what }),
    )
  }
}

interface Manifest {
  readonly version: string
  readonly sources: readonly {
    readonly publication: string
    readonly date: string
    readonly revision?: string | undefined
  }[]
}

/** Where a manifest says that its data comes from, for so many books. */
export function sourcesOf({ version, sources }: Manifest, books: number): Sources {
  return {
    version,
    sources: sources.map(({ publication, date, revision = null }) => ({
      publication,
      date,
      revision,
    })),
    books,
  }
}
