import { t } from '../text/t.ts'

/** A base as it is read: `90x52mm` and `90 x 52mm` become `90 × 52 mm`, the count of its models stays behind it. */
export function baseText(base: string): string {
  return base.replace(/(\d)\s*x\s*(?=\d)/g, '$1 × ').replace(/(\d)\s*mm/g, '$1 mm')
}

/** The bases of a unit in words: `50 mm bases`; empty where none are known. What has no size of its own goes by the model. */
export function basesText(bases: readonly string[], models: number): string {
  if (bases.length === 0) return ''
  if (!bases.some((base) => /\d/.test(base))) return t('measured by the model')
  return t('{sizes} {models, plural, one {base} other {bases}}', {
    sizes: bases.map(baseText).join(', '),
    models: Math.max(models, 1),
  })
}
