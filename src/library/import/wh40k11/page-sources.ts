/** What the converter has to know of a page beyond its own text. */
export interface PageSource {
  readonly id: string
  readonly name: string
  readonly alliance: 'imperium' | 'chaos' | 'xenos'
  /** Faction keyword of its armies. */
  readonly keyword: string
  readonly parent?: string
  /** Its own file of the app's export. */
  readonly app: string
  /** Pages in whose files its datasheets are looked for, after its own. */
  readonly also: readonly string[]
}

type Row = readonly [id: string, name: string, keyword: string, app: string, also?: string]

const imperium: readonly Row[] = [
  ['adepta-sororitas', 'Adepta Sororitas', 'ADEPTA SORORITAS', 'adeptasororitas'],
  ['adeptus-custodes', 'Adeptus Custodes', 'ADEPTUS CUSTODES', 'adeptuscustodes'],
  ['adeptus-mechanicus', 'Adeptus Mechanicus', 'ADEPTUS MECHANICUS', 'adeptusmechanicus'],
  ['astra-militarum', 'Astra Militarum', 'ASTRA MILITARUM', 'astramilitarum'],
  ['black-templars', 'Black Templars', 'BLACK TEMPLARS', 'blacktemplar', 'space-marines'],
  ['blood-angels', 'Blood Angels', 'BLOOD ANGELS', 'bloodangels', 'space-marines'],
  ['dark-angels', 'Dark Angels', 'DARK ANGELS', 'darkangels', 'space-marines'],
  ['deathwatch', 'Deathwatch', 'DEATHWATCH', 'deathwatch', 'space-marines'],
  ['grey-knights', 'Grey Knights', 'GREY KNIGHTS', 'greyknights'],
  ['imperial-agents', 'Imperial Agents', 'AGENTS OF THE IMPERIUM', 'agents'],
  ['imperial-knights', 'Imperial Knights', 'IMPERIAL KNIGHTS', 'imperialknights'],
  ['space-marines', 'Space Marines', 'ADEPTUS ASTARTES', 'space_marines'],
  ['space-wolves', 'Space Wolves', 'SPACE WOLVES', 'spacewolves', 'space-marines'],
  ['titan-legions', 'Titan Legions', 'ADEPTUS TITANICUS', 'titan'],
]

const chaos: readonly Row[] = [
  ['chaos-daemons', 'Chaos Daemons', 'LEGIONES DAEMONICA', 'chaosdaemons'],
  ['chaos-knights', 'Chaos Knights', 'CHAOS KNIGHTS', 'chaosknights'],
  ['chaos-space-marines', 'Chaos Space Marines', 'HERETIC ASTARTES', 'chaos_spacemarines'],
  ['chaos-titan-legions', 'Chaos Titan Legions', 'TITANICUS TRAITORIS', 'titan'],
  ['death-guard', 'Death Guard', 'DEATH GUARD', 'deathguard', 'chaos-daemons'],
  [
    'emperors-children',
    "Emperor's Children",
    "EMPEROR'S CHILDREN",
    'emperors_children',
    'chaos-daemons',
  ],
  ['thousand-sons', 'Thousand Sons', 'THOUSAND SONS', 'thousandsons', 'chaos-daemons'],
  ['world-eaters', 'World Eaters', 'WORLD EATERS', 'worldeaters', 'chaos-daemons'],
]

const xenos: readonly Row[] = [
  ['aeldari', 'Aeldari', 'ASURYANI', 'aeldari'],
  ['drukhari', 'Drukhari', 'DRUKHARI', 'drukhari'],
  ['genestealer-cults', 'Genestealer Cults', 'GENESTEALER CULTS', 'gsc'],
  ['leagues-of-votann', 'Leagues of Votann', 'LEAGUES OF VOTANN', 'votann'],
  ['necrons', 'Necrons', 'NECRONS', 'necrons'],
  ['orks', 'Orks', 'ORKS', 'orks'],
  ['tau-empire', "T'au Empire", "T'AU EMPIRE", 'tau'],
  ['tyranids', 'Tyranids', 'TYRANIDS', 'tyranids'],
]

function pagesOf(alliance: PageSource['alliance'], rows: readonly Row[]): PageSource[] {
  return rows.map(([id, name, keyword, app, also]) => ({
    id,
    name,
    alliance,
    keyword,
    app,
    also: also === undefined ? [] : [also],
    ...(also === 'space-marines' ? { parent: also } : {}),
  }))
}

/** The pages of the points manual, by alliance and name. */
export const pageSources: readonly PageSource[] = [
  ...pagesOf('imperium', imperium),
  ...pagesOf('chaos', chaos),
  ...pagesOf('xenos', xenos),
]
