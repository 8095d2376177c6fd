import { appFormat } from './app-format.ts'

/** Scrollcaster: headings with a colon, everything under them set in. */
export const scrollcaster = appFormat('aos-scrollcaster', 'Scrollcaster', ({ colons, footers }) =>
  colons || footers.includes('scrollcaster') ? 0.08 : 0,
)
