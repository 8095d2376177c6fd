import { ROSTER_SCHEMA } from '../../../engine/roster.ts'
import { readingLog, type ReadingLog } from '../../../engine/text/reading-log.ts'
import type { Said, TextDraft } from '../../../engine/text/text-draft.ts'
import type { TextAnswers, TextRead } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { t } from '../../../text/t.ts'
import { catalogueOf } from '../catalogue.ts'
import { slots } from '../picks.ts'
import type { FortyData } from '../schema.ts'
import { seasons } from '../seasons.ts'
import type { GroupKind } from './draft-body.ts'
import { withBearers } from './group-enhancement.ts'
import { armySearch, readArmy } from './read-army.ts'
import { readDetachments, readDisposition, readSize } from './read-choices.ts'
import { grouped, type ReadGroup } from './read-groups.ts'
import { readHead } from './read-head.ts'
import { readUnit, type ReadUnit } from './read-unit.ts'
import { answered, readingOf, type Reading } from './reading.ts'
import { withTitle } from './title-parts.ts'

/** A list has no more units than these; what comes after them is left unread. */
const mostUnits = 300
const longest = { name: 200, notes: 10_000 }

/** Looks every name of a draft up in the data at hand, and puts the list together. Never throws. */
export function readList(
  given: TextDraft,
  lines: readonly TextLine[],
  data: FortyData,
  answered: TextAnswers,
): TextRead {
  const { draft, answers } = withTitle(given, data, answered)
  const log = readingLog()
  const remarks: string[] = []
  const { faction, before, after } = readArmy(armySearch({ draft, data, answers, log, remarks }))
  const catalogue = catalogueOf(data, faction, null)
  const byPlace = new Map(lines.map((line) => [line.at, line]))
  const lineAt = (at: number) => byPlace.get(at)
  const reading = readingOf({ data, catalogue, answers, log, remarks, lineAt })
  readDetachments(reading, draft, after)
  readDisposition(reading, draft)
  if (!reading.picks.some(({ slot }) => slot === slots.detachment)) {
    remarks.push('The text names no detachment; choose one.')
  }
  const { limit, picks } = readSize(reading, draft)
  const groups = grouped(reading, readGroups(reading, draft))
  return {
    roster: {
      schema: ROSTER_SCHEMA,
      system: 'wh40k11',
      name: readName(reading, draft),
      notes: readNotes(log, draft, before),
      faction,
      variant: null,
      season: seasons[0].id,
      prices: null,
      limit,
      legends: true,
      groups,
      picks: [...reading.picks, ...picks],
    },
    readings: log.readings(lines, draft.layout),
    remarks,
  }
}

function readName(reading: Reading, { name, stated }: TextDraft): string {
  if (!name) return ''
  const words = (answered(reading, name) ?? '').trim().slice(0, longest.name)
  reading.log.add(name.line, { status: 'read', kind: 'Name', as: words, stated })
  return words
}

/** What the owner wrote about the list, before the army is named. */
function readNotes(log: ReadingLog, { notes }: TextDraft, before: readonly Said[]): string {
  for (const { line, words } of before) {
    if (!log.has(line)) log.add(line, { status: 'read', kind: 'Notes', as: words })
  }
  return [notes, ...before.map(({ words }) => words)]
    .filter((part) => part !== '')
    .join('\n')
    .slice(0, longest.notes)
}

function readGroups(reading: Reading, draft: TextDraft): readonly ReadGroup[] {
  const complete = draft.complete === true
  let number = 0
  let beyond = 0
  const given = draft.groups.map((group) => withBearers(reading, group))
  const groups = given.map(({ kind, units }): { kind: GroupKind; units: ReadUnit[] } => ({
    kind: kind === 'attached' || kind === 'allied' ? kind : 'section',
    units: units.flatMap((unit) => {
      if (number >= mostUnits) {
        beyond += 1
        return []
      }
      const read = readUnit(reading, unit, number + 1, complete)
      if (read) number += 1
      return read ?? []
    }),
  }))
  if (beyond > 0) {
    reading.remarks.push(
      t('A list holds {most, number} units at most; {beyond, number} more were left out.', {
        most: mostUnits,
        beyond,
      }),
    )
  }
  const all = groups.flatMap(({ units }) => units)
  const after = new Map(readHead(reading, draft, all).map((unit, place) => [all[place], unit]))
  return groups.map(({ kind, units }) => ({
    kind,
    units: units.map((unit) => after.get(unit) ?? unit),
  }))
}
