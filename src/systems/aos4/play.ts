import { folded, namesApart, numbered } from '../../engine/play-entries.ts'
import { momentOf, whenOf, type Moment, type PlayMoments } from '../../engine/play-moment.ts'
import type { PlayEntry, PlaySheet } from '../../engine/play.ts'
import type { Id } from '../../engine/roster.ts'
import type { Ability, Sheet } from '../../engine/sheet.ts'
import { abilityTextId, textId } from '../../engine/text-id.ts'
import { t } from '../../text/t.ts'
import type { AosArmy, AosUnit } from './army.ts'
import { coreAbilities, type CoreAbility } from './play-core.ts'
import { broughtId, playUnits, type Brought } from './play-units.ts'
import {
  enhancementText,
  formationAbilities,
  loreAbilities,
  regimentAbilities,
  traitsOf,
} from './texts.ts'
import { phases } from './words.ts'

const game = 'aos4'
type Who = PlayEntry['who']

/** The book of the army, which says when its enhancements are used. */
export function playBooks({ catalogue }: AosArmy): readonly Id[] {
  return catalogue.book ? [catalogue.book.id] : []
}

/** A list as it is played. */
export function playSheet(army: AosArmy, moments: PlayMoments): PlaySheet {
  const brought = broughtBy(army)
  return {
    entries: folded(entriesOf(army, brought, makerOf(moments))),
    units: playUnits(army, brought),
    rounds: 5,
    phases: phases.map((name) => ({ name, per: perOf(name), passing: !name.endsWith(' phase') })),
    counters: [
      {
        id: 'command-points',
        name: t('Command points'),
        short: t('CP'),
        gains: { value: 4, phase: 'start of battle round', anew: true },
      },
    ],
  }
}

const perOf = (phase: (typeof phases)[number]) =>
  phase === 'deployment' ? 'battle' : phase === 'start of battle round' ? 'round' : 'turn'

interface Source {
  readonly from: string
  readonly who: Who
  /** What an entry without a text of its own is called by. */
  readonly textOf: (ability: Ability) => Id
  readonly usable?: boolean
}

type Make = (source: Source, abilities: readonly Ability[]) => readonly PlayEntry[]

/** Makes entries of what one source brings. */
function makerOf(moments: PlayMoments): Make {
  return ({ from, who, textOf, usable = true }, abilities) =>
    numbered(
      abilities.map((ability): PlayEntry => {
        const text = textOf(ability)
        const known = momentOf(moments, text)?.moment ?? null
        return {
          id: text,
          name: ability.name,
          from,
          kind: ability.kind,
          who,
          ...costOf(ability),
          ...whenOf(momentIn(ability, known), phases),
          usable,
          text,
        }
      }),
    )
}

const commandLimit = 'once per phase (army)'

/** What a command costs; casting and chanting values of others. */
function costOf({ kind, value }: Ability): Pick<PlayEntry, 'cost' | 'value'> {
  const points = kind === 'command' ? /^(\d+) CP$/.exec(value ?? '')?.[1] : undefined
  return points === undefined
    ? { cost: null, value: value ?? null }
    : { cost: { value: Number(points), counts: t('CP') }, value: null }
}

/** When the data says an ability is used; where it only says that it is an answer, what the book's moments add. */
function momentIn({ kind, timing }: Ability, known: Moment | null): Moment | null {
  if (!timing) return kind === 'passive' || kind === 'enhancement' ? known : (known ?? {})
  const { window, whose, limit, reaction } = timing
  return {
    // an army uses each command once in a phase
    ...(kind === 'command' ? { limit: commandLimit } : {}),
    ...known,
    ...(window === undefined ? {} : { phases: [window] }),
    ...(whose === undefined || whose === 'any' ? {} : { whose }),
    ...(limit === undefined ? {} : { limit }),
    ...(reaction ? { reaction } : {}),
  }
}

const ownText = ({ text, name }: Ability): Id => text ?? name

function entriesOf(army: AosArmy, brought: readonly Brought[], make: Make): readonly PlayEntry[] {
  const { catalogue, renowns } = army
  const names = namesApart(army.everyone)
  const whoOf = (units: readonly AosUnit[]): Who =>
    units.map(({ id, name }) => ({ unit: id, name: names.get(id) ?? name }))
  const traits = catalogue.list ? traitsOf(catalogue, catalogue.list) : []
  return [
    ...make({ from: t('Battle traits'), who: [], textOf: ownText }, traits),
    ...formationEntries(army, make),
    ...loreEntries(army, make, whoOf),
    ...renowns.flatMap(({ renown, name, units }) =>
      renown
        ? make({ from: name, who: whoOf(units), textOf: ownText }, regimentAbilities(renown))
        : [],
    ),
    ...army.everyone.flatMap((unit) => {
      const who = whoOf([unit])
      const { sheet } = unit.profile
      return [...enhancementEntries(army, unit, who, make), ...sheetEntries(sheet, who, make)]
    }),
    ...brought.flatMap((one) => {
      const { sheet } = one
      return sheetEntries(sheet, [{ unit: broughtId(one), name: sheet.name }], make)
    }),
    ...coreAbilities.map((one) => coreEntry(army, one, whoOf)),
  ]
}

