import type { CoreData } from '../../../systems/wh40k11/schema.ts'
import { slugOf } from '../names.ts'
import { musterRules } from './core-rules.ts'
import { readKeywords } from './keyword-phrases.ts'
import type { Keywords } from './keyword-phrases.ts'
import { pageSources } from './page-sources.ts'
import { keywordOf } from './sheet-app.ts'
import type { Sources } from './sources.ts'

type Grant = CoreData['grants'][number]

const sentence = /Friendly (<k>[^.]*?) (?:units|models) have <k>([^<[]+)<\/k>\./g

/** Keywords that detachments grant, those by hand and those that the newer rules of the app say in one set form. */
export function grantsOf(
  sources: Sources,
  keywords: Keywords,
): { readonly grants: Grant[]; readonly granted: readonly string[] } {
  const read = pageSources.flatMap((page): Grant[] => {
    if (page.id === 'chaos-titan-legions') return []
    const rules = sources.app.get(page.app)?.rules.detachment ?? []
    return rules.flatMap(({ detachment, rules: parts }) =>
      parts.flatMap(({ rules: texts = [] }) =>
        texts.flatMap(({ text = '' }) =>
          [...text.matchAll(sentence)].flatMap((found): Grant[] => {
            const filter = readKeywords(found[1] ?? '', keywords)
            if (!filter) return []
            const { anyOf, noneOf } = filter
            return [
              {
                page: page.id,
                detachment: slugOf(detachment),
                keyword: keywordOf(found[2] ?? ''),
                to: { anyOf, ...(noneOf.length > 0 ? { noneOf } : {}) },
              },
            ]
          }),
        ),
      ),
    )
  })
  const byHand = (grant: Grant): boolean =>
    musterRules.grants.some(
      (one) => one.detachment === grant.detachment && one.keyword === grant.keyword,
    )
  const grants = [...musterRules.grants, ...read.filter((grant) => !byHand(grant))]
  return { grants, granted: grants.map(({ keyword }) => keyword) }
}
