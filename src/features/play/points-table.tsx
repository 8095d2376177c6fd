import { useState } from 'react'

import { type Side, totalOf } from '../../store/play-battle.ts'
import { num, rich, t } from '../../text/t.ts'
import { Pieces } from '../../ui/pieces.tsx'
import { textMarks } from '../../ui/text-marks.tsx'
import { useDesk } from './desk.ts'
import { sides } from './sides.ts'

/** Victory points of both players, round by round, with their sums. */
export function PointsTable() {
  const { sheet, battle } = useDesk()
  const rounds = Array.from({ length: sheet.rounds }, (_, at) => at + 1)
  return (
    <table className="pvp">
      <caption className="sr-only">{t('Victory points by round')}</caption>
      <thead>
        <tr>
          <th scope="col" className="t-label">
            {t('VP')}
          </th>
          {rounds.map((round) => (
            <th
              key={round}
              scope="col"
              className="t-label"
              aria-current={round === battle.time.round ? 'step' : undefined}
            >
              <Pieces of={rich('<quiet>Round </quiet>{round, number}', { ...textMarks, round })} />
            </th>
          ))}
          <th scope="col" className="t-label pvp__sum">
            {t('Sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sides().map(({ value: side, label }) => (
          <tr key={side}>
            <th scope="row" className="t-name">
              {label}
            </th>
            {rounds.map((round) => (
              <td key={round}>
                <PointsCell
                  side={side}
                  round={round}
                  label={t(
                    '{whose, select, your {Your} other {Their}} points in round {round, number}',
                    { whose: side, round },
                  )}
                />
              </td>
            ))}
            <td className="pvp__sum">
              <b>{num(totalOf(battle.points[side]))}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PointsCellProps {
  readonly side: Side
  readonly round: number
  readonly label: string
}

/** Points as they are typed: taken over when the field is left, so that two digits are one step of undo. */
function PointsCell({ side, round, label }: PointsCellProps) {
  const { battle, act } = useDesk()
  const value = battle.points[side][round - 1] ?? 0
  const [draft, setDraft] = useState<string | null>(null)
  const take = () => {
    const digits = draft?.replaceAll(/\D/g, '') ?? ''
    // letters alone are a slip, which is not to take the points away
    const slip = digits === '' && draft?.trim() !== ''
    if (draft !== null && !slip) act({ kind: 'points', side, round, value: Number(digits) })
    setDraft(null)
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      className="input pvp__in"
      aria-label={label}
      value={draft ?? (value === 0 ? '' : String(value))}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
      }}
    />
  )
}
