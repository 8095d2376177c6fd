import { t } from '../../text/t.ts'

/** Why a file is not read, each in a sentence: what it is, and what to do instead. */
export interface Refusal {
  readonly kind: 'refused'
  readonly problem: string
  readonly advice: string
}

/** Makes a refusal. */
export function refuse(problem: string, advice: string): Refusal {
  return { kind: 'refused', problem, advice }
}

/** Advice where a file did not arrive as it was written. */
export const saveAgain = () =>
  t('Save it again in the app that made it, or paste the list as text.')
/** Advice where the list may be somewhere inside. */
export const pasteText = () => t('Open it, copy the text of the list and paste that.')
/** Advice where a file holds several lists. */
export const unpackAll = () =>
  t('Unpack it and choose the lists in it; several can be chosen at once.')
/** Advice where a list is packed more than once, or locked. */
export const unpackList = () => t('Unpack it and choose the list.')

/** Whether something is a refusal, and not what was wanted. */
export function isRefusal(value: object): value is Refusal {
  return 'kind' in value && value.kind === 'refused'
}
