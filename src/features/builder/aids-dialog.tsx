import { Dialog } from '../../ui/dialog.tsx'
import { AidsPart } from './aids-part.tsx'
import { useDesk } from './desk.ts'

/** What the list gives its player to use in the game, where no pane of the window has it. */
export function AidsDialog({ onClose }: { readonly onClose: () => void }) {
  const { system, layout } = useDesk()
  return (
    <Dialog
      open
      onClose={onClose}
      title={system.words.aids}
      variant={layout === 'phone' ? 'sheet' : 'box'}
      flush
    >
      <AidsPart />
    </Dialog>
  )
}
