/** Names of units, each once, with how often where it is more than once: `Boyz ×3`, `Lootas`. */
export function timesEach(units: readonly { readonly name: string }[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { name } of units) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name))
}

/** `once`, `twice`, `3 times`. */
export function often(count: number): string {
  return ['never', 'once', 'twice'][count] ?? `${count} times`
}
