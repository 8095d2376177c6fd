import { markWord } from '../../engine/game-words.ts'
import { t } from '../../text/t.ts'
import type { PaperGroup, PaperRow } from './paper.ts'

interface UnitNameProps {
  readonly group: PaperGroup
  readonly row: PaperRow
  /** What is wrong with it, in two or three words. */
  readonly tag?: string | undefined
}

const looks = { lead: 'pp-name pp-name--lead', plain: 'pp-name', sub: 'pp-sub' } as const

/** Whether the name of a ready-made group stands above the first of its units. */
function headed({ group, rows }: PaperGroup, row: PaperRow): boolean {
  return group.style === 'locked' && row === rows[0] && group.name !== row.units[0]?.name
}

function lookOf(group: PaperGroup, row: PaperRow): keyof typeof looks {
  if (headed(group, row)) return group.rows.length === 1 ? 'sub' : 'plain'
  const first = group.group.style === 'locked' && row === group.rows[0]
  return row.units[0]?.leader || first ? 'lead' : 'plain'
}

/** A unit's name with how many models it has, the part that it plays and its marks; above the first of a ready-made group its name. */
export function UnitName({ group, row, tag }: UnitNameProps) {
  const [unit] = row.units
  if (!unit) return null
  return (
    <>
      {headed(group, row) && (
        <div className={looks.lead}>
          <b>{group.group.name}</b>
        </div>
      )}
      <div className={looks[lookOf(group, row)]}>
        <b>{unit.name}</b>
        {unit.roster.nickname && (
          <span className="pp-nick"> {t('“{name}”', { name: unit.roster.nickname })}</span>
        )}
        {unit.models > 1 && <span className="pp-qty"> ×{unit.models}</span>}
        {unit.part && <span className="pp-part"> {unit.part}</span>}
        {unit.marks.map((mark) => (
          <span key={mark}>
            {' '}
            <span className="pp-tag">{markWord(mark)}</span>
          </span>
        ))}{' '}
        {tag && <span className="pp-tag pp-tag--fault">{tag}</span>}
      </div>
    </>
  )
}
