import type { Snapshot } from '../../store/snapshot.ts'
import { stepWords } from '../../store/step-words.ts'
import { wordsOf } from '../../text/kept-words.ts'
import { msg, t } from '../../text/t.ts'
import type { Stage } from './stages.ts'

const kinds = {
  visit: msg('Before a visit’s first edit'),
  points: msg('Before a move to other points'),
  import: msg('Before an import'),
  restore: msg('Before a restore'),
  branch: msg('Where undone steps led'),
  named: msg('Taken by hand'),
} as const

/** What lies between a snapshot and the step that it was taken for, in milliseconds, at most. */
const NEAR = 2000

/** What sets a snapshot apart: when this visit began, and the steps that are still there. */
export interface Sight {
  readonly began: string
  readonly stages: readonly Stage[]
}

/** Why a snapshot was taken: `Before this visit’s first edit`, `Before the move to points v1.2`. */
export function kindWords({ kind, time }: Pick<Snapshot, 'kind' | 'time'>, sight: Sight): string {
  if (kind === 'visit' && time >= sight.began) return t('Before this visit’s first edit')
  if (kind !== 'points') return t(kinds[kind])
  const step = sight.stages.find((stage) => isNext(stage, time))
  const words = step?.kept ? wordsOf(step.kept) : step?.label
  return words ? t('Before: {step}', { step: stepWords(words) }) : t(kinds.points)
}

function isNext({ time: taken }: Stage, time: string): boolean {
  const later = taken === null ? -1 : Date.parse(taken) - Date.parse(time)
  return later >= 0 && later < NEAR
}

/** What a snapshot is called: as its owner named it, or by why it was taken. */
export function snapshotTitle(
  snapshot: Pick<Snapshot, 'kind' | 'time' | 'name'>,
  sight: Sight,
): string {
  return snapshot.name || kindWords(snapshot, sight)
}
