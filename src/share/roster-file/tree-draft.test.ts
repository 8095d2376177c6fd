import { describe, expect, it } from 'vitest'

import type { RosterTree } from '../../engine/text/roster-tree.ts'
import type { TextDraft } from '../../engine/text/text-draft.ts'
import type { TreeDraft } from '../../engine/text/text-form.ts'
import { aosTreeDraft } from '../../systems/aos4/text/tree-draft.ts'
import { armiesOf } from '../../systems/wh40k11/text/tree-armies.ts'
import { fortyTreeDraft } from '../../systems/wh40k11/text/tree-draft.ts'
import { readRosterText } from './read-roster-file.ts'
import { isRefusal } from './refusal.ts'
import { rosXml, treeIn } from './testing-files.ts'
import { kruleboyz, necrons, type RosterSketch, type Sketch } from './testing-rosters.ts'
import { treeList } from './tree-list.ts'

async function treeOf(sketch: RosterSketch): Promise<RosterTree> {
  return treeIn(await readRosterText(rosXml(sketch)))
}

function made(draft: TreeDraft | null): TreeDraft {
  if (!draft) throw new Error('not read as a list of this game')
  return draft
}

const shown = ({ lines }: TreeDraft) => lines.map(({ raw }) => raw)

/** What a draft says of units, in short: groups with units, and what stands under these. */
function outline({ groups }: TextDraft): readonly string[] {
  return groups.flatMap(({ kind, title, units }) => [
    `${kind}: ${title?.words ?? ''}`,
    ...units.flatMap(({ words, points, models, details }) => [
      `- ${words} (${points ?? 'no price'}, ${models ?? 'any'} models)`,
      ...details.map(({ words, count, label, depth, type }) =>
        ['  '.repeat(depth + 1), type, label, count, words].filter(Boolean).join(' '),
      ),
    ]),
  ])
}

const said = ({ choices }: TextDraft) => choices.map(({ label, words }) => `${label}: ${words}`)

/** Each line that the draft speaks of, by its place; what it says must stand in that line. */
function spoken({ draft, lines }: TreeDraft): readonly (readonly [string, string])[] {
  const parts = [
    ...draft.choices,
    ...draft.groups.flatMap(({ units }) =>
      units.flatMap((unit) => [unit, ...unit.details.filter(({ words }) => words !== '')]),
    ),
  ]
  return parts.map(({ words, line }) => [words, lines[line]?.text ?? ''])
}

