import { version as battleProfiles } from '../../data/aos4/manifest.json'
import { version as pointsManual } from '../../data/wh40k11/manifest.json'

/** Publications with the day of the newest official figures in the data, as YYYY-MM-DD. Only these strings enter the bundle. */
export const dataDates: readonly { readonly publication: string; readonly date: string }[] = [
  { publication: 'Battle profiles', date: battleProfiles },
  { publication: 'Munitorum Field Manual', date: pointsManual },
]