function sheetEntries(sheet: Sheet | null, who: Who, make: Make): readonly PlayEntry[] {
  if (!sheet) return []
  const textOf = (ability: Ability) => abilityTextId(game, sheet.id, ability)
  return make({ from: sheet.name, who, textOf }, sheet.abilities)
}

function enhancementEntries(
  { catalogue }: AosArmy,
  unit: AosUnit,
  who: Who,
  make: Make,
): readonly PlayEntry[] {
  return unit.slots.flatMap(({ name: from, picks }) =>
    picks.flatMap(({ id, name }) => {
      const text = enhancementText(catalogue, id)
      return make({ from, who, textOf: () => text }, [{ name, kind: 'enhancement' }])
    }),
  )
}

function chosen<T extends { readonly id: Id }>(
  { slots }: AosArmy,
  slot: Id,
  all: readonly T[],
): readonly T[] {
  const picks = slots.find(({ id }) => id === slot)?.picks ?? []
  return all.filter(({ id }) => picks.some((pick) => pick.id === id))
}

function formationEntries(army: AosArmy, make: Make): readonly PlayEntry[] {
  const { catalogue } = army
  return chosen(army, 'battle-formation', catalogue.list?.formations ?? []).flatMap((one) =>
    make({ from: one.name, who: [], textOf: ownText }, formationAbilities(catalogue, one)),
  )
}

function manifestationLores(army: AosArmy) {
  const { list, data } = army.catalogue
  const all = [...(list?.manifestationLores ?? []), ...data.core.manifestationLores]
  return chosen(army, 'manifestation-lore', all)
}

/** Wizards know the spells and priests the prayers of the army's lores, those of a Regiment of Renown do not. */
function loreEntries(
  army: AosArmy,
  make: Make,
  whoOf: (units: readonly AosUnit[]) => Who,
): readonly PlayEntry[] {
  const { catalogue } = army
  const lores = [
    ...chosen(army, 'spell-lore', catalogue.list?.spellLores ?? []),
    ...chosen(army, 'prayer-lore', catalogue.list?.prayerLores ?? []),
    ...manifestationLores(army),
  ]
  return lores.flatMap((lore) =>
    loreAbilities(catalogue, lore).flatMap((ability) => {
      const keyword = ability.kind === 'prayer' ? 'PRIEST' : 'WIZARD'
      const bound = ability.kind === 'prayer' || ability.kind === 'spell'
      const who = bound ? whoOf(army.own.filter((unit) => has(unit, keyword))) : []
      const usable = !bound || who.length > 0
      return make({ from: lore.name, who, textOf: ownText, usable }, [ability])
    }),
  )
}

const has = ({ keywords }: AosUnit, keyword: string): boolean =>
  keywords.has(keyword) || [...keywords].some((one) => one.startsWith(`${keyword} (`))

function coreEntry(
  { everyone }: AosArmy,
  one: CoreAbility,
  whoOf: (units: readonly AosUnit[]) => Who,
): PlayEntry {
  const { id, name, kind, cp, phases, whose, reaction = false, needs } = one
  const able = everyone.filter((unit) => needs?.some((keyword) => has(unit, keyword)))
  const limited = kind === 'command'
  return {
    id: `${game}/core/${kind}/${id}`,
    name,
    from: limited ? t('Commands') : t('Core rules'),
    kind,
    who: whoOf(able),
    cost: cp > 0 ? { value: cp, counts: t('CP') } : null,
    value: null,
    passive: false,
    reaction,
    phases,
    whose,
    limit: limited ? commandLimit : null,
    per: limited ? 'phase' : null,
    each: false,
    usable: needs === undefined || able.length > 0,
    text: textId(game, 'core', 'ability', id),
  }
}

/** Terrain and manifestations of the list, and those that come with its Regiments of Renown. */
function broughtBy(army: AosArmy): readonly Brought[] {
  const { catalogue, data, renowns } = army
  const sheetsOf = (ids: readonly Id[], from: string, later: boolean) =>
    ids.flatMap((id): readonly Brought[] => {
      const sheet = catalogue.sheet(id)
      return sheet ? [{ sheet, from, later }] : []
    })
  const all = [data.core.sheets, ...[...data.books.values()].map(({ sheets }) => sheets)].flat()
  const named = (names: readonly string[]) =>
    names.flatMap((name) => all.find((sheet) => sheet.name === name)?.id ?? [])
  const found = [
    ...chosen(army, 'terrain', catalogue.list?.terrain ?? []).flatMap(({ sheet }) =>
      sheetsOf(sheet === undefined ? [] : [sheet], t('Faction terrain'), false),
    ),
    ...renowns.flatMap(({ renown }) =>
      sheetsOf(named(renown?.terrain ?? []), t('Faction terrain'), false),
    ),
    ...manifestationLores(army).flatMap((lore) =>
      sheetsOf(lore.sheets ?? [], t('Manifestations'), true),
    ),
    ...renowns.flatMap(({ renown }) =>
      sheetsOf(named(renown?.manifestations ?? []), t('Manifestations'), true),
    ),
  ]
  return found.filter(({ sheet }, at) => found.findIndex((one) => one.sheet === sheet) === at)
}
