import { ROSTER_SCHEMA, type Roster } from '../../../engine/roster.ts'
import { readingLog } from '../../../engine/text/reading-log.ts'
import type {
  DraftDetail,
  DraftGroup,
  DraftUnit,
  TextDraft,
} from '../../../engine/text/text-draft.ts'
import type { TextAnswers, TextRead } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { msg, t } from '../../../text/t.ts'
import { armyName, catalogueOf } from '../catalogue.ts'
import type { AosData } from '../schema.ts'
import { readArmy } from './read-army.ts'
import { readChoices } from './read-choices.ts'
import { readGroups } from './read-groups.ts'
import { readLimit, readSeason } from './read-season.ts'
import { candidatesIn, mostNear, type Looking, type Reading } from './reading.ts'
import { exactIn, textNames, type DataNames } from './text-names.ts'

/** Lines that the grammar had no place for, but for which the owner says what they are: taken where they stand. */
function withAnswers(draft: TextDraft, { lines }: TextAnswers, names: DataNames): TextDraft {
  if (lines.size === 0) return draft
  const placed = new Set([
    ...draft.armies.map(({ line }) => line),
    ...draft.choices.map(({ line }) => line),
    ...draft.groups.flatMap(({ title, units }) => [
      title?.line,
      ...units.flatMap(({ line, details }) => [line, ...details.map((detail) => detail.line)]),
    ]),
    draft.name?.line,
    draft.season?.line,
    ...draft.layout,
  ])
  const others = [...lines].filter(([line, words]) => !placed.has(line) && words.trim() !== '')
  const isUnit = (words: string) => exactIn(names.units, words) !== null
  return others.reduce((all, [line, words]) => placedAt(all, line, words, isUnit(words)), draft)
}

function placedAt(draft: TextDraft, line: number, words: string, isUnit: boolean): TextDraft {
  const units = draft.groups.flatMap((group) => group.units)
  const before = units.findLast((unit) => unit.line < line)
  if (!before && isUnit) {
    const unit: DraftUnit = { words, line, points: null, models: null, details: [] }
    const group: DraftGroup = { kind: 'auxiliary', title: null, points: null, units: [unit] }
    return { ...draft, groups: [group, ...draft.groups] }
  }
  if (!before) {
    return { ...draft, choices: [...draft.choices, { label: '', points: null, words, line }] }
  }
  const detail: DraftDetail = { words, line, label: '', count: null, points: null, depth: 0 }
  const under = (group: DraftGroup): DraftGroup => ({
    ...group,
    units: group.units.map((unit) =>
      unit === before
        ? { ...unit, details: [...unit.details, detail].toSorted((a, b) => a.line - b.line) }
        : unit,
    ),
  })
  return { ...draft, groups: draft.groups.map(under) }
}

const longestName = 200
const legendsAllowed = msg(
  'The text marks units as Legends, so the list allows them. An event may not.',
)

function nameOf({ name }: TextDraft, { log, answers }: Looking): string {
  if (!name) return ''
  const words = (answers.lines.get(name.line) ?? name.words).slice(0, longestName)
  log.add(name.line, { status: 'read', kind: 'Name', as: words })
  return words
}

/** Reads a list that was taken apart against all data of Age of Sigmar. Refuses nothing and never throws. */
export function readList(
  given: TextDraft,
  lines: readonly TextLine[],
  data: AosData,
  answers: TextAnswers,
): TextRead {
  const all = textNames(data)
  const draft = withAnswers(given, answers, all)
  const log = readingLog()
  const remarks: string[] = []
  const { faction, variant, rest } = readArmy(draft, data, all, answers, log, remarks)
  const own = all.of(variant ?? faction)
  const budget = { near: mostNear }
  const looking: Looking = { data, answers, log, remarks, all, own, picks: [], budget }
  readChoices(looking, draft, rest)
  const season = readSeason(draft, looking)
  const catalogue = catalogueOf(data, faction, variant)
  const counts = { units: 0, legends: 0 }
  const title = armyName(data, faction) ?? ''
  const reading: Reading = { ...looking, catalogue, faction: title, season, counts }
  const groups = readGroups(reading, draft)
  const limit = readLimit(draft, looking)
  if (counts.legends > 0) remarks.push(t(legendsAllowed))
  const roster: Roster = {
    schema: ROSTER_SCHEMA,
    system: 'aos4',
    name: nameOf(draft, looking),
    notes: draft.notes,
    faction,
    variant,
    season,
    prices: data.manifest.version,
    limit,
    legends: counts.legends > 0,
    groups,
    picks: looking.picks,
  }
  const others = (line: TextLine) => candidatesIn(looking, line.text, [own.units, own.enhancements])
  return { roster, readings: log.readings(lines, draft.layout, others), remarks }
}
