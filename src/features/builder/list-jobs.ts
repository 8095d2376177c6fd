import { useNavigate } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import { loadFor } from '../../library/books.ts'
import { useLists } from '../../store/lists.ts'
import { saveFile, fileName } from '../../store/save-file.ts'
import { say } from '../../store/toasts.ts'
import { useDesk } from './desk.ts'

/** Hands the list to the user as a file in the portable form. */
async function download(roster: Roster): Promise<void> {
  try {
    const { toPortable } = await import('../../share/portable.ts')
    const portable = toPortable(roster, await loadFor(roster))
    saveFile(fileName(roster.name, 'json'), `${JSON.stringify(portable, null, 2)}\n`)
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    say(`The file could not be made. ${why}`, { tone: 'bad' })
  }
}

/** What can be done with the list as a whole, from its settings and from the phone's menu. */
export function useListJobs(): {
  readonly download: () => void
  readonly duplicate: () => void
  readonly remove: () => void
} {
  const { listId, army } = useDesk()
  const navigate = useNavigate()
  const { name } = army.roster
  return {
    download: () => void download(army.roster),
    duplicate: () => {
      const copy = useLists.getState().duplicate(listId)
      void navigate(`/list/${copy}`)
      say('This is the copy.', {
        action: { label: 'Back to the first', onAction: () => void navigate(`/list/${listId}`) },
      })
    },
    remove: () => {
      useLists.getState().remove(listId)
      void navigate('/')
      say(`Deleted ${name}.`, {
        action: { label: 'Undo', onAction: () => useLists.getState().restore(listId) },
      })
    },
  }
}
