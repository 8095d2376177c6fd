/** A selection in short: name, and what is not as usual. */
export interface Sketch {
  readonly name: string
  readonly type?: 'unit' | 'model' | 'upgrade'
  readonly number?: number
  readonly points?: number
  readonly group?: string
  readonly primary?: string
  readonly custom?: string
  readonly profiled?: boolean
  readonly holds?: readonly Sketch[]
}

export interface ForceSketch {
  readonly name: string
  readonly catalogue?: string
  readonly holds?: readonly Sketch[]
  readonly forces?: readonly ForceSketch[]
}

export interface RosterSketch {
  readonly name: string
  readonly game: string
  readonly points: number
  readonly limit?: number
  readonly notes?: string
  readonly forces: readonly ForceSketch[]
}

const upgrade = (name: string, more: Partial<Sketch> = {}): Sketch => ({ name, ...more })
/** A heading of the army with what was chosen from it. */
const chosen = (name: string, ...names: readonly string[]): Sketch =>
  upgrade(name, {
    primary: name === 'Detachment' ? 'Configuration' : 'Army Composition',
    holds: names.map((one) => upgrade(one, { group: `${name}s`, profiled: true })),
  })
const weapons = (...names: readonly (readonly [number, string])[]): readonly Sketch[] =>
  names.map(([number, name]) => upgrade(name, { number, profiled: true }))

/** A Kruleboyz list with everything that such files have a place for. */
export const kruleboyz: RosterSketch = {
  name: 'Bog & “Stink”',
  game: 'Age of Sigmar 4.0',
  points: 970,
  limit: 2000,
  notes: 'Bring the dice tray.',
  forces: [
    {
      name: "✦ General's Handbook 2026-27",
      catalogue: 'Kruleboyz',
      holds: [
        upgrade('Battle Traits: Kruleboyz', { primary: 'Reference' }),
        chosen('Battle Formation', 'Middul Finga'),
        chosen('Battle Tactic Cards', 'Master the Paths', 'Intercept and Recover'),
        upgrade('Manifestation Lore', { primary: 'Army Composition' }),
        chosen('Spell Lore', 'Lore of the Swamp'),
        {
          name: 'Skaregob Totem',
          type: 'unit',
          points: 0,
          primary: 'FACTION TERRAIN',
          profiled: true,
        },
      ],
      forces: [
        {
          name: 'Regiment',
          catalogue: 'Kruleboyz',
          holds: [
            {
              name: 'Killaboss on Great Gnashtoof',
              type: 'unit',
              points: 130,
              primary: 'Regimental Leader',
              profiled: true,
              custom: 'Old Snag',
              holds: [
                upgrade('General'),
                upgrade('Egomaniak', { group: 'Heroic Traits', points: 10, profiled: true }),
                upgrade('Tattermask', { group: 'Artefacts of Power', profiled: true }),
                {
                  name: 'Killaboss on Great Gnashtoof',
                  type: 'model',
                  holds: weapons([1, 'Boss-stikka']),
                },
              ],
            },
            {
              name: 'Gutrippaz',
              type: 'unit',
              points: 300,
              profiled: true,
              holds: [
                upgrade('Reinforced'),
                { name: 'Gutrippa', type: 'model', number: 19 },
                {
                  name: 'Gutrippa',
                  type: 'model',
                  holds: [upgrade('Champion', { group: 'Command Models' })],
                },
              ],
            },
          ],
        },
        {
          name: 'Regiment',
          catalogue: 'Kruleboyz',
          holds: [{ name: 'Murknob with Belcha-banna', type: 'unit', points: 80, profiled: true }],
        },
        {
          name: 'Auxillary Units',
          catalogue: 'Kruleboyz',
          holds: [
            {
              name: 'Killaboss with Stab-grot (Scourge of Aqshy)',
              type: 'unit',
              points: 130,
              profiled: true,
            },
          ],
        },
        {
          name: "Big Grikk's Kruleshots",
          catalogue: 'Regiments of Renown',
          holds: [
            { name: 'Man-skewer Boltboyz', type: 'unit', number: 2, points: 200, profiled: true },
            { name: 'Beast-skewer Killbow', type: 'unit', points: 120, profiled: true },
          ],
        },
      ],
    },
  ],
}

/** A Necron list with models of two kinds, wargear, an enhancement and a warlord. */
export const necrons: RosterSketch = {
  name: 'Tomb 11',
  game: 'Warhammer 40,000 11th Edition',
  points: 420,
  limit: 2000,
  forces: [
    {
      name: 'Army Roster',
      catalogue: 'Xenos - Necrons',
      holds: [
        upgrade('Battle Size', {
          primary: 'Configuration',
          holds: [upgrade('Strike Force (2000 Point limit)', { group: 'Battle Size' })],
        }),
        upgrade('Show/Hide Options', {
          primary: 'Configuration',
          holds: [upgrade('Show Legends')],
        }),
        chosen('Detachment', 'Annihilation Legion', 'Awakened Dynasty'),
        upgrade('Force Disposition', {
          primary: 'Configuration',
          holds: [upgrade('Purge the Foe', { group: 'Force Disposition' })],
        }),
        upgrade('Reanimation Protocols', { primary: 'Reference' }),
        {
          name: 'Skorpekh Lord',
          type: 'model',
          points: 90,
          primary: 'Character',
          profiled: true,
          holds: [
            upgrade('Warlord'),
            upgrade('Eldritch Nightmare', {
              group: 'Enhancements::Annihilation Legion Enhancements',
              points: 10,
              profiled: true,
            }),
            ...weapons(
              [1, 'Enmitic annihilator'],
              [1, 'Flensing claw'],
              [1, 'Hyperphase harvester'],
            ),
          ],
        },
        {
          name: 'Immortals',
          type: 'unit',
          primary: 'Battleline',
          points: 140,
          profiled: true,
          holds: [
            upgrade('10 Immortals', {
              holds: [
                {
                  name: 'Immortal',
                  type: 'model',
                  number: 10,
                  holds: weapons([10, 'Close combat weapon'], [10, 'Tesla carbine']),
                },
              ],
            }),
          ],
        },
        {
          name: 'Overlord',
          type: 'model',
          points: 90,
          primary: 'Character',
          profiled: true,
          holds: [
            upgrade('Voidscythe', { group: 'Wargear::Weapons', profiled: true }),
            upgrade('Resurrection orb', { group: 'Wargear', profiled: true }),
          ],
        },
        {
          name: 'Overlord',
          type: 'model',
          points: 90,
          primary: 'Character',
          profiled: true,
          holds: [
            upgrade("Overlord's blade and tachyon arrow", {
              group: 'Wargear::Weapons',
              holds: weapons([1, "Overlord's blade"], [1, 'Tachyon arrow']),
            }),
          ],
        },
      ],
    },
  ],
}
