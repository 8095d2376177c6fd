import { counted } from '../../engine/wording.ts'
import { numberText } from '../../ui/number-text.ts'
import { QrPicture } from '../../ui/qr-picture.tsx'
import type { PaperSource } from './paper-source.ts'
import type { Hidden, PaperFinding } from './paper.ts'

const severityWords = { error: 'Fault', warning: 'To ask', note: 'Remark' } as const

/** One finding as a line: how grave, the sentence, the rule. */
export function FindingLine({ finding }: { readonly finding: PaperFinding | undefined }) {
  if (!finding) return null
  return (
    <div className={`pp-finding pp-finding--${finding.severity}`}>
      <b>{severityWords[finding.severity]}</b>
      <span>
        {finding.say} <em>{finding.citation}</em>
      </span>
    </div>
  )
}

/** Lines to reveal by hand what an opponent's copy hides, and what that is. */
export function HiddenBlock({
  hidden,
  points,
}: {
  readonly hidden: Hidden | null
  points: boolean
}) {
  if (!hidden) return null
  const one = hidden.count === 1
  const what = one
    ? 'is 1 enhancement: its name, its price and who has it.'
    : `are ${counted(hidden.count, 'enhancement')}: names, prices and who has them.`
  const price = `${numberText(hidden.points)} points, which the total counts.`
  const cost = points && hidden.points > 0 ? ` ${one ? 'It costs' : 'They cost'} ${price}` : ''
  return (
    <div className="pp-hidden">
      <p>
        Not shown here {what}
        {cost} Write {one ? 'it' : 'each'} down when it is revealed.
      </p>
      {Array.from({ length: hidden.count }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an empty line is its number
        <div key={at} className="pp-blank">
          Enhancement {at + 1}:
        </div>
      ))}
    </div>
  )
}

const signatures = ['Player, signature', 'Date', 'Checked by (judge)', 'Signature'] as const

/** The least that a module of the code measures on paper, in px: a camera must tell them apart. */
const moduleSize = 1.5
const leastSize = 96

/** A code that leads to the list on the web. */
export function LinkBlock({ source }: { readonly source: PaperSource }) {
  const { link } = source
  if (!link) return null
  const size = Math.max(leastSize, Math.ceil(link.code.size * moduleSize))
  return (
    <div className="pp-link">
      <QrPicture code={link.code} size={size} label="QR code of the list" />
      <p>
        <b>This list on the web.</b> Point a camera at the code: {link.host} opens the list from it
        and checks it again. Nothing is stored there.
      </p>
    </div>
  )
}

/** Lines for those who answer for the list, and beside them the way to it on the web. */
export function SignBlock({ source }: { readonly source: PaperSource }) {
  return (
    <div className="pp-sign">
      <div className="pp-sign__lines">
        {signatures.map((name) => (
          <div key={name} className="pp-blank">
            {name}
          </div>
        ))}
      </div>
      <LinkBlock source={source} />
    </div>
  )
}
