import { describe, expect, it } from 'vitest'

import { readAll } from '../../library/node-books.ts'
import { resultsOf } from './testing-samples.ts'

const data = readAll()

/** A list of the Sylvaneth, of whom a formation and an Army of Renown have one name. */
const clan = (choices: string, carried: string) => `Deep roots 280/1000 pts

Sylvaneth
Lords of the Clan
General's Handbook 2026-27
Drops: 1
${choices}
General's Regiment
Treelord Ancient (280)
 • General
 • ${carried}
Created with Warhammer Age of Sigmar: The App`

describe('a name that a formation and an Army of Renown share', () => {
  it('is the formation where nothing says otherwise', () => {
    const [read] = resultsOf(clan('Spell Lore - Lore of the Deepwood', 'Spellsinger'), data)
    expect(read?.list).toMatchObject({ battleFormation: 'Lords of the Clan' })
    expect(read?.list).not.toHaveProperty('armyOfRenown')
  })

  it.each([
    ['a lore', 'Spell Lore - Lords of the Clan Spell Lore', 'Spellsinger'],
    ['an enhancement', '', 'Ancient Might'],
  ])('is the army where %s is chosen that only the army has', (_, choices, carried) => {
    const [read] = resultsOf(clan(choices, carried), data)
    expect(read?.list).toMatchObject({ armyOfRenown: 'Lords of the Clan' })
    expect(read?.list).not.toHaveProperty('battleFormation')
  })
})
