import { nameKey } from '../../../engine/names.ts'

/** What the labels of a list mean, whichever language the app that wrote it speaks. */
export type Meaning =
  | 'faction'
  | 'detachments'
  | 'dispositions'
  | 'size'
  | 'warlord'
  | 'enhancement'
  | 'attached-as'
  | 'attached-to'
  | 'leading'
  | 'leader'
  | 'support'
  | 'bodyguard'
  | 'attached-units'
  | 'allied-units'
  | 'units'

/**
 * Words of labels and headings by meaning: English, German, French, Spanish, Italian, Japanese, Korean, Chinese, as far as the
 * languages are known. Names of units and enhancements are English everywhere.
 */
const words: Readonly<Record<Meaning, string>> = {
  faction: 'Faction | Army faction | Faction keyword | Army',
  detachments: `Detachment | Detachments | Detachment choice | Kontingent | Kontingente | Détachement | Détachements |
    Destacamento | Destacamentos | Distaccamento | Distaccamenti | デタッチメント | 디태치먼트 | 分遣队`,
  dispositions: `Force Disposition | Force Dispositions | Disposition | Dispositions | Truppenaufstellung |
    Truppenaufstellungen | Disposition des Forces | Dispositions des Forces | Dispositions de Force |
    Disposición de fuerza | Disposizione della Forza | Disposizioni della Forza | 戦力配備 | 병력 전개 | 军队决策`,
  size: `Battle Size | Schlachtgröße | Format de la Bataille | Tamaño de batalla | Tamaño de la batalla |
    Dimensioni della Battaglia | バトル規模 | 전투 규모 | 战斗规模`,
  warlord: `Warlord | Kriegsherr | Seigneur de Guerre | Señor de la Guerra | Generale | ウォーロード | 총사령관 | 统帅`,
  enhancement: `Enhancement | Enhancements | E | Verbesserung | Verbesserungen | Optimisation | Optimisations | Mejora |
    Mejoras | Potenziamento | Potenziamenti | 強化 | 강화 | 强化`,
  'attached-as': `Attached as | Attachée en tant que | Attaché en tant que`,
  'attached-to': `Attached to | Joined to`,
  leading: `Leading | Leads | Supporting | Joins`,
  leader: `Leader | Anführer | Meneur | Líder | 指揮官 | 리더 | 领袖`,
  support: `Support | Unterstützung | Appui | Apoyo | Supporto | 支援 | 서포트 | 辅助`,
  bodyguard: `Bodyguard | Bodyguards | Leibwächter | Gardes du Corps | Garde du Corps | Guardaespaldas |
    Guardie del Corpo | Guardia del Corpo | 護衛 | 경호원 | 护卫`,
  'attached-units': `Attached Units | Attached Unit | Angeschlossene Einheiten | Angeschlossene Einheit |
    Unités Attachées | Unité Attachée | Unidades adjuntas | Unidad adjunta | Unità Aggregate | Unità Aggregata |
    合流ユニット | 합류 유닛 | 联合单位`,
  'allied-units': `Allied Units | Allies | Unités Alliées | Verbündete Einheiten | Unidades aliadas | Unità Alleate`,
  units: `Characters | Character | Charaktermodell | Charaktermodelle | Personnage | Personnages | Personaje |
    Personajes | Personaggio | Personaggi | キャラクター | 캐릭터 | 角色 | Epic Hero | Epic Heroes | Battleline |
    Linientruppen | Ligne | Línea de batalla | Linea di Battaglia | バトルライン | 전열 | 战线 | Dedicated Transport |
    Dedicated Transports | Angeschlossener Transporter | Transport Assigné | Transports Assignés | Transporte Dedicado |
    Trasporto Apposito | 専用輸送 | 전속 수송 | 专用运输工具 | Other | Other Datasheets | Autres Fiches Techniques |
    Fortification | Fortifications | Infantry | Mounted | Vehicle | Vehicles | Monster | Monsters | Beast | Beasts |
    Swarm | Transport | Transports`,
}

/** The battle sizes and force dispositions by id, in the same languages. */
const named: Readonly<Record<string, string>> = {
  incursion: `Incursion | Aufmarsch | Incursión | Incursione | インカージョン | 급습 | 入侵`,
  'strike-force': `Strike Force | Einsatzverband | Force de Frappe | Fuerza de Choque | Forza d'Attacco |
    ストライクフォース | 타격 | 突击`,
  onslaught: `Onslaught`,
  'take-and-hold': `Take and Hold | Einnehmen und halten | Prendre et Tenir | Ocupar y mantener |
    Conquista e Difendi | 奪取と確保 | 점령과 유지 | 占领与坚守`,
  'purge-the-foe': `Purge the Foe | Lösche den Feind aus | Éliminez l'Adversaire | Purgar al enemigo |
    Annienta il nemico | 敵を浄化せよ | 적군 격멸 | 肃清敌人`,
  'priority-assets': `Priority Assets | Prioritätsziele | Atouts Prioritaires | Activos prioritarios |
    Risorse prioritarie | 優先資産 | 최우선 자산 | 重要资产`,
  reconnaissance: `Reconnaissance | Auskundschaften | Reconocimiento | Ricognizione | 偵察 | 수색과 소탕 | 侦察`,
  disruption: `Disruption | Störangriff | Perturbation | Disrupción | Intralcio | 撹乱 | 방해 작전 | 干扰`,
}

/** What stands behind a number of points, and of detachment points. */
export const pointsWords = String.raw`points?|pts?\.?|punkte|puntos|punti|ポイント|포인트|点`
export const detachmentPointsWords = String.raw`detachment points?|DP|kontingents?punkte?|points? de d[eé]tachement|puntos? de destacamento|punt[io] distaccamento|デタッチメントポイント|DPs?|디태치먼트 포인트|分遣队点数`

function byKey<Name extends string>(
  table: Readonly<Record<Name, string>>,
): ReadonlyMap<string, Name> {
  const keys = new Map<string, Name>()
  for (const name of Object.keys(table) as Name[]) {
    for (const word of [name, ...table[name].split('|')]) keys.set(nameKey(word), name)
  }
  return keys
}

const meanings = byKey(words)
const ids = byKey(named)
const sizes = new Set(['incursion', 'strike-force', 'onslaught'])

/** What a label or heading means, in any of the languages; null for other words. */
export function meaningOf(label: string): Meaning | null {
  return label.length > 40 ? null : (meanings.get(nameKey(label)) ?? null)
}

/** The battle size that these words name, by its id; null for other words. */
export function sizeNamed(name: string): string | null {
  const id = ids.get(nameKey(name))
  return id !== undefined && sizes.has(id) ? id : null
}

/** The force disposition that these words name, by its id; null for other words. */
export function dispositionNamed(name: string): string | null {
  const id = ids.get(nameKey(name))
  return id === undefined || sizes.has(id) ? null : id
}
