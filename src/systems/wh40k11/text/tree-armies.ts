/** Alliances that catalogues are named by before the army itself. */
const alliances = /^(?:imperium|chaos|xenos|unaligned|library)$/i

/** Catalogues that the community names otherwise than the points manual names the army. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['adeptus astartes', 'Space Marines'],
  ['adeptus titanicus', 'Titan Legions'],
  ['titanicus traitoris', 'Chaos Titan Legions'],
  ['agents of the imperium', 'Imperial Agents'],
  ['craftworlds', 'Aeldari'],
  ['ynnari', 'Aeldari'],
])

/** Chapters without a page of their own in the points manual. */
const chapters = /^(?:imperial fists|iron hands|raven guard|salamanders|ultramarines|white scars)$/i

/** The army that a catalogue (`Chaos - World Eaters`) is for, and the army within it where it names one. */
export function armiesOf(catalogue: string): readonly string[] {
  const parts = catalogue
    .split(/\s+-\s+/)
    .map((part) => part.replace(/\s+library$/i, '').trim())
    .filter((part) => part !== '' && !alliances.test(part))
  // Drukhari and Craftworlds are catalogues of the Aeldari, not armies within them.
  const own = parts.length > 1 && /^aeldari$/i.test(parts[0] ?? '') ? parts.slice(1) : parts
  const names = own.map((part) => otherNames.get(part.toLowerCase()) ?? part)
  const [first = ''] = names
  return chapters.test(first) ? ['Space Marines', ...names] : names
}
