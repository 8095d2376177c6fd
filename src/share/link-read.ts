import { BitReader, linkPart } from './bits.ts'
import { inflate } from './deflate.ts'
import {
  bounds,
  firstVersion,
  isCounted,
  textFields,
  widths,
  type LinkContent,
  type LinkGroup,
  type LinkHead,
  type LinkItem,
  type LinkName,
  type LinkPick,
  type LinkText,
  type LinkUnit,
  type Stop,
} from './link-content.ts'

function readLetters(from: BitReader): string {
  return from.text(200).replaceAll(' ', '-')
}

function readName(from: BitReader): LinkName {
  const code = from.count(widths.name, bounds.number)
  return code === 0 ? readLetters(from) : code - 1
}

function readPlace(from: BitReader): LinkName {
  const code = from.count(widths.place, 1000)
  return code === 0 ? readLetters(from) : code - 1
}

function readHead(from: BitReader): LinkHead | null {
  const system = from.count(widths.system, 1000)
  const faction = readName(from)
  const variant = from.flag() ? readName(from) : null
  const season = readPlace(from)
  const place = from.count(widths.place, 1000)
  const limit = place > 0 ? { place: place - 1 } : from.count(widths.limit, Number.MAX_SAFE_INTEGER)
  const legends = from.flag()
  const name = from.text(bounds.textLength)
  const sound = from.check(widths.partCheck)
  return sound ? { system, faction, variant, season, limit, legends, name } : null
}

/** The first version of links knows one points version of each game, the first of its list. */
function readPrices(from: BitReader): LinkName | null {
  return from.flag() ? readPlace(from) : null
}

type Equipment = Pick<LinkUnit, 'size' | 'models' | 'items'>

const unequipped: Equipment = { size: 0, models: [], items: [] }

/** What reading needs to know beside the bits: the version, and how the last unit of each name is equipped. */
interface Units {
  readonly version: string
  readonly last: Map<LinkName, Equipment>
}

function readEquipment(from: BitReader, unit: LinkName, { last }: Units): Equipment {
  const before = last.get(unit)
  if (before && from.flag()) return before
  const size = from.count(widths.size, 1000)
  const models = repeat(from, from.count(widths.models, 100), () => from.count(widths.model, 1000))
  const items = repeat(from, from.count(widths.items, 200), (): LinkItem => {
    const [option = 0, choice = 0, count = 0] = [9999, 9999, 1000].map((most) =>
      from.count(widths.item, most),
    )
    return { option, choice, count }
  })
  const equipment = { size, models, items }
  last.set(unit, equipment)
  return equipment
}

function readUnit(from: BitReader, units: Units): LinkUnit {
  const unit = readName(from)
  if (from.flag()) return { unit, role: null, ...unequipped, marks: [], picks: [] }
  const role = from.flag() ? readPlace(from) : null
  const equipment =
    units.version === firstVersion
      ? { ...unequipped, size: from.count(widths.size, 1000) }
      : readEquipment(from, unit, units)
  const marks = repeat(from, from.count(widths.marks, bounds.picks), readPlace)
  const picks = repeat(from, from.count(widths.unitPicks, bounds.picks), readName)
  return { unit, role, ...equipment, marks, picks }
}

/** Reads up to `times` things; one that the end of the link cut through is left out. */
function repeat<T>(from: BitReader, times: number, read: (from: BitReader) => T): readonly T[] {
  const things: T[] = []
  while (things.length < times && !from.ended) {
    const thing = read(from)
    if (!from.ended) things.push(thing)
  }
  return things
}

function readGroup(from: BitReader, known: Units): LinkGroup {
  const kind = readPlace(from)
  const ready = from.flag() ? readName(from) : null
  if (ready !== null && from.flag()) return { kind, from: ready, units: null }
  const units = repeat(from, from.count(widths.units, bounds.units), () => readUnit(from, known))
  return { kind, from: ready, units }
}

interface Groups {
  readonly groups: readonly LinkGroup[]
  readonly stop: Stop | null
}

/**
 * Reads group after group while their checks hold. Of a group that the end of the link cuts through, the units before the
 * cut are kept; of one that does not match its check, nothing.
 */
function readGroups(from: BitReader, of: number, version: string): Groups {
  const known: Units = { version, last: new Map() }
  const groups: LinkGroup[] = []
  while (groups.length < of) {
    const group = readGroup(from, known)
    const sound = from.check(widths.partCheck)
    const stop: Stop = { in: 'groups', group: groups.length, of }
    if (!sound && from.ended && (group.units?.length ?? 0) > 0) groups.push(group)
    if (!sound) return { groups, stop }
    groups.push(group)
  }
  return { groups, stop: null }
}

interface Texts {
  readonly texts: readonly LinkText[]
  readonly sound: boolean
}

async function readWords(from: BitReader): Promise<string | null> {
  if (!from.flag()) return from.text(bounds.unpacked)
  const length = from.count(widths.bytes, bounds.characters)
  const bytes = Uint8Array.from(repeat(from, length, () => from.bits(8)))
  return bytes.length === length ? inflate(bytes, bounds.unpacked) : null
}

async function readTexts(from: BitReader): Promise<Texts> {
  const count = from.count(widths.texts, bounds.texts)
  const labels = repeat(from, count, () => {
    const unit = from.count(widths.unit, bounds.units)
    const field = textFields[from.bits(2)] ?? 'note'
    const length = from.count(widths.length, bounds.textLength)
    return { unit, field, length, count: isCounted(field) ? from.count(widths.wargear, 1e6) : 0 }
  })
  const words = count === 0 ? '' : await readWords(from)
  if (words === null || from.ended) return { texts: [], sound: false }
  let at = 0
  const texts = labels.map(({ length, ...label }) => {
    const text = words.slice(at, at + length)
    at += length
    return { ...label, text }
  })
  return { texts, sound: at === words.length }
}

/**
 * Reads the part of a link after the `#` as far as its checks hold; never throws. What stands after a character that no link
 * has is left out.
 */
export async function readLink(fragment: string): Promise<LinkContent> {
  const text = linkPart(
    fragment
      .trim()
      .replace(/^#/, '')
      .replaceAll(/\s|%20|%0[ad]/gi, ''),
  )
  const version = text.slice(0, 1)
  const from = new BitReader(text.slice(1, bounds.characters))
  const nothing = { version, head: null, prices: 0, picks: [], groups: [], texts: [] }
  const head = readHead(from)
  if (!head) return { ...nothing, stop: { in: 'head' }, cut: from.ended }
  const prices = version === firstVersion ? 0 : readPrices(from)
  const picks: readonly LinkPick[] = repeat(from, from.count(widths.picks, bounds.picks), readName)
  const of = from.count(widths.groups, bounds.groups)
  const read = { ...nothing, head, prices }
  if (!from.check(widths.partCheck)) {
    const kept = from.ended ? picks : []
    return { ...read, picks: kept, stop: { in: 'picks' }, cut: from.ended }
  }
  const { groups, stop } = readGroups(from, of, version)
  if (stop) return { ...read, picks, groups, stop, cut: from.ended }
  const { texts, sound } = await readTexts(from)
  if (!sound) return { ...read, picks, groups, stop: { in: 'texts' }, cut: from.ended }
  const whole = from.check(widths.endCheck)
  return { ...read, picks, groups, texts, stop: whole ? null : { in: 'end' }, cut: from.ended }
}
