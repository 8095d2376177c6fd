/** A table's name before its one item: `Heroic Traits` to `Heroic Trait`, `Artefacts of Power` to `Artefact of Power`. */
export function oneOfTable(name: string): string {
  const at = name.search(/ (of|for) /)
  const head = at < 0 ? name : name.slice(0, at)
  if (head.endsWith('Endrinworks')) return name
  const one = head.replace(/ies$/, 'y').replace(/xes$/, 'x').replace(/s$/, '')
  return one + name.slice(head.length)
}
