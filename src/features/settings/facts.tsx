interface FactsProps {
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** Labels at the left, values at the right, ruled. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 border-b border-rule py-1.5 last:border-0"
        >
          <dt className="t-body">{label}</dt>
          <dd className="font-cond text-[1.0625rem] font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
