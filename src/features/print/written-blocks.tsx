import { msg, rich, t } from '../../text/t.ts'
import { Pieces } from '../../ui/pieces.tsx'
import { QrPicture } from '../../ui/qr-picture.tsx'
import { textMarks } from '../../ui/text-marks.tsx'
import type { PaperSource } from './paper-source.ts'
import type { Hidden, PaperFinding } from './paper.ts'

const severityWords = { error: msg('Fault'), warning: msg('To ask'), note: msg('Remark') } as const

/** One finding as a line: how grave, the sentence, the rule. */
export function FindingLine({ finding }: { readonly finding: PaperFinding | undefined }) {
  if (!finding) return null
  return (
    <div className={`pp-finding pp-finding--${finding.severity}`}>
      <b>{t(severityWords[finding.severity])}</b>
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
  const { count } = hidden
  const told = { count, points: hidden.points }
  return (
    <div className="pp-hidden">
      <p>
        {t(
          '{count, plural, one {Not shown here is # enhancement: its name, its price and who has it.} other {Not shown here are # enhancements: names, prices and who has them.}}',
          told,
        )}
        {points &&
          hidden.points > 0 &&
          ` ${t('{count, plural, one {It costs} other {They cost}} {points, number} points, which the total counts.', told)}`}{' '}
        {t(
          '{count, plural, one {Write it down when it is revealed.} other {Write each down when it is revealed.}}',
          told,
        )}
      </p>
      {Array.from({ length: count }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an empty line is its number
        <div key={at} className="pp-blank">
          {t('Enhancement {number, number}:', { number: at + 1 })}
        </div>
      ))}
    </div>
  )
}

const signatures = [
  msg('Player, signature'),
  msg('Date'),
  msg('Checked by (judge)'),
  msg('Signature'),
] as const

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
      <QrPicture code={link.code} size={size} label={t('QR code of the list')} />
      <p>
        <Pieces
          of={rich(
            '<b>This list on the web.</b> Point a camera at the code: {host} opens the list from it and checks it again. Nothing is stored there.',
            { ...textMarks, host: link.host },
          )}
        />
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
            {t(name)}
          </div>
        ))}
      </div>
      <LinkBlock source={source} />
    </div>
  )
}
