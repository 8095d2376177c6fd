const names = String.raw`br|hr|p|div|span|section|article|h[1-6]|ul|ol|li|table|tbody|tr|td|th|b|i|u|s|em|strong|small|font|a|code|pre|blockquote`
const tags = new RegExp(String.raw`<(/?)(${names})(?:\s[^<>]{0,300})?/?>`, 'gi')
const lineEnd = /(?<=<br ?\/?>|<\/(?:p|div|li|tr|h[1-6])>)(?![ \t]*(?:[\r\n]|$))/i
const hasLineEnd = /<br ?\/?>|<\/(?:p|div|li|tr|h[1-6])>/i

/** Without the tags that a list brings along from the source of a web page; those of a row become its bullet. */
export function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  return text.replaceAll(tags, (_, end: string, name: string) => {
    if (end === '' && name.toLowerCase() === 'li') return '• '
    return /^t[dh]$/i.test(name) ? ' ' : ''
  })
}

/** Where web pages end a line but their source does not: behind the tag, which stays with its line. */
export function webLines(line: string): readonly string[] {
  return hasLineEnd.test(line) ? line.split(lineEnd) : [line]
}