describe('a roster of Age of Sigmar', () => {
  it('is shown by lines like those of a text', async () => {
    expect(shown(made(aosTreeDraft(await treeOf(kruleboyz))))).toEqual([
      'Bog & "Stink" 970/2000 pts',
      'Kruleboyz',
      "General's Handbook 2026-27",
      'Battle Traits: Kruleboyz',
      'Battle Formation: Middul Finga',
      'Battle Tactic Cards: Master the Paths',
      'Battle Tactic Cards: Intercept and Recover',
      'Manifestation Lore',
      'Spell Lore: Lore of the Swamp',
      '',
      "General's Regiment",
      'Killaboss on Great Gnashtoof "Old Snag" (140 pts)',
      '• General',
      '• Egomaniak (10 pts)',
      '• Tattermask',
      '• 1x Killaboss on Great Gnashtoof',
      '  • 1x Boss-stikka',
      'Gutrippaz (300 pts)',
      '• Reinforced',
      '• 19x Gutrippa',
      '• 1x Gutrippa',
      '  • 1x Champion',
      '',
      'Regiment 1',
      'Murknob with Belcha-banna (80 pts)',
      '',
      'Auxiliary Units',
      'Killaboss with Stab-grot (Scourge of Aqshy) (130 pts)',
      '',
      'Regiment of Renown',
      "Big Grikk's Kruleshots (320 pts)",
      'Man-skewer Boltboyz',
      'Man-skewer Boltboyz',
      'Beast-skewer Killbow',
      '',
      'Faction terrain: Skaregob Totem',
      'Saved by https://newrecruit.eu',
    ])
  })

  it('keeps army, season, choices, names and notes', async () => {
    const { draft } = made(aosTreeDraft(await treeOf(kruleboyz)))
    expect(draft).toMatchObject({
      name: { words: 'Bog & “Stink”' },
      armies: [{ words: 'Kruleboyz' }],
      season: { words: "General's Handbook 2026-27" },
      stated: 970,
      limit: 2000,
      notes: 'Bring the dice tray.',
    })
    expect(said(draft)).toEqual([
      'Battle Formation: Middul Finga',
      'Battle Tactic Cards: Master the Paths',
      'Battle Tactic Cards: Intercept and Recover',
      'Spell Lore: Lore of the Swamp',
      'Faction terrain: Skaregob Totem',
    ])
    expect(draft.groups[0]?.units[0]?.nickname).toBe('Old Snag')
  })

  it('has its units in regiments, with their models counted', async () => {
    const { draft } = made(aosTreeDraft(await treeOf(kruleboyz)))
    const lines = outline(draft)
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      "regiment: General's Regiment",
      '- Killaboss on Great Gnashtoof (140, 1 models)',
      '- Gutrippaz (300, 20 models)',
      'regiment: Regiment 1',
      '- Murknob with Belcha-banna (80, any models)',
      'auxiliary: Auxiliary Units',
      '- Killaboss with Stab-grot (Scourge of Aqshy) (130, any models)',
      'renown: Regiment of Renown',
      "- Big Grikk's Kruleshots (320, any models)",
      '- Man-skewer Boltboyz (no price, any models)',
      '- Man-skewer Boltboyz (no price, any models)',
      '- Beast-skewer Killbow (no price, any models)',
    ])
  })

  it('names the Army of Renown and Legends that its file names', async () => {
    const unit: Sketch = { name: 'Dankhold Troggboss [LEGENDS]', type: 'unit', points: 10 }
    const catalogue = "Gloomspite Gitz - Trugg's Troggherd"
    const forces = [{ name: 'Any', catalogue, holds: [unit] }]
    const { draft } = made(aosTreeDraft(await treeOf({ ...kruleboyz, forces })))
    const armies = ['Gloomspite Gitz', "Trugg's Troggherd", 'Army of Renown']
    expect(draft.armies.map(({ words }) => words)).toEqual(armies)
    expect(outline(draft)).toEqual([
      'regiment: Units',
      '- Dankhold Troggboss (10, any models)',
      '   Legends',
    ])
  })
})

