import type { TextFormat } from '../../../engine/text/text-form.ts'
import { appSigns, type AppSigns } from './app-signs.ts'
import { listBegins } from './list-start.ts'
import { parseApp } from './parse-app.ts'

/** A format in the grammar of the official app. `like` tells it from its kin: what it adds to the certainty, up to 0.09. */
export function appFormat(id: string, name: string, like: (signs: AppSigns) => number): TextFormat {
  return {
    id,
    name,
    recognise: (lines) => {
      const signs = appSigns(lines)
      return signs.sure === 0 ? 0 : signs.sure + like(signs)
    },
    begins: listBegins,
    parse: (lines) => parseApp(id, lines),
  }
}
