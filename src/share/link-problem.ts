import { msg, t, type Message } from '../text/t.ts'
import { firstVersion, linkVersion, type LinkContent, type Stop } from './link-content.ts'

/** Whether this Muster reads links of this version in full. */
export function known(version: string): boolean {
  return version === firstVersion || version === linkVersion
}

function newer(version: string): boolean {
  return /^[2-9]$/.test(version) && version > linkVersion
}

const partsRead: Readonly<Record<Exclude<Stop['in'], 'head'>, Message>> = {
  picks: msg('Its name and army could be read, the units could not.'),
  groups: msg('Its name, army and army-wide choices could be read, the units could not.'),
  texts: msg('All units could be read; nicknames, notes and wargear are missing.'),
  end: msg(
    'All of it could be read, but it does not match its checksum: compare it with the list of whoever sent it.',
  ),
}

function whatWasRead(stop: Stop): string {
  if (stop.in === 'head') return ''
  if (stop.in !== 'groups' || stop.group === 0) return t(partsRead[stop.in])
  return t(
    '{read, number} of its {all, number} groups of units could be read in full; what follows them is missing.',
    { read: stop.group, all: stop.of },
  )
}

/** Says in words why a link could not be read in full, and what was read; null for a link without fault. */
export function linkProblem({ version, head, stop, cut }: LinkContent): string | null {
  if (version === '') {
    return t('This address holds no list: what should follow the # is missing.')
  }
  if (newer(version)) {
    const versions = { version, own: linkVersion }
    return head
      ? t(
          'This link was made by a newer Muster (link version {version}, this one reads version {own}). Only its name and army can be shown here. Reload the page to update, then open the link again.',
          versions,
        )
      : t(
          'This link was made by a newer Muster (link version {version}, this one reads version {own}). It cannot be read here. Reload the page to update, then open the link again.',
          versions,
        )
  }
  if (!known(version)) return t('This is not a link to a Muster list. Ask for the link again.')
  if (!stop) return null
  const how = cut
    ? t('This link is damaged: it was cut short.')
    : t('This link is damaged: it was changed on the way.')
  return [how, whatWasRead(stop), t('Ask for the link again.')].filter(Boolean).join(' ')
}
