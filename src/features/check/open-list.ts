import type { Id } from '../../engine/roster.ts'
import type { CheckedList } from '../../share/check/checked-list.ts'
import { lists } from '../../store/lists.ts'
import { readRoster } from '../../store/read-roster.ts'
import { t } from '../../text/t.ts'

type Opened =
  | { readonly ok: true; readonly id: Id; readonly name: string }
  | { readonly ok: false; readonly problem: string }

/** Keeps a copy of a checked list among the user's own, as it was judged. */
export function openAsList({ roster, player }: CheckedList): Opened {
  if (!roster) return { ok: false, problem: t('Nothing of this list could be read.') }
  const read = readRoster({ ...roster, name: roster.name || player })
  if (!read.ok)
    return {
      ok: false,
      problem: t('The list cannot be kept: {problem}', { problem: read.problem }),
    }
  const id = lists.getState().create(read.roster)
  return { ok: true, id, name: read.roster.name || t('The list') }
}
