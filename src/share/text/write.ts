import type { Army } from '../../engine/army.ts'
import { remarkLines } from '../../engine/text/remarks.ts'
import type { TextExport } from '../../engine/text/text-form.ts'
import { lossWords } from '../../engine/text/write-losses.ts'
import { inOneLine } from '../../engine/text/write-outline.ts'
import { errors, validate } from '../../engine/validate.ts'
import { systemOf } from '../../systems/index.ts'
import { textForms } from '../../systems/text-forms.ts'
import { inEnglish, t } from '../../text/t.ts'
import { writeRosz } from '../roster-file/ros-write.ts'
import { namingIn, withoutName } from './naming.ts'

/** A way in which a list can be handed on. */
export interface ListExport {
  readonly id: string
  readonly name: string
  /** Of the file: `txt`, `csv`. */
  readonly extension: string
  readonly type: string
  /** Whether the faults of an illegal list can stand on top. */
  readonly faults: boolean
  /** As many characters as one message takes where such texts go; null where nothing limits them. */
  readonly most: number | null
  /** Whether it is a text to be shown and copied; else a file only. */
  readonly text: boolean
}

/** What stands on top of a list, and how. */
export interface WriteOptions {
  /** Whether an illegal list says so. */
  readonly faults: boolean
}

function formOf({ roster }: Army) {
  return textForms.find(({ system }) => system === roster.system)
}

/** As texts have it that others read, whatever language the screens have. */
function officially(army: Army): Army {
  return systemOf(army.roster.system)?.official(army) ?? army
}

/**
 * What of a list one of these ways cannot carry, in short: `your notes`; empty where it carries everything. What becomes of
 * its name is read from the text itself.
 */
export function losesOf(shown: Army, id: string): readonly string[] {
  const army = officially(shown)
  const form = formOf(army)
  if (id === 'rosz' && form?.toTree) return form.toTree.loses(army)
  const one = form?.exports.find((way) => way.id === id)
  const loses = one?.loses(army) ?? []
  if (!one || loses.includes(t(lossWords.name))) return loses
  const naming = namingIn(army, one)
  if (naming === 'kept') return loses
  return [naming === 'altered' ? t(lossWords.exactName) : t(lossWords.name), ...loses]
}

/** The ways in which this list can be handed on, in the order in which they are offered. */
export function exportsFor(army: Army): readonly ListExport[] {
  const form = formOf(army)
  if (!form) return []
  const texts = form.exports.map((one: TextExport): ListExport => {
    const { id, name, extension, type, remarks, most = null } = one
    return { id, name: t(name), extension, type, most, faults: remarks, text: true }
  })
  if (!form.toTree) return texts
  const rosz: ListExport = {
    id: 'rosz',
    name: t('Roster file (.rosz)'),
    extension: 'rosz',
    type: 'application/zip',
    faults: false,
    most: null,
    text: false,
  }
  return [...texts, rosz]
}

/** The faults of a list in English sentences, each with the number of its rule; none for a legal one. */
export function faultsOf(army: Army): readonly string[] {
  const system = systemOf(army.roster.system)
  if (!system) return []
  // an army of its own, so that nothing English stays with the one on the screen
  const own = () => system.again(officially(army), structuredClone(army.roster))
  return inEnglish(() =>
    errors(validate(system, own())).map(({ say, citation }) =>
      inOneLine(citation === '' ? say : `${say} (${citation})`),
    ),
  )
}

/**
 * The list in one of the ways that `exportsFor` names: a text, or the bytes of a file. Throws for a way that is not among
 * them.
 */
export async function writeList(
  shown: Army,
  id: string,
  { faults }: WriteOptions,
): Promise<string | Uint8Array> {
  const army = officially(shown)
  const form = formOf(army)
  if (id === 'rosz' && form?.toTree) return await writeRosz(form.toTree.write(army))
  const found = form?.exports.find((one) => one.id === id)
  if (!found) throw new Error(`No list of this game is written as "${id}".`)
  const above = faults && found.remarks ? remarkLines(faultsOf(army)) : []
  // under a name that reads as another line of a list, readers would take the whole list for another
  const text = found.write(namingIn(army, found) === 'misread' ? withoutName(army) : army)
  return above.length === 0 ? text : `${above.join('\n')}\n\n${text}`
}
