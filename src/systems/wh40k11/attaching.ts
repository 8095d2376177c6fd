import type { FortyArmy, FortyGroup, FortyUnit } from './army.ts'
import type { Catalogue } from './catalogue.ts'
import { hasSet } from './filter.ts'
import type { CoreData, UnitData } from './schema.ts'

type Exception = CoreData['attachExceptions'][number]

/** What of a unit decides whom it may join. */
export type Joining = Pick<FortyUnit, 'entry' | 'enhancements'>
/** What of a unit decides who may join it. */
export type Joined = Pick<FortyUnit, 'entry' | 'keywords'>

/** As what a unit joins another. */
export type Joiner = 'leader' | 'support'

/** As what a unit may join others at all: by its page, or by an enhancement that it bears. */
export function joiningRoles({ entry, enhancements }: Joining): ReadonlySet<Joiner> {
  const roles = new Set<Joiner>()
  if (entry?.role) roles.add(entry.role)
  for (const { data } of enhancements) {
    if (data?.leaderTo) roles.add('leader')
    if (data?.supportTo) roles.add('support')
  }
  return roles
}

/** Whether a unit may join another as a leader, or as a support unit. */
export function mayJoin(unit: Joining, other: Joined, role: Joiner): boolean {
  const target = other.entry
  if (unit.entry === null || target === null) return false
  if (unit.entry.role === role && onList(unit.entry, target, other.keywords)) return true
  return unit.enhancements.some(({ data }) =>
    (role === 'leader' ? data?.leaderTo : data?.supportTo)?.includes(target.id),
  )
}

function onList(entry: UnitData, target: UnitData, keywords: ReadonlySet<string>): boolean {
  return (
    (entry.joins?.includes(target.id) ?? false) ||
    (entry.joinsKeywords !== undefined && hasSet(entry.joinsKeywords, keywords))
  )
}

const joiners = new WeakMap<Catalogue, WeakMap<ReadonlySet<string>, ReadonlySet<Joiner>>>()

/** As what any unit of the faction could join this one. Units with the keywords of their sheet alone are asked about once. */
export function joinersOf(catalogue: Catalogue, unit: Joined): ReadonlySet<Joiner> {
  let ofCatalogue = joiners.get(catalogue)
  if (ofCatalogue === undefined) joiners.set(catalogue, (ofCatalogue = new WeakMap()))
  let roles = ofCatalogue.get(unit.keywords)
  if (roles === undefined) {
    const { entry: target, keywords } = unit
    roles = new Set(
      catalogue.list.flatMap(({ entry }) =>
        target && entry.role && onList(entry, target, keywords) ? [entry.role] : [],
      ),
    )
    ofCatalogue.set(keywords, roles)
  }
  return roles
}

/** How many leaders a unit may have: one, or two where an exception for it or for them says so. */
export function leadersAllowed(
  army: Pick<FortyArmy, 'data' | 'catalogue'>,
  group: FortyGroup,
): number {
  const { attached, attachExceptions } = army.data.core
  const bodyguard = group.bodyguards[0]
  const pages = [army.catalogue.pageId, army.catalogue.page?.parent]
  const excepted = attachExceptions.some(
    (one) => pages.includes(one.page) && bodyguard !== undefined && allows(one, group, bodyguard),
  )
  return excepted ? attached.leaders + 1 : attached.leaders
}

function allows(exception: Exception, group: FortyGroup, bodyguard: FortyUnit): boolean {
  const ids = group.leaders.map(({ roster }) => roster.unit)
  if (exception.bodyguard !== undefined) {
    if (bodyguard.roster.unit !== exception.bodyguard) return false
    if (bodyguard.models < (exception.models ?? 0)) return false
  }
  if (exception.different && new Set(ids).size < ids.length) return false
  const { leaders, beside, besideKeyword, atMostOne } = exception
  if (leaders && !ids.some((id) => leaders.includes(id))) return false
  const bearers = (keyword: string) =>
    group.leaders.filter(({ keywords }) => keywords.has(keyword)).length
  if (atMostOne !== undefined && bearers(atMostOne) > 1) return false
  if (besideKeyword !== undefined && bearers(besideKeyword) === 0) return false
  if (!beside) return true
  return ids.some((id) => beside.includes(id)) || beside.includes(bodyguard.roster.unit)
}

/** Whether a unit has room for one more to join it in this role. */
export function hasRoom(
  army: FortyArmy,
  group: FortyGroup,
  joiner: FortyUnit | null,
  role: string,
) {
  if (role === 'support') return group.supports.length < army.data.core.attached.supports
  if (joiner === null) return group.leaders.length < army.data.core.attached.leaders
  const leaders = [...group.leaders, joiner]
  return leaders.length <= leadersAllowed(army, { ...group, leaders })
}
