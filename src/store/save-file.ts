/** Hands a text, or the bytes of a file, to the user as a file to keep. */
export function saveFile(
  name: string,
  content: string | Uint8Array,
  type = 'application/json',
): void {
  const part = typeof content === 'string' ? content : Uint8Array.from(content)
  const url = URL.createObjectURL(new Blob([part], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A file name that every system takes: letters, digits and hyphens of `name`, then the ending. */
export function fileName(name: string, ending: string): string {
  const stem = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${stem || 'list'}.${ending}`
}
