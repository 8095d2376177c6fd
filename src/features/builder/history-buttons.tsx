import { useLists } from '../../store/lists.ts'
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
        label={undo === null ? 'Undo' : `Undo: ${undo}`}
        disabled={undo === null}
        onClick={() => useLists.getState().undo(listId)}
      />
      {!undoOnly && (
        <IconButton
          icon="redo"
          label={redo === null ? 'Redo' : `Redo: ${redo}`}
          disabled={redo === null}
          onClick={() => useLists.getState().redo(listId)}
        />
      )}
    </>
  )
}
