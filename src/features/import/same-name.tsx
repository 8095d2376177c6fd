import { useNavigate } from 'react-router'

import { useLists } from '../../store/lists.ts'
import { type Review, rosterToKeep, useReviews } from '../../store/reviews.ts'
import { sayUndo } from '../../store/say-undo.ts'
import { keepWords } from '../../text/keep-words.ts'
import { t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'

/** Where there is a list of this name and army, offers to give it these contents; what it was stays in its history. */
export function SameName({ review }: { readonly review: Review }) {
  const navigate = useNavigate()
  const lists = useLists((state) => state.lists)
  const roster = review.kept ? null : rosterToKeep(review)
  const twin = lists.find(
    (list) =>
      list.roster.name === roster?.name &&
      list.roster.system === roster.system &&
      list.roster.faction === roster.faction,
  )
  if (!roster || !twin) return null
  const replace = () => {
    const { name } = roster
    const edit = { kind: 'replace', roster } as const
    useLists.getState().edit(
      twin.id,
      edit,
      keepWords(() => t('Replace the list by an import')),
      'import',
    )
    useReviews.getState().markKept([review.id], true)
    void navigate(`/list/${twin.id}`)
    sayUndo(twin.id, t('The contents of “{name}” were replaced', { name }))
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="t-small">
        {t('You have a list “{name}” already. What is in it now would stay in its history.', {
          name: roster.name,
        })}
      </p>
      <Button small icon="swap" onClick={replace}>
        {t('Replace its contents')}
      </Button>
    </div>
  )
}
