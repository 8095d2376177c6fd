import { t } from '../../text/t.ts'

/** Says that files can be dropped now. */
export function DropHint({ dragging }: { readonly dragging: boolean }) {
  if (!dragging) return null
  return (
    <p className="t-lead m-3 border-2 border-dashed border-verd p-6 text-center text-verd">
      {t('Drop the files to import them')}
    </p>
  )
}
