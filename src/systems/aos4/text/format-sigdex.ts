import { appFormat } from './app-format.ts'

/** Sigdex: as the app on Android, with a count of wounds. */
export const sigdex = appFormat('aos-sigdex', 'Sigdex', ({ wounds, footers }) =>
  wounds || footers.includes('sigdex') ? 0.08 : 0,
)
