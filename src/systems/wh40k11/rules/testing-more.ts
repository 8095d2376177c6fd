import type { Sketch } from '../testing.ts'

const boss = { name: 'Warboss', warlord: true }
const webway = (...detachments: string[]): Sketch => ({
  faction: 'Aeldari',
  detachments,
  units: [{ name: 'Autarch', warlord: true }, 'Death Jester', 'Death Jester'],
})
const zealots = (master: string, marked: string): Sketch => ({
  faction: 'Chaos Space Marines',
  detachments: ['Pactbound Zealots'],
  units: [
    { name: 'Chaos Lord', warlord: true, keywords: [master], attachedTo: 'l' },
    { id: 'l', name: 'Legionaries', keywords: [marked] },
  ],
})
const prince = (...keywords: string[]): Sketch => ({
  faction: 'Chaos Daemons',
  detachments: ['Daemonic Incursion'],
  units: [{ name: 'Daemon Prince of Chaos', warlord: true, keywords }],
})
const guard = (...units: string[]): Sketch => ({
  faction: 'Astra Militarum',
  detachments: ['Combined Arms'],
  units: [{ name: 'Cadian Castellan', warlord: true }, ...units],
})

/** More of the lists that break and keep a rule: those on keywords, on what an army has once, on what is not checked. */
export const moreLists: Readonly<
  Record<string, { readonly breaks: Sketch; readonly keeps: Sketch }>
> = {
  M24: { breaks: prince('Chaos Undivided'), keeps: prince('Khorne') },
  M30: { breaks: webway('Warhost'), keeps: webway('Ghosts of the Webway') },
  M40: { breaks: prince(), keeps: prince('Nurgle') },
  M41: { breaks: zealots('Khorne', 'Nurgle'), keeps: zealots('Khorne', 'Khorne') },
  M42: {
    breaks: { units: [boss, { name: 'Boyz', wargear: { 'Grot oiler': 1 } }] },
    keeps: { units: [boss, { name: 'Boyz', wargear: { 'Big shoota': 1 } }] },
  },
  M43: { breaks: guard('Ogryn Bodyguard'), keeps: guard('Cadian Shock Troops') },
}
