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
  /** Under the name: weapon abilities, who carries it. */
  readonly sub?: string | undefined
  /** One value for each column, in order. */
  readonly cells: readonly string[]
}

export interface WeaponTableProps {
  /** Head of the name column: "Melee". */
  readonly caption: string
  readonly columns: readonly WeaponColumn[]
  readonly rows: readonly WeaponRow[]
}

/** Weapons as a table: name at the left, figures in columns. */
export function WeaponTable({ caption, columns, rows }: WeaponTableProps) {
  return (
    <table className="weapons">
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
        {rows.map(({ id, name, sub, cells }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {sub && <span className="weapons__sub">{sub}</span>}
            </th>
            {columns.map((column, at) => (
              <td key={column.id}>{cells[at] ?? '-'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
