import type { Fact } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import { listing, nameOfId, titleCase } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import type { Catalogue } from './catalogue.ts'
import type { ArmyRuleData, Selector } from './schema.ts'

/** What a rule of an army is called, and what it asks for. */
export function ruleFacts(
  catalogue: Catalogue,
  rule: ArmyRuleData,
): { readonly name: string; readonly facts: readonly Fact[] } {
  const anyOf = (units: readonly Id[]) => [
    {
      label: t('Units'),
      value: listing(
        units.map((id) => nameIn(catalogue, id)),
        'or',
      ),
    },
  ]
  switch (rule.rule) {
    case 'required':
      return { name: t('At least one'), facts: anyOf(rule.units) }
    case 'general':
      return { name: t('The general'), facts: anyOf(rule.units) }
    case 'quota': {
      const value = t(
        '{base, number}{each, select, yes { of each} other {}}{per, select, yes {, plus 1 for each of: {units}} other {}}',
        {
          base: rule.base,
          each: rule.each ? 'yes' : 'no',
          per: rule.per ? 'yes' : 'no',
          units: rule.per ? selectorWords(catalogue, rule.per) : '',
        },
      )
      return { name: rule.label, facts: [{ label: t('At most'), value }] }
    }
    case 'balance':
    default:
      return { name: rule.label, facts: [] }
  }
}

/** Which units a selector means, in words. */
function selectorWords(catalogue: Catalogue, selector: Selector): string {
  const words = (part: Selector) => selectorWords(catalogue, part)
  if ('any' in selector) return t('any unit')
  if ('keyword' in selector) return titleCase(selector.keyword)
  if ('units' in selector) return selector.units.map((id) => nameIn(catalogue, id)).join(', ')
  if ('all' in selector) return wordsTogether(selector.all.map(words), 'and')
  if ('either' in selector) return wordsTogether(selector.either.map(words), 'or')
  return t('not {units}', { units: words(selector.not) })
}

/** Two by two, so that more than two have no comma. */
function wordsTogether(parts: readonly string[], word: 'and' | 'or'): string {
  return parts.reduce((all, part) => (all === '' ? part : listing([all, part], word)), '')
}

/** A unit by the name that the army's list has for it. */
export function nameIn(catalogue: Catalogue, unit: Id): string {
  return catalogue.entry(unit)?.name ?? nameOfId(unit)
}
