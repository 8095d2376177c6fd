import type { Id } from '../../../engine/roster.ts'
import { countOf } from '../../../engine/text/line-parts.ts'
import type { DraftDetail, DraftUnit } from '../../../engine/text/text-draft.ts'
import { fortyKey } from '../portable-names.ts'
import type { SheetData } from '../schema.ts'
import { detailWords } from './answered-details.ts'
import { meaningOf } from './labels.ts'
import { readEnhancement, readPart, readWarlord } from './read-marks.ts'
import { readRow, readSome, readThing } from './read-things.ts'
import { leaveOut, type Reading } from './reading.ts'
import { sheetNames } from './sheet-names.ts'
import type { OpenUnit, UnitDetails } from './unit-details.ts'
import { withWholeNames } from './whole-names.ts'

type Reader = (reading: Reading, unit: OpenUnit, detail: DraftDetail) => void

const readLeading: Reader = (_, unit, { words, line }) => {
  unit.leading.push({ words, line })
}

const readJoined: Reader = (_, unit, { words, line }) => {
  unit.attachedTo.push({ words, line })
}

/** What is done with the lines that a list labels; all others name things. */
const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries<Reader>({
    key: (_, unit, { words }) => {
      unit.key = words
    },
    warlord: (reading, unit, { line }) => {
      readWarlord(reading, unit, line)
    },
    enhancement: readEnhancement,
    carries: readRow,
    some: readSome,
    beside: () => undefined,
    'attached-as': readPart,
    leading: readLeading,
    // a unit names its leader so
    leader: readJoined,
    support: readJoined,
    'attached-to': readJoined,
  }),
)

/** Without what stands in brackets behind an item: that only says what the item is. */
function withoutGlosses(
  details: readonly DraftDetail[],
  names: OpenUnit['names'],
): readonly DraftDetail[] {
  let item: DraftDetail | null = null
  return details.filter((detail) => {
    const { label, words, line, depth } = detail
    if (item && line === item.line && depth > item.depth) return false
    const thing = label === '' ? names.sure(countOf(words, true).rest) : null
    item = thing?.models.length === 0 ? detail : null
    return true
  })
}

/** Reads the lines under a unit. What they carry is gathered only; it is noted once all of it is known. */
export function readDetails(
  reading: Reading,
  draft: DraftUnit,
  id: Id,
  sheet: SheetData | null,
): UnitDetails {
  const names = sheetNames(sheet)
  const details = withoutGlosses(withWholeNames(reading, draft.details, names), names)
  const unit: OpenUnit = {
    id,
    sheet,
    names,
    details,
    nested: details.some(({ depth }) => depth > 0),
    models: [],
    items: [],
    picks: [],
    leading: [],
    attachedTo: [],
    part: null,
    warlord: false,
    key: '',
    bearer: null,
  }
  for (const [place, detail] of details.entries()) {
    const words = detailWords(reading, unit, detail, draft.line)
    const reader = readers.get(detail.label) ?? readers.get(meaningOf(detail.label) ?? '')
    if (words === null) leaveOut(reading, detail.line)
    else if (reader) reader(reading, unit, { ...detail, words })
    else if (!countsModels(reading, unit, draft, { ...detail, words })) {
      readThing(reading, unit, { ...detail, words }, place)
    }
  }
  return unit
}

/** Models of a unit without a datasheet go by its own name; says whether the line counts them, and notes it. */
function countsModels(
  { log }: Reading,
  unit: OpenUnit,
  { words: name }: DraftUnit,
  { words, count, line }: DraftDetail,
): boolean {
  if (unit.sheet || count === null || fortyKey(words) !== fortyKey(name)) return false
  unit.models.push({ kinds: [], count })
  log.add(line, { status: 'read', kind: 'Models', as: `${count} × ${words}`, unit: unit.id })
  return true
}
