import { useLists } from '../../store/lists.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { stepWords } from '../../store/step-words.ts'
import { rich, t } from '../../text/t.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { textMarks } from '../../ui/text-marks.tsx'

export interface HistoryHeadProps {
  readonly list: SavedList
  readonly onTake: () => void
}

/** The way back to the list, undo and redo, and the button that takes a snapshot, which a phone has at the bottom. */
export function HistoryHead({ list, onTake }: HistoryHeadProps) {
  const { id, roster } = list
  const { undo, redo } = useLists((state) => state.history(id))
  const name = roster.name || t('Without a name')
  return (
    <PageHead
      stays
      back={{ to: `/list/${id}`, label: t('Back to {name}', { name }) }}
      title={rich('<big>History</big> <small>of {name}</small>', { ...textMarks, name })}
    >
      <IconButton
        icon="undo"
        label={undo === null ? t('Undo') : t('Undo: {step}', { step: stepWords(undo) })}
        disabled={undo === null}
        onClick={() => useLists.getState().undo(id)}
      />
      <IconButton
        icon="redo"
        label={redo === null ? t('Redo') : t('Redo: {step}', { step: stepWords(redo) })}
        disabled={redo === null}
        onClick={() => useLists.getState().redo(id)}
      />
      <Button variant="go" icon="clock" className="hist__take" onClick={onTake}>
        {t('Take a snapshot')}
      </Button>
    </PageHead>
  )
}
