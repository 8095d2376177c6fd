import type { TextFormat } from '../../../engine/text/text-form.ts'
import type { TextLine } from '../../../engine/text/text-line.ts'
import { withoutTags } from '../../../engine/text/web-marks.ts'
import {
  isBracketTitle,
  isBracketUnit,
  isConfiguration,
  isRosterHeading,
  parseBrackets,
} from './parse-brackets.ts'

/** Of these signs a text for Discord has some: it can do without headings, but not without bold. */
const bold = ({ raw }: TextLine) => /^[\s>]*(?:[-*•] )?\*\*[^*]+\*\*/.test(withoutTags(raw))

function sureness(lines: readonly TextLine[]): number {
  const units = lines.some(isBracketUnit)
  const headed = lines.some((line) => isConfiguration(line) || isRosterHeading(line))
  const titled = lines.some(isBracketTitle)
  if (headed) return units || titled ? 0.96 : 0
  return units && titled ? 0.92 : 0
}

/** Some lines are choices of the army or names in bold, and no heading has its mark. */
function isForDiscord(lines: readonly TextLine[]): boolean {
  return lines.some(bold) && !lines.some(({ raw }) => /^[\s>]*#{1,6} /.test(raw))
}

/** New Recruit's own form of its lists: headings, prices in square brackets; with or without what units carry. */
export const newRecruitMarkdown: TextFormat = {
  id: 'new-recruit-markdown',
  name: 'New Recruit (Markdown)',
  recognise: (lines) => (isForDiscord(lines) ? 0 : sureness(lines)),
  begins: (lines, at) => lines[at] !== undefined && isBracketTitle(lines[at]),
  parse: (lines) => parseBrackets('new-recruit-markdown', lines),
}

/** The same for Discord: what would be a heading is bold, choices have bullets. */
export const newRecruitDiscord: TextFormat = {
  id: 'new-recruit-discord',
  name: 'New Recruit (Discord)',
  recognise: (lines) => (isForDiscord(lines) ? sureness(lines) : 0),
  begins: (lines, at) => lines[at] !== undefined && isBracketTitle(lines[at]),
  parse: (lines) => parseBrackets('new-recruit-discord', lines),
}
