import type { ItemCount, LoadoutOption, LoadoutSheet } from './loadout-sheet.ts'

/** A sheet as tests write it: items by name. */
interface Written {
  /** Kinds with the smallest and largest number. */
  readonly models: Readonly<Record<string, readonly [number, number]>>
  /** Default of each kind; `all` is that of every kind. */
  readonly loadout: Readonly<Record<string, string>>
  readonly options: readonly WrittenOption[]
  readonly singles?: string
  readonly apart?: readonly string[]
}

type WrittenOption = Omit<LoadoutOption, 'n' | 'from' | 'to' | 'with' | 'without'> & {
  readonly from?: string
  readonly to: readonly string[]
  readonly with?: string
  readonly without?: string
}

/** A sheet for tests. Things are written `slugga + choppa`, `2 fusion blaster`; options count from 1. */
export function sheetOf(written: Written): LoadoutSheet {
  const items: string[] = []
  const numberOf = (name: string): number => {
    if (!items.includes(name)) items.push(name)
    return items.indexOf(name)
  }
  const read = (text: string): ItemCount[] =>
    text.split(' + ').map((part) => {
      const [, count, name = part] = /^(\d+) (.+)$/.exec(part) ?? []
      return [numberOf(name), Number(count ?? 1)]
    })
  const numbers = (text: string) => read(text).map(([item]) => item)
  const kinds = Object.keys(written.models)
  const loadout = Object.entries(written.loadout).map(([kind, things]) => ({
    kinds: kind === 'all' ? kinds : [kind],
    items: read(things),
  }))
  const options = written.options.map(({ from, to, with: needs, without, ...rest }, at) => ({
    n: at + 1,
    ...rest,
    ...(from === undefined ? {} : { from: from.split(' or ').map(read) }),
    to: to.map(read),
    ...(needs === undefined ? {} : { with: needs.split(' or ').map(numbers) }),
    ...(without === undefined ? {} : { without: numbers(without) }),
  }))
  return {
    items,
    models: kinds.map((id) => ({ id })),
    compositions: [
      Object.entries(written.models).map(([kind, [min, max]]) => ({ kind, min, max })),
    ],
    loadout,
    options,
    ...(written.singles === undefined ? {} : { singles: numbers(written.singles) }),
    ...(written.apart === undefined ? {} : { apart: written.apart.map(numbers) }),
  }
}

/** Sheets after known units, one for each way that options work. */
export const boyz = sheetOf({
  models: { 'boss-nob': [1, 1], boy: [9, 19] },
  loadout: { 'boss-nob': 'slugga + big choppa', boy: 'slugga + choppa' },
  options: [
    {
      who: ['boy'],
      from: 'choppa + slugga',
      to: ['big shoota + close combat weapon', 'rokkit launcha + close combat weapon'],
      without: 'shoota',
      per: 10,
      max: 1,
    },
    { who: ['boy'], to: ['shoota'] },
    { who: ['boss-nob'], from: 'big choppa + slugga', to: ['kombi-weapon + close combat weapon'] },
    { who: ['boss-nob'], from: 'big choppa', to: ['power klaw'] },
  ],
})

export const nobz = sheetOf({
  models: { 'boss-nob': [1, 1], nob: [4, 9] },
  loadout: { all: 'slugga + big choppa' },
  options: [
    { unit: true, to: ['ammo runt'], per: 5, max: 1 },
    { from: 'slugga + big choppa', to: ['kombi-weapon + close combat weapon'] },
    { from: 'big choppa', to: ['power klaw'] },
  ],
})

export const venatari = sheetOf({
  models: { venatari: [3, 6] },
  loadout: { venatari: 'venatari lance' },
  options: [{ from: 'venatari lance', to: ['kinetic destroyer + tarsus buckler'] }],
})

export const headtakers = sheetOf({
  models: { headtaker: [3, 6], 'hunting-wolf': [0, 6] },
  loadout: {
    headtaker: 'heavy bolt pistol + power weapon + storm shield',
    'hunting-wolf': 'teeth and claws',
  },
  options: [
    { who: ['headtaker'], from: 'power weapon + storm shield', to: ['paired weapons'], all: true },
  ],
})

export const sunforge = sheetOf({
  models: { shasvre: [1, 1], shasui: [2, 2] },
  loadout: { all: '2 fusion blaster + battlesuit fists' },
  options: [{ to: ['gun drone', 'marker drone', 'shield drone'], pick: 2 }],
})

export const coldstar = sheetOf({
  models: { commander: [1, 1] },
  loadout: { commander: 'burst cannon + battlesuit fists' },
  options: [
    { to: ['fusion blaster', 'missile pod', 'shield generator'], pick: 3, same: true },
    { from: 'burst cannon', to: ['fusion blaster', 'missile pod', 'shield generator'] },
  ],
  singles: 'shield generator',
})

export const vigilants = sheetOf({
  models: { proctor: [1, 1], vigilant: [10, 10] },
  loadout: { all: 'combat shotgun + shotpistol' },
  options: [
    {
      who: ['vigilant'],
      from: 'combat shotgun',
      to: ['executioner shotgun', 'grenade launcher', 'heavy stubber'],
      max: 2,
      each: 1,
    },
    { who: ['vigilant'], to: ['nuncio-aquila'], with: 'combat shotgun', max: 1, locks: true },
  ],
})

export const crusaders = sheetOf({
  models: { sergeant: [1, 1], brother: [4, 9] },
  loadout: { all: 'bolt pistol + boltgun' },
  options: [
    { from: 'boltgun', to: ['chainsword'] },
    { who: ['sergeant'], from: 'chainsword', to: ['power fist'] },
    { who: ['sergeant'], from: 'boltgun', to: ['boltgun + banner'], locks: true },
    { who: ['brother'], from: 'boltgun or chainsword', to: ['flamer'], max: 1 },
    { who: ['brother'], to: ['icon'], without: 'flamer', max: 1, minModels: 10 },
  ],
})

export const everySheet: Readonly<Record<string, LoadoutSheet>> = {
  boyz,
  nobz,
  venatari,
  headtakers,
  sunforge,
  coldstar,
  vigilants,
  crusaders,
}
