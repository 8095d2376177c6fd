import { saidOnce, t } from '../text/t.ts'

/** What stands beside a number of models. */
export const modelsWord = saidOnce((count: number) =>
  t('{count, plural, one {model} other {models}}', { count }),
)

/** What stands beside a number of wounds. */
export const woundsWord = saidOnce((count: number) =>
  t('{count, plural, one {wound} other {wounds}}', { count }),
)
