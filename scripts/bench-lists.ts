/** Lists of about 2,000 points to measure with, in the portable form. */
export const benchLists = [
  {
    game: 'aos4',
    name: 'Dinner with Bundo',
    faction: 'Ogor Mawtribes',
    limit: 2000,
    battleFormation: 'Hunger-Filled Tribe',
    spellLore: 'Lore of Gut Magic',
    manifestationLore: 'Primal Energy',
    factionTerrain: ['Great Mawpot'],
    battleTacticCards: ['Siege of Ashes', 'Flanking Firestorm'],
    regiments: [
      {
        leader: { name: 'Tyrant', general: true, enhancements: ['Dreaded Far and Wide'] },
        units: [{ name: 'Ironguts', reinforced: true }],
      },
      {
        leader: { name: 'Butcher', enhancements: ['Rusty Grater'] },
        units: ['Hunters with Sabrefangs', 'Leadbelchers', 'Gnoblars'],
      },
      { leader: 'Bloodpelt Hunter', units: ['Frost Sabres', 'Icefall Yhetees'] },
    ],
    auxiliaries: ['Frost Sabres'],
    regimentsOfRenown: ['Bundo Whalebiter'],
  },
  {
    game: 'aos4',
    name: 'The swarm under the city',
    faction: 'Skaven',
    limit: 2000,
    battleTacticCards: ['Siege of Ashes', 'Smokescreen'],
    regiments: [
      {
        leader: { name: 'Grey Seer', general: true },
        units: [{ name: 'Clanrats', reinforced: true }, 'Clanrats', 'Doomwheel'],
      },
      {
        leader: 'Warlock Engineer',
        units: ['Ratling Guns', 'Warp Lightning Cannon'],
      },
      { leader: 'Clawlord', units: ['Stormvermin', 'Clanrats'] },
      { leader: 'Master Moulder', units: ['Rat Ogors', 'Hell Pit Abomination'] },
      { leader: 'Deathmaster', units: ['Night Runners', 'Gutter Runners'] },
    ],
  },
  {
    game: 'aos4',
    name: 'Few and tall',
    faction: 'Sons of Behemat',
    limit: 2000,
    regiments: [
      { leader: { name: 'King Brodd', general: true }, units: ['Mancrusher Mob'] },
      { leader: 'Kraken-eater Mega-Gargant' },
      { leader: 'Warstomper Mega-Gargant' },
      { leader: 'Gatebreaker Mega-Gargant' },
    ],
  },
]
