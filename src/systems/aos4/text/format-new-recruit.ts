import { appFormat } from './app-format.ts'

/** New Recruit: `NAME (1790 points) - General's Handbook 2026-27`, season variants behind the name, command models. */
export const newRecruit = appFormat(
  'aos-new-recruit',
  'New Recruit',
  ({ seasonBeside, colons, footers }) =>
    (seasonBeside && !colons ? 0.07 : 0) + (/new ?recruit/.test(footers) ? 0.01 : 0),
)