describe('a roster of Warhammer 40,000', () => {
  it('is shown by lines like those of a text', async () => {
    expect(shown(made(fortyTreeDraft(await treeOf(necrons))))).toEqual([
      'Tomb 11 (420 pts)',
      'Xenos - Necrons',
      'Battle Size: Strike Force (2000 Point limit)',
      'Show/Hide Options',
      'Detachment: Annihilation Legion',
      'Detachment: Awakened Dynasty',
      'Force Disposition: Purge the Foe',
      'Reanimation Protocols',
      '',
      'Character',
      'Skorpekh Lord (100 pts)',
      '• Warlord',
      '• Enhancement: Eldritch Nightmare (10 pts)',
      '• 1x Enmitic annihilator',
      '• 1x Flensing claw',
      '• 1x Hyperphase harvester',
      'Overlord (90 pts)',
      '• 1x Voidscythe',
      '• 1x Resurrection orb',
      'Overlord (90 pts)',
      "• Overlord's blade and tachyon arrow",
      "• 1x Overlord's blade",
      '• 1x Tachyon arrow',
      '',
      'Battleline',
      'Immortals (140 pts)',
      '• 10 Immortals',
      '• 10x Immortal',
      '  • 10x Close combat weapon',
      '  • 10x Tesla carbine',
      'Saved by https://newrecruit.eu',
    ])
  })

  it('keeps size, detachments and disposition, and what units have', async () => {
    const { draft } = made(fortyTreeDraft(await treeOf({ ...necrons, limit: -1 })))
    expect(draft).toMatchObject({ stated: 420, limit: 2000, complete: true })
    expect(said(draft)).toEqual([
      'size: Strike Force',
      'detachments: Annihilation Legion',
      'detachments: Awakened Dynasty',
      'dispositions: Purge the Foe',
    ])
    expect(outline(draft)).toEqual([
      'section: Character',
      '- Skorpekh Lord (100, 1 models)',
      '   upgrade warlord',
      '   upgrade enhancement Eldritch Nightmare',
      '   upgrade 1 Enmitic annihilator',
      '   upgrade 1 Flensing claw',
      '   upgrade 1 Hyperphase harvester',
      '- Overlord (90, 1 models)',
      '   upgrade 1 Voidscythe',
      '   upgrade 1 Resurrection orb',
      '- Overlord (90, 1 models)',
      "   upgrade 1 Overlord's blade",
      '   upgrade 1 Tachyon arrow',
      'section: Battleline',
      '- Immortals (140, 10 models)',
      '   model 10 Immortal',
      '     upgrade 10 Close combat weapon',
      '     upgrade 10 Tesla carbine',
    ])
  })

  it.each([
    ['Chaos - World Eaters', ['World Eaters']],
    ['Imperium - Adeptus Astartes - Ultramarines', ['Space Marines', 'Ultramarines']],
    ['Imperium - Raven Guard', ['Space Marines', 'Raven Guard']],
    ['Imperium - Space Wolves', ['Space Wolves']],
    ['Aeldari - Drukhari', ['Drukhari']],
    ['Aeldari - Craftworlds', ['Aeldari']],
    ['Chaos - Chaos Daemons Library', ['Chaos Daemons']],
    ["T'au Empire", ["T'au Empire"]],
  ])('is of the army that its catalogue is for: %s', (catalogue, armies) => {
    expect(armiesOf(catalogue)).toEqual(armies)
  })
})

describe('any roster', () => {
  it.each([
    ['Age of Sigmar', kruleboyz, aosTreeDraft],
    ['Warhammer 40,000', necrons, fortyTreeDraft],
  ])('stands in the lines that its draft names, each once: %s', async (_, sketch, read) => {
    const all = made(read(await treeOf(sketch)))
    for (const [words, line] of spoken(all)) expect(line).toContain(words)
    const places = [
      ...all.draft.layout,
      ...all.draft.choices.map(({ line }) => line),
      ...all.draft.groups.flatMap(({ units }) =>
        units.flatMap(({ line, details }) => [line, ...details.map((one) => one.line)]),
      ),
      ...[all.draft.armies[0]?.line, all.draft.season?.line].filter((one) => one !== undefined),
    ]
    expect(places.toSorted((a, b) => a - b)).toEqual(all.lines.map(({ at }) => at))
  })

  it('goes to the game that it is of, and to no other', async () => {
    const aos = await treeOf(kruleboyz)
    const forty = await treeOf(necrons)
    expect([aosTreeDraft(forty), fortyTreeDraft(aos)]).toEqual([null, null])
    const team = await treeOf({ ...necrons, game: 'Warhammer 40,000: Kill Team' })
    const other = treeList(team)
    expect(isRefusal(other) && other.problem).toBe(
      'This roster is for Warhammer 40,000: Kill Team.',
    )
  })

  it('is a pasted list with a format of its own', async () => {
    const list = treeList(await treeOf(kruleboyz))
    if (isRefusal(list) || !list.found) throw new Error('not read')
    expect(list.found.format.name).toBe('Roster file (New Recruit)')
    expect(list.found.format.parse(list.lines).stated).toBe(970)
    expect(list.times).toBe(1)
  })
})
