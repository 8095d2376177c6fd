import type {
  DetachmentData,
  EnhancementData,
  StratagemData,
} from '../../../systems/wh40k11/schema.ts'
import { byText, keyOf, plain, slugOf } from '../names.ts'
import type { AppEnhancement, AppFaction, AppStratagem } from './app.ts'
import type { Note } from './convert.ts'
import { eligibilityOf, targetOf } from './eligibility.ts'
import type { Keywords } from './keyword-phrases.ts'
import { widenedKey } from './manual.ts'
import { eligibilities, manualNames } from './overlay.ts'
import { pageSources } from './page-sources.ts'
import type { Sources } from './sources.ts'
import { stratagemSlips } from './stratagem-slips.ts'

export interface ReadDetachment extends Omit<DetachmentData, 'n' | 'enhancements'> {
  readonly book: string
  readonly enhancements: readonly Omit<EnhancementData, 'n'>[]
}

export interface DetachmentShelf {
  readonly all: ReadonlyMap<string, ReadDetachment>
  /** Id of a detachment by the key of its name. */
  readonly ids: ReadonlyMap<string, string>
}

const marks = /\((?:Upgrade|Aura|Psychic)\)/g

/** Name of an enhancement without the marks behind it. */
export function enhancementName(name: string): string {
  const bare = plain(name.replace(marks, ''))
  return manualNames.find(({ manual }) => keyOf(manual) === keyOf(bare))?.app ?? bare
}

/** Id of an enhancement: unique over all detachments. */
export function enhancementId(detachment: string, name: string): string {
  return `${slugOf(detachment)}--${slugOf(enhancementName(name))}`
}

/** All detachments of the app with what they bring, each at home in the book of its file. */
export function detachmentsOf(
  sources: Sources,
  keywords: Keywords,
  notes: Note[],
): DetachmentShelf {
  const all = new Map<string, ReadDetachment>()
  const upgrades = upgradesOf(sources)
  for (const page of pageSources) {
    const file = page.id === 'chaos-titan-legions' ? undefined : sources.app.get(page.app)
    for (const { name } of file?.detachments ?? []) {
      if (!file) continue
      const id = slugOf(name)
      if (all.has(id)) throw new Error(`Two detachments are called ${name}`)
      all.set(
        id,
        readDetachment({ id, name, book: page.id, file, keywords, upgrades, sources, notes }),
      )
    }
  }
  const sorted = [...all.values()].toSorted((a, b) => byText(a.id, b.id))
  return {
    all: new Map(sorted.map((one) => [one.id, one])),
    ids: new Map(sorted.map(({ id, name }) => [keyOf(name), id])),
  }
}

interface Reading {
  readonly id: string
  readonly name: string
  readonly book: string
  readonly file: AppFaction
  readonly keywords: Keywords
  readonly upgrades: ReadonlySet<string>
  readonly sources: Sources
  readonly notes: Note[]
}

function readDetachment(reading: Reading): ReadDetachment {
  const { id, name, book, file } = reading
  const of = ({ detachment }: { detachment: string }): boolean => keyOf(detachment) === keyOf(name)
  const used = new Set<string>()
  return {
    id,
    book,
    name: plain(name),
    rules: (file.rules.detachment ?? [])
      .filter(of)
      .flatMap(({ rules }) => rules.map((rule) => plain(rule.name))),
    enhancements: file.enhancements
      .filter(of)
      .map((one) => readEnhancement(one, reading))
      .toSorted((a, b) => byText(a.id, b.id)),
    stratagems: file.stratagems
      .filter(of)
      .map((one) => readStratagem(one, reading, used))
      .toSorted((a, b) => byText(a.id, b.id)),
  }
}

function readEnhancement(source: AppEnhancement, reading: Reading): Omit<EnhancementData, 'n'> {
  const { book, name: detachment, keywords, upgrades, sources, notes } = reading
  const name = enhancementName(source.name)
  const id = enhancementId(detachment, name)
  const byHand = eligibilities.find((one) => enhancementId(one.detachment, one.enhancement) === id)
  const read = byHand
    ? { on: byHand.on ?? ('model' as const), anyOf: byHand.anyOf }
    : eligibilityOf(source, keywords)
  if (!read) notes.push({ kind: 'eligibility', where: plain(detachment), what: name })
  const widened = [...sources.old.values()]
    .map((page) => page.widened.get(widenedKey(detachment, name)))
    .find((one) => one !== undefined)
  return {
    id,
    name,
    ...(upgrades.has(id) ? { upgrade: true } : {}),
    eligible: read ?? { on: 'model', anyOf: [] },
    ...(widened?.leaderTo ? { leaderTo: unitIds(widened.leaderTo, book, sources) } : {}),
    ...(widened?.supportTo ? { supportTo: unitIds(widened.supportTo, book, sources) } : {}),
  }
}

/** Ids of units by their names in the manual, spelt as the app spells them. */
function unitIds(names: readonly string[], book: string, sources: Sources): string[] {
  const page = pageSources.find(({ id }) => id === book)
  const sheets = sources.app.get(page?.app ?? '')?.datasheets ?? []
  return names.map((name) =>
    slugOf(sheets.find((one) => keyOf(one.name) === keyOf(name))?.name ?? name),
  )
}

function upgradesOf(sources: Sources): ReadonlySet<string> {
  return new Set(
    sources.manual.flatMap(({ pages }) =>
      [...pages.values()].flatMap(({ detachments }) =>
        detachments.flatMap((detachment) =>
          detachment.enhancements
            .filter(({ upgrade }) => upgrade)
            .map(({ name }) => enhancementId(detachment.name, name)),
        ),
      ),
    ),
  )
}

const types: Readonly<Record<string, StratagemData['type']>> = {
  'Battle Tactic': 'battle-tactic',
  'Strategic Ploy': 'strategic-ploy',
  'Epic Deed': 'epic-deed',
  Wargear: 'wargear',
}
const phases: readonly StratagemData['phases'][number][] = [
  'any',
  'command',
  'movement',
  'shooting',
  'charge',
  'fight',
]

function readStratagem(
  source: AppStratagem,
  { id, keywords }: Reading,
  used: Set<string>,
): StratagemData {
  const plainId = `${id}--${slugOf(source.name)}`
  const own = used.has(plainId) ? `${plainId}-2` : plainId
  used.add(own)
  const type = types[source.type]
  const target = targetOf(source, keywords)
  const slip = stratagemSlips.find(
    (one) => slugOf(one.detachment) === id && keyOf(one.stratagem) === keyOf(source.name),
  )
  const timing = slip?.phases ?? source.phase
  return {
    id: own,
    name: plain(source.name),
    cp: source.cost,
    turn: slip?.turn ?? source.turn,
    phases: phases.filter((one) => timing.includes(one)),
    ...(type === undefined ? {} : { type }),
    ...(target ? { target } : {}),
  }
}
