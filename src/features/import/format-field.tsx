import { formatName } from '../../share/text/format-name.ts'
import { allFormats } from '../../store/read-pasted.ts'
import { type Review, useReviews } from '../../store/reviews.ts'
import { systemOf } from '../../systems/index.ts'
import { t } from '../../text/t.ts'
import { SelectField } from '../../ui/field.tsx'

/** The format that the text is read in: found by its grammar, or as its owner says. A roster file says it itself. */
export function FormatField({ review }: { readonly review: Review }) {
  const { id, source, answers } = review
  const answer = useReviews((state) => state.answer)
  if (source.file) return null
  const { found } = source.pasted
  const own = found ? `${found.form.system}/${found.format.id}` : ''
  const options = allFormats.map(({ id: value, game, name }) => {
    return { value, label: formatName(name), group: systemOf(game)?.words.game ?? game }
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
