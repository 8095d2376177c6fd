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
export const saveAgain = 'Save it again in the app that made it, or paste the list as text.'
/** Advice where the list may be somewhere inside. */
export const pasteText = 'Open it, copy the text of the list and paste that.'
/** Whether something is a refusal, and not what was wanted. */
export function isRefusal(value: object): value is Refusal {
  return 'kind' in value && value.kind === 'refused'
}
