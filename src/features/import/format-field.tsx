import { formatName } from '../../share/text/format-name.ts'
import { allFormats, gameOf } from '../../store/read-pasted.ts'
import { type Review, useReviews } from '../../store/reviews.ts'
import { systemOf } from '../../systems/index.ts'
import { t } from '../../text/t.ts'
import { SelectField } from '../../ui/field.tsx'

/** The game of a list whose army is known: only its formats are of use then, while apps of both games call theirs alike. */
function gameKnown({ source, answers, read }: Review): string | null {
  if (read?.state !== 'ready') return null
  const { faction } = read.list.roster
  return read.armies.some((army) => army.faction === faction) ? gameOf(source, answers) : null
}

/** The format that the text is read in: found by its grammar, or as its owner says. A roster file says it itself. */
export function FormatField({ review }: { readonly review: Review }) {
  const { id, source, answers } = review
  const answer = useReviews((state) => state.answer)
  if (source.file) return null
  const { found } = source.pasted
  const own = found ? `${found.form.system}/${found.format.id}` : ''
  const known = gameKnown(review)
  const options = allFormats
    .filter(({ game }) => known === null || game === known)
    .map(({ id: value, game, name }) => {
      const group = known === null ? (systemOf(game)?.words.game ?? game) : undefined
      return { value, label: formatName(name), ...(group !== undefined && { group }) }
    })
  const none = { value: '', label: t('Choose a format'), disabled: true }
  return (
    <SelectField
      label={t('Written by')}
      value={answers.format ?? own}
      options={found ? options : [none, ...options]}
      onChange={(value) => answer(id, { format: value === own ? null : value })}
    />
  )
}
