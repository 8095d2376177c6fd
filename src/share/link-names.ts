import type { LinkForm, NumberedName } from '../engine/link-form.ts'
import { ROSTER_SCHEMA, type Id, type Roster, type RosterPick } from '../engine/roster.ts'
import {
  plainUnit,
  type LinkContent,
  type LinkGroup,
  type LinkHead,
  type LinkName,
  type LinkPick,
  type LinkText,
  type LinkUnit,
} from './link-content.ts'

/** What the numbers of a link are named with: the books at hand, then the registry where it was loaded. */
export interface Naming<Data> {
  readonly form: LinkForm<Data>
  readonly data: Data
  /** `kind:id` by number; empty until it is needed. */
  readonly registry: readonly string[]
}

interface Session<Data> extends Naming<Data> {
  /** Numbers that neither books nor registry name. */
  readonly unnamed: Set<number>
}

function registered<Data>({ form, registry }: Naming<Data>, number: number): NumberedName | null {
  const [kind, id] = registry[number]?.split(':') ?? []
  return kind && id ? { kind: form.registryKinds[kind] ?? kind, id } : null
}

function named<Data>(session: Session<Data>, number: number): NumberedName | null {
  const { form, data, unnamed } = session
  const name = form.nameOf(data, number) ?? registered(session, number)
  if (!name) unnamed.add(number)
  return name && { kind: name.kind, id: form.today(data, name) }
}

/** The id that a link means; `number-57` where nothing at hand knows number 57 as a name of this kind. */
function idOf<Data>(session: Session<Data>, kind: Id, name: LinkName): Id {
  const { form, data } = session
  if (typeof name === 'string') return form.today(data, { kind, id: name })
  const found = named(session, name)
  return found?.kind === kind ? found.id : `number-${name}`
}

function pickOf<Data>(session: Session<Data>, pick: LinkPick): RosterPick {
  if (typeof pick === 'number') {
    const found = named(session, pick)
    return found ? { slot: found.kind, id: found.id } : { slot: 'unknown', id: `number-${pick}` }
  }
  const [slot = 'unknown', id = 'unknown'] = pick.split(':')
  return { slot, id: session.form.today(session.data, { kind: slot, id }) }
}

function placed(places: readonly Id[], name: LinkName): Id {
  return typeof name === 'string' ? name : (places[name] ?? `number-${name}`)
}

function countsOf(
  texts: readonly LinkText[],
  wanted: LinkText['field'],
): Readonly<Record<string, number>> {
  const items = texts.filter(({ field }) => field === wanted)
  return Object.fromEntries(items.map(({ text, count }) => [text, count]))
}

function modelsOf<Data>(
  { form, data }: Session<Data>,
  army: Id,
  unit: Id,
  numbers: readonly number[],
): Readonly<Record<string, number>> {
  return numbers.length === 0 ? {} : form.modelsOf(data, { army, unit }, numbers)
}

function word(texts: readonly LinkText[], field: LinkText['field']): string {
  return texts.find((text) => text.field === field)?.text ?? ''
}

function limitOf({ limit }: LinkHead, limits: readonly number[]): number {
  return typeof limit === 'number' ? limit : (limits[limit.place] ?? limits[0] ?? 0)
}

function unitsOf<Data>(session: Session<Data>, { from, units }: LinkGroup, kind: Id, army: Id) {
  const { form, data } = session
  const plain = { ...plainUnit, role: null }
  if (!units) {
    const printed = form.readyMade(data, idOf(session, form.readyMadeKind, from ?? ''))
    return printed.map(({ unit, size }, place) => ({
      ...plain,
      unit,
      size,
      role: form.usualRole(kind, place),
    }))
  }
  return units.map((unit: LinkUnit, place) => ({
    ...plain,
    unit: idOf(session, 'unit', unit.unit),
    models: modelsOf(session, army, idOf(session, 'unit', unit.unit), unit.models),
    wargear: itemsOf(unit),
    role: unit.role === null ? form.usualRole(kind, place) : placed(form.roles, unit.role),
    size: unit.size,
    marks: unit.marks.map((mark) => placed(form.marks, mark)),
    picks: unit.picks.map((pick) => pickOf(session, pick)),
  }))
}

function itemsOf({ items }: LinkUnit): Readonly<Record<string, number>> {
  return Object.fromEntries(
    items.map(({ option, choice, count }) => [`${option}.${choice}`, count]),
  )
}

export interface NamedLink {
  readonly roster: Roster
  /** Numbers that nothing at hand names: load the registry, or say that they are newer than the data. */
  readonly unnamed: readonly number[]
}

/** Gives the numbers of a link their names and makes a roster of it, with fresh ids for its units and groups. */
export function nameLink<Data>(
  content: LinkContent,
  head: LinkHead,
  naming: Naming<Data>,
): NamedLink {
  const session: Session<Data> = { ...naming, unnamed: new Set() }
  const { form } = naming
  const faction = idOf(session, 'army', head.faction)
  const variant = head.variant === null ? null : idOf(session, 'army', head.variant)
  let count = 0
  const groups = content.groups.map((group, place) => {
    const kind = placed(form.groupKinds, group.kind)
    const from = group.from === null ? null : idOf(session, form.readyMadeKind, group.from)
    const units = unitsOf(session, group, kind, variant ?? faction).map((unit) => {
      count += 1
      const number = count
      const texts = content.texts.filter((text) => text.unit === number)
      return {
        ...unit,
        id: `u${number}`,
        models: { ...unit.models, ...countsOf(texts, 'models') },
        wargear: { ...unit.wargear, ...countsOf(texts, 'wargear') },
        nickname: word(texts, 'nickname'),
        note: word(texts, 'note'),
      }
    })
    return { id: `g${place + 1}`, kind, from, units }
  })
  const ofList = content.texts.filter((text) => text.unit === 0)
  const roster: Roster = {
    schema: ROSTER_SCHEMA,
    system: form.system,
    name: head.name,
    notes: word(ofList, 'note'),
    faction,
    variant,
    season: placed(form.seasons, head.season),
    prices: content.prices === null ? null : placed(form.prices, content.prices),
    limit: limitOf(head, form.limits),
    legends: head.legends,
    groups,
    picks: content.picks.map((pick) => pickOf(session, pick)),
  }
  return { roster, unnamed: [...session.unnamed] }
}
