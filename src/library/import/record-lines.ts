/** JSON in a form that is easy to read and gives small differences: containers open, one record a line. */
export function recordLines(value: unknown): string {
  return `${open(value, '')}\n`
}

/** Whether a value is opened over several lines: a list, or a record that holds lists of records. */
function isContainer(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object' && item !== null)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(
    (field) => Array.isArray(field) && field.some((item) => isListHolder(item)),
  )
}

/** A record of the kind that stands on a line of its own. */
function isListHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value
}

function open(value: unknown, indent: string): string {
  const inner = `${indent} `
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    const items = value.map((item) => inner + element(item, inner))
    return `[\n${items.join(',\n')}\n${indent}]`
  }
  const fields = Object.entries(value ?? {}).map(
    ([key, field]) => `${inner}${JSON.stringify(key)}: ${inField(field, inner)}`,
  )
  return `{\n${fields.join(',\n')}\n${indent}}`
}

/** Armies and the like open up; sheets, units and picks stay on one line. */
function element(item: unknown, indent: string): string {
  return isContainer(item) && !Array.isArray(item) ? open(item, indent) : JSON.stringify(item)
}

function inField(field: unknown, indent: string): string {
  return isContainer(field) ? open(field, indent) : JSON.stringify(field)
}
