import { classes } from './classes.ts'
import { Term } from './term.tsx'

import './card.css'

export interface WeaponColumn {
  readonly id: string
  /** Short head: "Atk". */
  readonly label: string
  /** The whole word: "Attacks". */
  readonly title?: string | undefined
}

export interface WeaponRow {
  readonly id: string
  readonly name: string
  /** How many of it there are; shown where it is more than one. */
  readonly count?: number | undefined
  /** Who carries it, where not all do. */
  readonly by?: string | undefined
  /** Weapon abilities, a mark each. */
  readonly marks?: readonly string[] | undefined
  /** One value for each column, in order. */
  readonly cells: readonly string[]
}

export interface WeaponTableProps {
  /** Head of the name column: "Melee". */
  readonly caption: string
  readonly columns: readonly WeaponColumn[]
  readonly rows: readonly WeaponRow[]
  /** For weapons that are not carried. */
  readonly dim?: boolean | undefined
}

/** Weapons as a table: name at the left, figures in columns. */
export function WeaponTable({ caption, columns, rows, dim }: WeaponTableProps) {
  return (
    <div className="weapons-box">
      <table className={classes('weapons', dim && 'weapons--dim')}>
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            {columns.map(({ id, label, title }) => (
              <th key={id} scope="col" abbr={title} title={title}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <WeaponName {...row} />
              </th>
              {columns.map((column, at) => (
                <td key={column.id}>{row.cells[at] ?? '-'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WeaponName({ name, count, by, marks = [] }: WeaponRow) {
  return (
    <>
      {name}
      {count !== undefined && count > 1 && <span className="qty"> ×{count}</span>}
      {by && <span className="weapons__by"> {by}</span>}
      {marks.length > 0 && (
        <ul className={classes('weapons__marks', marks.length > 1 && 'weapons__marks--many')}>
          {marks.map((mark) => (
            <li key={mark}>
              <Term word={mark} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
