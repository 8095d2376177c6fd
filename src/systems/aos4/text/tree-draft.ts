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
  Said,
} from '../../../engine/text/text-draft.ts'
import type { TreeDraft } from '../../../engine/text/text-form.ts'
import { treeLines, type TreeLines } from '../../../engine/text/tree-lines.ts'

interface Making {
  readonly out: TreeLines
  readonly choices: DraftChoice[]
  readonly groups: DraftGroup[]
}

/** So many equal units at most are told apart. */
const mostEqual = 20

/** Settings and references of the app that wrote the file. */
const aside = /^(?:read me|battle traits|allow |hide |show )/i
const asideCategories = new Set(['Reference', 'Configuration'])

const isAos = ({ gameSystem, gameSystemId }: RosterTree) =>
  /age of sigmar/i.test(gameSystem) || gameSystemId === 'e51d-b1a3-75fc-dc3g'

/** A name without what apps add to it: `[LEGENDS]`, a mark in front. */
function plain(name: string): string {
  return plainMarks(name)
    .replace(/^[^\p{L}\p{N}"'(]+/u, '')
    .replace(/\s*\[legends\]?$/i, '')
    .trim()
}

const isChoice = ({ type }: RosterSelection) => type === 'upgrade'
const isTerrain = ({ type, categories }: RosterSelection) =>
  type !== 'upgrade' && categories.some((name) => /^faction terrain$/i.test(name))
const isUnit = (one: RosterSelection) => !isChoice(one) && !isTerrain(one)

function addChoice({ out, choices }: Making, label: string, chosen: RosterSelection): void {
  const points = pointsWithin(chosen) || null
  choices.push({ ...out.say(plain(chosen.name), { label, points }), label, points })
}

/** What is chosen for the army as a whole: headings with what was chosen from them. */
function addArmyWide(making: Making, selections: readonly RosterSelection[]): void {
  for (const one of selections) {
    if (aside.test(one.name) || asideCategories.has(one.primary)) making.out.head(plain(one.name))
    else if (one.selections.length > 0) {
      for (const chosen of one.selections) addChoice(making, plain(one.name), chosen)
    } else if (/\blores?$|^battle (?:formation|tactic)/i.test(one.name)) {
      // A heading with nothing chosen from it.
      making.out.head(plain(one.name))
    } else addChoice(making, '', one)
  }
}

/** The lines under a unit. Models say no more than how many there are, which the unit itself carries. */
function detailsOf(
  out: TreeLines,
  selections: readonly RosterSelection[],
  depth: number,
): readonly DraftDetail[] {
  return selections.flatMap((one): readonly DraftDetail[] => {
    const { name, number, type, selections: inner } = one
    if (type !== 'upgrade') {
      out.head(`• ${number}x ${plain(name)}`, depth)
      return detailsOf(out, inner, depth + 1)
    }
    if (isHeading(one)) {
      out.head(`• ${plain(name)}`, depth)
      return detailsOf(out, inner, depth + 1)
    }
    const points = one.points || null
    const count = number > 1 || depth > 0 ? number : null
    const said = out.say(plain(name), { depth: depth + 1, count, points })
    const detail: DraftDetail = { ...said, label: '', count, points, depth, type: 'upgrade' }
    return [detail, ...detailsOf(out, inner, depth + 1)]
  })
}

/** Each of several equal units that the file counts in one. */
function each(unit: RosterSelection): readonly RosterSelection[] {
  const { number } = unit
  if (number < 2 || number > mostEqual) return [unit]
  const shared = (one: RosterSelection): RosterSelection => ({
    ...one,
    number: one.number % number === 0 ? one.number / number : one.number,
    points: one.points / number,
    selections: one.selections.map(shared),
  })
  return Array.from({ length: number }, () => shared(unit))
}

/** The mark that a unit is of Legends, in a line of its own as apps print it. */
function legendsOf(out: TreeLines): DraftDetail {
  const said = out.say('Legends', { depth: 1 })
  return { ...said, label: '', count: null, points: null, depth: 0 }
}

function unitOf(out: TreeLines, unit: RosterSelection, priced: boolean): DraftUnit {
  const points = priced ? Math.round(pointsWithin(unit)) : null
  const said = out.say(plain(unit.name), { points, nickname: unit.customName })
  const legends = /\[legends\]?$/i.test(unit.name) ? [legendsOf(out)] : []
  return {
    ...said,
    points,
    models: modelsWithin(unit),
    details: [...legends, ...detailsOf(out, unit.selections, 0)],
    ...(unit.customName === '' ? {} : { nickname: unit.customName }),
    ...(unit.notes === '' ? {} : { note: unit.notes }),
  }
}

const hasGeneral = ({ selections }: RosterForce) =>
  selections.some((unit) => unit.selections.some(({ name }) => /^general$/i.test(name)))

function headed(making: Making, title: string, force: RosterForce): Said {
  const { out } = making
  out.head('')
  return out.head(force.customName === '' ? title : `${title} "${force.customName}"`)
}

function addRenown(making: Making, force: RosterForce): void {
  const { out, groups } = making
  const title = headed(making, 'Regiment of Renown', force)
  const points = force.selections.reduce((sum, unit) => sum + pointsWithin(unit), 0)
  const regiment: DraftUnit = {
    ...out.say(plain(force.name), { points }),
    points,
    models: null,
    details: [],
  }
  const members = force.selections.filter((one) => !isChoice(one))
  addArmyWide(making, force.selections.filter(isChoice))
  const units = [regiment, ...members.flatMap(each).map((unit) => unitOf(out, unit, false))]
  groups.push({ kind: 'renown', title, points, units })
}

function addUnits(making: Making, kind: string, title: string, force: RosterForce): void {
  const units = force.selections.filter(isUnit)
  const said = headed(making, title, force)
  const made = units.flatMap(each).map((unit) => unitOf(making.out, unit, true))
  making.groups.push({ kind, title: said, points: null, units: made })
  addArmyWide(making, force.selections.filter(isChoice))
  addTerrain(making, force)
}

function addTerrain(making: Making, { selections }: RosterForce): void {
  const terrain = selections.filter(isTerrain)
  if (terrain.length > 0) making.out.head('')
  for (const feature of terrain) addChoice(making, 'Faction terrain', feature)
}

/** The parts of a list: regiments, auxiliaries, and Regiments of Renown, which are forces of their own names. */
function addForces(making: Making, forces: readonly RosterForce[]): void {
  let regiments = 0
  for (const force of forces) {
    if (/^regiment\b/i.test(force.name) && !/renown/i.test(force.catalogue)) {
      const general = hasGeneral(force)
      if (!general) regiments += 1
      const title = general ? "General's Regiment" : `Regiment ${regiments}`
      addUnits(making, 'regiment', title, force)
    } else if (/^auxil/i.test(force.name)) addUnits(making, 'auxiliary', 'Auxiliary Units', force)
    else if (/^order of battle$/i.test(force.name)) {
      // Path to Glory keeps units here that are in no regiment.
      addUnits(making, 'auxiliary', 'Order of Battle', force)
    } else if (force.selections.some((one) => !isChoice(one))) addRenown(making, force)
    addForces(making, force.forces)
  }
}

function addForce(making: Making, force: RosterForce): void {
  const loose = force.selections.filter(isUnit)
  addArmyWide(making, force.selections.filter(isChoice))
  if (loose.length > 0) addUnits(making, 'regiment', 'Units', { ...force, selections: loose })
  addForces(making, force.forces)
  addTerrain(making, force)
}

function headOf(tree: RosterTree, out: TreeLines) {
  const { name, points, limit, forces } = tree
  const title = limit === null ? `${points ?? 0} pts` : `${points ?? 0}/${limit} pts`
  const called = plainMarks(name)
  const line = out.head(points === null ? called : `${called} ${title}`.trim()).line
  const [force] = forces
  const army = plain(force?.catalogue ?? '')
  const faction = army === '' ? null : out.say(army)
  const parts = army.split(' - ')
  // an army within a faction is never its formation, which may have the same name
  const armies = [...parts, ...(parts.length > 1 ? ['Army of Renown'] : [])].flatMap(
    (words): readonly Said[] => (faction ? [{ words, line: faction.line }] : []),
  )
  const season =
    force && /handbook|path to glory/i.test(force.name) ? out.say(plain(force.name)) : null
  return { name: called === '' ? null : { words: name, line }, armies, season }
}

/** Reads a roster file of Age of Sigmar as lines and draft; null where it is of another game. */
export function aosTreeDraft(tree: RosterTree): TreeDraft | null {
  if (!isAos(tree)) return null
  const out = treeLines()
  const head = headOf(tree, out)
  const making: Making = { out, choices: [], groups: [] }
  for (const force of tree.forces) addForce(making, force)
  if (tree.source !== '') out.head(`Saved by ${tree.source}`)
  const draft = {
    system: 'aos4',
    format: 'roster-file',
    ...head,
    choices: making.choices,
    stated: tree.points,
    limit: tree.limit !== null && tree.limit > 0 ? tree.limit : null,
    source: tree.source,
    groups: making.groups,
    notes: tree.notes,
    layout: out.layout(),
  }
  return { lines: out.lines(), draft }
}
