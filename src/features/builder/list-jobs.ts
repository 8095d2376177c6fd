import { useNavigate } from 'react-router'

import type { Roster } from '../../engine/roster.ts'
import { useLists } from '../../store/lists.ts'
import { saveList } from '../../store/save-list.ts'
import { say } from '../../store/toasts.ts'
import { t } from '../../text/t.ts'
import { useDesk } from './desk.ts'

async function download(roster: Roster): Promise<void> {
  const problem = await saveList(roster)
  if (problem !== null) say(problem, { tone: 'bad' })
}

export interface ListJobs {
  readonly download: () => void
  readonly duplicate: () => void
  readonly remove: () => void
}

/** What can be done with the list as a whole, from its settings and from the phone's menu. */
export function useListJobs(): ListJobs {
  const { listId, army } = useDesk()
  const navigate = useNavigate()
  const { name } = army.roster
  return {
    download: () => void download(army.roster),
    duplicate: () => {
      const copy = useLists.getState().duplicate(listId)
      void navigate(`/list/${copy}`)
      say(t('This is the copy.'), {
        action: { label: t('Back to the first'), onAction: () => void navigate(`/list/${listId}`) },
      })
    },
    remove: () => {
      useLists.getState().remove(listId)
      void navigate('/')
      say(name ? t('Deleted {list}.', { list: name }) : t('Deleted the list.'), {
        action: { label: t('Undo'), onAction: () => useLists.getState().restore(listId) },
      })
    },
  }
}
