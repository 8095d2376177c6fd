import { useLists } from '../../store/lists.ts'
import { sayOfList } from '../../store/say-undo.ts'
import { stepWords } from '../../store/step-words.ts'
import { t } from '../../text/t.ts'
import { IconButton } from '../../ui/button.tsx'
import { useDesk } from './desk.ts'

/** Undo, and where there is room redo; each says what it would change. */
export function HistoryButtons({ undoOnly }: { readonly undoOnly?: boolean }) {
  const { listId } = useDesk()
  const { undo, redo } = useLists((state) => state.history(listId))
  return (
    <>
      <IconButton
        icon="undo"
        large={undoOnly}
        label={undo === null ? t('Undo') : t('Undo: {step}', { step: stepWords(undo) })}
        disabled={undo === null}
        onClick={() => (undoOnly ? undoAloud : undoOf)(listId)}
      />
      {!undoOnly && (
        <IconButton
          icon="redo"
          label={redo === null ? t('Redo') : t('Redo: {step}', { step: stepWords(redo) })}
          disabled={redo === null}
          onClick={() => useLists.getState().redo(listId)}
        />
      )}
    </>
  )
}

const undoOf = (listId: string) => useLists.getState().undo(listId)

/** A finger has no tooltip and no redo at hand: what was undone is said, with the way forth. */
function undoAloud(listId: string) {
  const { history, undo, redo } = useLists.getState()
  const step = history(listId).undo
  if (step === null) return
  undo(listId)
  const onAction = () => redo(listId)
  const action = { label: t('Redo'), onAction }
  sayOfList(listId, t('Undone: {step}', { step: stepWords(step) }), { action, stays: 5000 })
}
