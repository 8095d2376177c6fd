import { firstVersion, linkVersion, type LinkContent, type Stop } from './link-content.ts'

/** Whether this Muster reads links of this version in full. */
export function known(version: string): boolean {
  return version === firstVersion || version === linkVersion
}

function newer(version: string): boolean {
  return /^[2-9]$/.test(version) && version > linkVersion
}

const partsRead: Readonly<Record<Stop['in'], string>> = {
  head: '',
  picks: 'Its name and army could be read, the units could not.',
  groups: 'Its name, army and army-wide choices could be read, the units could not.',
  texts: 'All units could be read; nicknames, notes and wargear are missing.',
  end: 'All of it could be read, but it does not match its checksum: compare it with the list of whoever sent it.',
}

function whatWasRead(stop: Stop): string {
  if (stop.in !== 'groups' || stop.group === 0) return partsRead[stop.in]
  return `${stop.group} of its ${stop.of} groups of units could be read in full; what follows them is missing.`
}

/** Says in words why a link could not be read in full, and what was read; null for a link without fault. */
export function linkProblem({ version, head, stop, cut }: LinkContent): string | null {
  if (version === '') return 'This address holds no list: what should follow the # is missing.'
  if (newer(version)) {
    const known = head ? 'Only its name and army can be shown here.' : 'It cannot be read here.'
    return `This link was made by a newer Muster (link version ${version}, this one reads version ${linkVersion}). ${known} Reload the page to update, then open the link again.`
  }
  if (!known(version)) return 'This is not a link to a Muster list. Ask for the link again.'
  if (!stop) return null
  const how = cut ? 'it was cut short' : 'it was changed on the way'
  const read = whatWasRead(stop)
  return `This link is damaged: ${how}. ${read ? `${read} ` : ''}Ask for the link again.`
}
