import { useNavigate } from 'react-router'

import { saveFile, fileName } from '../../store/save-file.ts'
import { toPortable } from '../../share/portable.ts'
import { useLists } from '../../store/lists.ts'
import { say } from '../../store/toasts.ts'
import { useDesk } from './desk.ts'

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
    download: () => {
      saveFile(fileName(name, 'json'), `${JSON.stringify(toPortable(army), null, 2)}\n`)
    },
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
