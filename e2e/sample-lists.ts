import { expect, type Page } from '@playwright/test'

/** A legal list of 2,000 points in the portable form, with a bit of everything. */
export const dinner = {
  game: 'aos4',
  name: 'Dinner with Bundo',
  notes: 'Bring dice.',
  faction: 'Ogor Mawtribes',
  limit: 2000,
  battleFormation: 'Hunger-filled Tribe',
  spellLore: 'Lore of Gut Magic',
  manifestationLore: 'Primal Energy',
  factionTerrain: ['Great Mawpot'],
  regiments: [
    {
      leader: { name: 'Tyrant', general: true, nickname: 'Old Grumbler' },
      units: [{ name: 'Ironguts', reinforced: true }, 'Gnoblars'],
    },
    { leader: { name: 'Butcher', enhancements: ['Rusty Grater'] }, units: ['Leadbelchers'] },
  ],
  auxiliaries: ['Frost Sabres'],
  regimentsOfRenown: ['Bundo Whalebiter'],
}

/** A legal list of twenty units of Warhammer 40,000: three attached units, copies, enhancements, two detachments. */
export const bosses = {
  game: 'wh40k11',
  name: 'Bosses and Bullets',
  faction: 'Orks',
  battleSize: 'Strike Force',
  limit: 2000,
  points: 'v1.2',
  detachments: ['Bully Boyz', 'More Dakka!'],
  forceDisposition: 'Purge the Foe',
  units: [
    { name: 'Warboss', attachedTo: 'nobz', warlord: true, enhancements: ['Big Gob'] },
    { name: 'Painboy', attachedTo: 'nobz' },
    { id: 'nobz', name: 'Nobz', models: 10 },
    { name: 'Warboss in Mega Armour', attachedTo: 'mega', enhancements: ['Tellyporta'] },
    { id: 'mega', name: 'Meganobz', models: 6 },
    { name: 'Big Mek with Shokk Attack Gun', attachedTo: 'lootas' },
    { id: 'lootas', name: 'Lootas', models: 10, enhancements: ['Dead Shiny Shootas'] },
    'Boyz',
    'Boyz',
    'Boyz',
    'Boyz',
    'Battlewagon',
    { name: 'Stormboyz', models: 10 },
    { name: 'Killa Kans', models: 3 },
    { name: 'Deffkoptas', models: 3 },
    { name: 'Warbikers', models: 3 },
    { name: 'Gretchin', models: 11 },
    'Trukk',
    'Trukk',
    'Trukk',
  ],
}

/** The dinner with a regiment too full and a general too many. */
export const brokenDinner = {
  ...dinner,
  name: 'Dinner spoilt',
  limit: 1000,
  regiments: [
    { leader: { name: 'Butcher', general: true }, units: ['Leadbelchers'] },
    { leader: 'Tyrant', units: ['Ironguts', 'Gluttons', 'Mournfang Pack', 'Gnoblars'] },
  ],
}

/** A legal list of the other game: two detachments, a unit with its leader, an enhancement. */
export const orks = {
  game: 'wh40k11',
  name: 'Bosses and bullets',
  faction: 'Orks',
  battleSize: 'Strike Force',
  limit: 2000,
  detachments: ['Bully Boyz', 'More Dakka!'],
  forceDisposition: 'Purge the Foe' as string | undefined,
  units: [
    { id: 'boss', name: 'Warboss', attachedTo: 'nobz', warlord: true, enhancements: ['Big Gob'] },
    { id: 'nobz', name: 'Nobz', models: 10 },
    { name: 'Boyz' },
    { name: 'Boyz' },
    { name: 'Trukk' },
  ],
}

/** A list as an official app writes it, with two names misspelt and a line that is no unit. */
export const kitchen = `Kitchen night 740/1000 pts
-----
Grand Alliance Destruction | Ogor Mawtribes | Hunger-filled Tribe
General's Handbook 2026-27
Drops: 1
Spell Lore - Lore of Gut Magic
-----
General's Regiment
Tyrant (150)
• General
Glutons (220)
Mournful Pack (170)
Bucket of soup
-----
Created with Warhammer Age of Sigmar: The App
`

/** A file as a file field takes it. */
export function textFile(name: string, text: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) }
}

/** Brings a list in the portable form into the app, through a file. What opens is its builder; gives its path. */
export async function takeIn(page: Page, list: object): Promise<string> {
  await page.goto('/import')
  await page
    .getByLabel('Files to import')
    .setInputFiles(textFile('list.json', JSON.stringify(list)))
  await expect(page).toHaveURL(/\/list\/\w+$/)
  return new URL(page.url()).pathname
}

/** The link of the list on screen, from the share dialog, which stays open. */
export async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).first().click()
  const link = page.getByRole('dialog').getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/shared#/)
  return await link.inputValue()
}

/** Puts a record among the stored lists as another version, or a fault, may have left it. */
export async function store(page: Page, record: object): Promise<void> {
  await page.evaluate(async (record) => {
    const opening = indexedDB.open('muster-lists')
    await new Promise((done, fail) => {
      opening.addEventListener('success', done)
      opening.addEventListener('error', fail)
    })
    const database = opening.result
    const transaction = database.transaction('lists', 'readwrite')
    transaction.objectStore('lists').put(record)
    await new Promise((done) => transaction.addEventListener('complete', done))
    database.close()
  }, record)
}
