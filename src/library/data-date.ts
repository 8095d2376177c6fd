import { version } from '../../data/aos4/manifest.json'

/** The day of the newest official figures in the data, as YYYY-MM-DD. Only this string enters the bundle. */
export const dataDate: string = version
