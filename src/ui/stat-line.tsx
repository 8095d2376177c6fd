export interface StatLineProps {
  readonly stats: readonly { readonly label: string; readonly value: string }[]
  readonly small?: boolean | undefined
}

/** The unit's characteristics, each with its name above its figure. */
export function StatLine({ stats, small }: StatLineProps) {
  return (
    <dl className={small ? 'stats stats--s' : 'stats'}>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
