import { appFormat } from './app-format.ts'

/** The official app on iOS: sections between dashes, the army in one line, `Battle Tactics Cards`. */
export const appIos = appFormat(
  'aos-app-ios',
  'Official app (iOS)',
  ({ piped, ruled, tactics }) => (piped ? 0.02 : 0) + (ruled ? 0.02 : 0) + (tactics ? 0.02 : 0),
)
