import { pointsOf } from '../../../engine/text/line-parts.ts'
import { plainMarks } from '../../../engine/text/lines-of.ts'
import {
  isHeading,
  modelsWithin,
  pointsWithin,
  type RosterForce,
  type RosterSelection,
  type RosterTree,
} from '../../../engine/text/roster-tree.ts'
import type {
  DraftChoice,
  DraftDetail,
  DraftGroup,
  DraftUnit,
} from '../../../engine/text/text-draft.ts'
import type { TreeDraft } from '../../../engine/text/text-form.ts'
import { treeLines, type TreeLines } from '../../../engine/text/tree-lines.ts'
import { armiesOf } from './tree-armies.ts'

const systemIds = new Set(['sys-352e-adc2-7639-d6a9', 'sys-352e-adc2-7639-d610'])

/** Of this game are also those of older editions; Kill Team has the same name in front, but other lists. */
function isForty({ gameSystem, gameSystemId }: RosterTree): boolean {
  if (gameSystem === '') return systemIds.has(gameSystemId)
  return /^warhammer 40(?:,?000|k)\b/i.test(gameSystem) && !/kill ?team|horus/i.test(gameSystem)
}

const isUnit = ({ type }: RosterSelection) => type !== 'upgrade'

/** A name without the apps' own marks. */
function plain(name: string): string {
  return plainMarks(name)
    .replace(/\s*\[legends\]$/i, '')
    .trim()
}

/** Forces with those inside them, in the order of the file. */
function allForces(forces: readonly RosterForce[]): readonly RosterForce[] {
  return forces.flatMap((force) => [force, ...allForces(force.forces)])
}

/** What the headings of the army's choices mean. */
const headings: readonly (readonly [RegExp, string])[] = [
  [/^battle size$/i, 'size'],
  [/^detachments?$/i, 'detachments'],
  [/^force dispositions?$/i, 'dispositions'],
]

/** What is chosen for the army as a whole. Settings of the app and references to rules say nothing of the list. */
function choicesOf(out: TreeLines, selections: readonly RosterSelection[]): readonly DraftChoice[] {
  return selections.flatMap((one): readonly DraftChoice[] => {
    const heading = plain(one.name)
    const meaning = headings.find(([pattern]) => pattern.test(heading))?.[1]
    const setting =
      /^(?:Configuration|Reference)$/i.test(one.primary) || /^(?:show|hide)\b/i.test(heading)
    if (meaning === undefined && setting) {
      out.head(heading)
      return []
    }
    const within = meaning !== undefined || one.selections.length > 0
    const chosen = within ? one.selections : [one]
    if (chosen.length === 0) out.head(heading)
    return chosen.map(({ name }) => {
      const said = out.say(plain(name), { label: within ? heading : '' })
      return { ...said, label: meaning ?? '', points: null }
    })
  })
}

const isEnhancement = ({ group, categories }: RosterSelection) =>
  [...group, ...categories].some((name) => /^enhancements?$/i.test(name))

/** The lines under a unit: models with what they carry, deeper by one; headings add no depth. */
function detailsOf(
  out: TreeLines,
  selections: readonly RosterSelection[],
  depth: number,
): readonly DraftDetail[] {
  return selections.flatMap((one): readonly DraftDetail[] => {
    if (isHeading(one)) {
      out.head(`• ${plain(one.name)}`, depth)
      return detailsOf(out, one.selections, depth)
    }
    const type = isUnit(one) ? 'model' : 'upgrade'
    const points = one.points || null
    const line = { depth: depth + 1, points }
    if (type === 'upgrade' && /^warlord$/i.test(one.name)) {
      const { line: at } = out.say('Warlord', line)
      return [{ words: '', line: at, label: 'warlord', count: null, points, depth, type }]
    }
    if (type === 'upgrade' && isEnhancement(one)) {
      const said = out.say(plain(one.name), { ...line, label: 'Enhancement' })
      return [{ ...said, label: 'enhancement', count: null, points, depth, type }]
    }
    const said = out.say(plain(one.name), { ...line, count: one.number })
    const detail: DraftDetail = { ...said, label: '', count: one.number, points, depth, type }
    return [detail, ...detailsOf(out, one.selections, depth + 1)]
  })
}

function unitOf(out: TreeLines, unit: RosterSelection): DraftUnit {
  const points = pointsWithin(unit)
  const said = out.say(plain(unit.name), { points, nickname: unit.customName })
  return {
    ...said,
    points,
    models: modelsWithin(unit) ?? unit.number,
    details: detailsOf(out, unit.selections, 0),
    ...(unit.customName === '' ? {} : { nickname: unit.customName }),
    ...(unit.notes === '' ? {} : { note: unit.notes }),
  }
}

/** Units by the category that they are listed under. */
function groupsOf(out: TreeLines, units: readonly RosterSelection[]): readonly DraftGroup[] {
  const sections = new Map<string, RosterSelection[]>()
  for (const unit of units) {
    const section = plain(unit.primary) || 'Units'
    const held = sections.get(section)
    if (held) held.push(unit)
    else sections.set(section, [unit])
  }
  return [...sections].map(([section, held]) => {
    out.head('')
    const title = out.head(section)
    const kind = /^all(?:ies\b|ied units$)/i.test(section) ? 'allied' : 'section'
    return { kind, title, points: null, units: held.map((unit) => unitOf(out, unit)) }
  })
}

/** A choice without what stands in brackets behind it: the limit of a battle size (`Strike Force (2000 Point limit)`). */
function withLimit(choice: DraftChoice): { readonly choice: DraftChoice; limit: number | null } {
  if (choice.label !== 'size') return { choice, limit: null }
  const { points, before } = pointsOf(choice.words.replace(/ ?limit(?=\)$)/i, ''))
  return { choice: { ...choice, words: before }, limit: points }
}

/** Whether the file names what units carry; one that names nothing leaves them as they usually are. */
function saysAll(groups: readonly DraftGroup[]): boolean {
  return groups.some(({ units }) =>
    units.some(({ details }) =>
      details.some(({ type, label }) => type === 'upgrade' && label === ''),
    ),
  )
}

/** Reads a roster file of Warhammer 40,000 as lines and draft; null where it is of another game. */
export function fortyTreeDraft(tree: RosterTree): TreeDraft | null {
  if (!isForty(tree)) return null
  const out = treeLines()
  const called = plainMarks(tree.name)
  const { line } = out.head(tree.points === null ? called : `${called} (${tree.points} pts)`)
  const catalogue = plainMarks(tree.forces[0]?.catalogue ?? '')
  const faction = catalogue === '' ? null : out.say(catalogue)
  const selections = allForces(tree.forces).flatMap((force) => force.selections)
  const choices = choicesOf(
    out,
    selections.filter((one) => !isUnit(one)),
  ).map(withLimit)
  const groups = groupsOf(out, selections.filter(isUnit))
  if (tree.source !== '') out.head(`Saved by ${tree.source}`)
  const sized = choices.find(({ limit }) => limit !== null)?.limit ?? null
  const draft = {
    system: 'wh40k11',
    format: 'roster-file',
    name: called === '' ? null : { words: tree.name, line },
    armies: faction ? armiesOf(catalogue).map((words) => ({ words, line: faction.line })) : [],
    choices: choices.map(({ choice }) => choice),
    season: null,
    stated: tree.points,
    limit: tree.limit !== null && tree.limit > 0 ? tree.limit : sized,
    source: tree.source,
    groups,
    notes: tree.notes,
    ...(saysAll(groups) ? { complete: true as const } : {}),
    layout: out.layout(),
  }
  return { lines: out.lines(), draft }
}
