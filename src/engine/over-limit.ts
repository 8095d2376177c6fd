import { saidOnce, t } from '../text/t.ts'

/** Why a candidate is over: `40 over the limit.` Of a full list that is said of all of them. */
export const overLimit = saidOnce((points: number) =>
  t('{points, number} over the limit.', { points }),
)
