import { appFormat } from './app-format.ts'

/** Muster's own text: as the app on Android writes it. */
export const muster = appFormat('aos-muster', 'Muster', ({ footers }) =>
  /\bmuster\b/.test(footers) ? 0.09 : 0,
)
