export type Row = readonly (string | number)[]

/** A section of an audit as Markdown: title, a sentence, a table or `None.` */
export function table(
  title: string,
  says: string,
  head: readonly string[],
  rows: readonly Row[],
): string {
  const top = [`## ${title}`, says].filter((text) => text !== '').join('\n\n')
  if (rows.length === 0) return `${top}\n\nNone.`
  const line = (cells: Row): string =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '/')).join(' | ')} |`
  const lines = [line(head), line(head.map(() => '---')), ...rows.map(line)]
  return `${top}\n\n${lines.join('\n')}`
}
