import type { Cite } from '../../../engine/rule.ts'
import { t, tIn, type Message } from '../../../text/t.ts'

/** A place whose words are made when somebody reads them: no language is known yet while modules load. */
function cite(source: () => string, section: () => string): Cite {
  return {
    get source() {
      return source()
    },
    get section() {
      return section()
    },
  }
}

/** Where something comes from that is no publication. */
export function from(source: Message, section = ''): Cite {
  return cite(
    () => t(source),
    () => section,
  )
}

/** A section of the official core rules. */
export function core(section: string): Cite {
  return cite(
    () => t('Core Rules'),
    () => section,
  )
}

/** A part of the official battle profiles; without one the profiles as a whole. */
export function profiles(section: () => string = () => ''): Cite {
  return cite(() => 'Battle Profiles', section)
}

/** The column of the battle profiles that says what else goes for a unit. */
export const profileNotes: Cite = profiles(() => tIn('publication', 'Notes'))

/** The book of a season. */
export const handbook: Cite = { source: 'General’s Handbook', section: '' }

/** The cards of a season. */
export const tacticCards: Cite = cite(
  () => handbook.source,
  () => t('Battle tactic cards'),
)

/** What an Army of Renown says about who may be in it. */
export const organisation: Cite = cite(
  () => t('Army of Renown'),
  () => t('Organisation'),
)
