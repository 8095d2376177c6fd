import type { Id, Roster } from '../engine/roster.ts'
import { validate } from '../engine/validate.ts'
import { loadFor } from '../library/books.ts'
import { dataDates } from '../library/data-date.ts'
import { toPortable } from '../share/portable.ts'
import { inEnglish, language } from '../text/t.ts'
import { readyArmy, type ReadyArmy } from './army-state.ts'
import { errorWords } from './error-words.ts'
import { lists } from './lists.ts'

/** The list that a page is of, if it is of one that is here. */
export function listOnPage(page: string): Roster | null {
  const id: Id | undefined = /^\/list\/([^/]+)/.exec(page)?.[1]
  return lists.getState().lists.find((list) => list.id === id)?.roster ?? null
}

/**
 * What helps to find a problem, as text in English: release, data, browser, page; of a list its findings and the list itself in the
 * portable form, without its notes and nicknames unless `whole`.
 */
export async function problemReport(page: string, whole: boolean): Promise<string> {
  const roster = listOnPage(page)
  const lines = [
    'Muster problem report',
    `Release: ${releaseId()}`,
    `Data: ${dataDates.map(({ publication, date }) => `${publication} ${date}`).join('; ')}`,
    `Browser: ${navigator.userAgent}`,
    `Window: ${window.innerWidth} x ${window.innerHeight}, language ${language()}`,
    `Page: ${page}`,
  ]
  if (!roster) return lines.join('\n')
  return [...lines, '', ...(await listLines(whole ? roster : unnamed(roster)))].join('\n')
}

const releaseId = () =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? 'development'

/** What was written by hand is nobody's business. */
function unnamed(roster: Roster): Roster {
  const groups = roster.groups.map((group) => ({
    ...group,
    units: group.units.map((unit) => ({ ...unit, nickname: '', note: '' })),
  }))
  return { ...roster, name: '', notes: '', groups }
}

/** In English, whatever the page speaks. */
function armyLines({ army: shown, system }: ReadyArmy): readonly string[] {
  return inEnglish(() => {
    // an army of its own, so that nothing English stays with the one on the screen
    const army = system.again(system.official(shown), structuredClone(shown.roster))
    const findings = validate(system, army)
    return [
      `List: ${army.title}, ${army.points} of ${army.limit} points, points ${army.roster.prices}`,
      `Findings: ${findings.length}`,
      ...findings.map(
        ({ rule, severity, citation, say }) => `- ${severity} ${rule} (${citation}): ${say}`,
      ),
    ]
  })
}

async function listLines(roster: Roster): Promise<readonly string[]> {
  try {
    const data = await loadFor(roster)
    return [
      ...armyLines(readyArmy(roster, data)),
      '',
      JSON.stringify(toPortable(roster, data), null, 2),
    ]
  } catch (error) {
    return [`List: could not be worked out. ${errorWords(error)}`, JSON.stringify(roster)]
  }
}
