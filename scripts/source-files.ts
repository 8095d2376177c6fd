import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'

/** The files below a folder of sources, each read with words about what is wrong with it. */
export interface SourceFolder {
  /** A path below the folder. Throws an `Error` that says what the folder has to hold when nothing is there. */
  readonly path: (...parts: readonly string[]) => string
  readonly has: (...parts: readonly string[]) => boolean
  /** A file's text as `read` understands it. Throws an `Error` that names the file and what is wrong with it. */
  readonly read: <T>(path: string, read: (text: string) => T, expected: Expected) => T
}

/** What a file should be (`battle profiles`), and the module that would have to learn a new form of it. */
export interface Expected {
  readonly as: string
  readonly reader: string
}

/** Takes a folder, named from where the command was typed, and what it has to hold. */
export function sourceFolder(folder: string, layout: string): SourceFolder {
  const root = resolve(process.env['INIT_CWD'] ?? '.', folder)
  const path = (...parts: readonly string[]) => {
    const whole = join(root, ...parts)
    if (!existsSync(whole)) throw new Error(`There is no ${whole}.\n${layout}`)
    return whole
  }
  return {
    path,
    has: (...parts) => existsSync(join(root, ...parts)),
    read: (below, read, { as, reader }) => {
      const file = path(below)
      try {
        return read(readFileSync(file, 'utf8'))
      } catch (error) {
        const why = error instanceof SyntaxError ? 'it is not valid JSON' : reasonOf(error)
        throw new Error(
          `${file} cannot be read as ${as}: ${why}. Get the file again, or teach ${reader} its new form.`,
          { cause: error },
        )
      }
    },
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
