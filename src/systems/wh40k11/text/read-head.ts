import type { DraftChoice, TextDraft } from '../../../engine/text/text-draft.ts'
import { slots } from '../picks.ts'
import { fortyKey } from '../portable-names.ts'
import { meaningOf } from './labels.ts'
import { enhancementMeant, enhancementsNear } from './read-enhancement.ts'
import type { ReadUnit } from './read-unit.ts'
import { answered, leaveOut, type Reading } from './reading.ts'

/**
 * Who is the Warlord and who has an enhancement, where the head of a text says it: mostly it stands under the units too. Gives
 * the units with what they did not say themselves.
 */
export function readHead(
  reading: Reading,
  { choices }: TextDraft,
  units: readonly ReadUnit[],
): readonly ReadUnit[] {
  let all = units
  for (const choice of choices) {
    const meaning = meaningOf(choice.label)
    if (meaning !== 'warlord' && meaning !== 'enhancement') continue
    const words = answered(reading, choice)
    if (words === null) leaveOut(reading, choice.line)
    else if (meaning === 'warlord') all = readWarlord(reading, { ...choice, words }, all)
    else all = readEnhancement(reading, { ...choice, words }, all)
  }
  return all
}

/** The unit that `Char3: Master of Executions` means: by its name, of several the one with that number. */
function meantBy(words: string, units: readonly ReadUnit[]): ReadUnit | null {
  const [, key = '', name = words] = /^(Char ?\d+) ?: ?(.*)$/i.exec(words) ?? []
  const named = units.filter(
    (unit) => fortyKey(unit.name) === fortyKey(name) || fortyKey(unit.words) === fortyKey(name),
  )
  const numbered = (one: ReadUnit) => key !== '' && fortyKey(one.key) === fortyKey(key)
  return named.find(numbered) ?? named[0] ?? null
}

function readWarlord(
  { log }: Reading,
  { words, line }: DraftChoice,
  units: readonly ReadUnit[],
): readonly ReadUnit[] {
  const unit = meantBy(words, units)
  const marked = units.find(({ roster }) => roster.marks.includes('warlord'))
  log.add(line, {
    status: unit ? 'read' : 'unread',
    kind: 'Warlord',
    as: unit?.name ?? '',
    unit: unit?.roster.id ?? null,
    candidates: unit ? [] : units.map(({ name }) => name).slice(0, 6),
  })
  if (!unit || marked) return units
  return changed(units, unit, { marks: ['warlord'] })
}

function readEnhancement(
  reading: Reading,
  { words, line }: DraftChoice,
  units: readonly ReadUnit[],
): readonly ReadUnit[] {
  const [, name = words, whom = ''] = /^(.*\S) ?\((?:on|for) (.*)\)$/i.exec(words) ?? []
  const found = enhancementMeant(reading, name)
  const unit = meantBy(whom, units)
  const known = found !== null && (unit !== null || whom === '')
  reading.log.add(line, {
    status: known ? (found.sure ? 'read' : 'near') : 'unread',
    kind: 'Enhancement',
    as: known ? [found.name, unit?.name ?? ''].filter((part) => part !== '').join(' for ') : '',
    unit: unit?.roster.id ?? null,
    candidates: known && found.sure ? [] : enhancementsNear(reading, name),
  })
  if (!found || !unit) return units
  const held = units.some(({ roster }) => roster.picks.some(({ id }) => id === found.id))
  if (held) return units
  const picks = [...unit.roster.picks, { slot: slots.enhancement, id: found.id }]
  return changed(units, unit, { picks })
}

function changed(
  units: readonly ReadUnit[],
  unit: ReadUnit,
  part: Partial<Pick<ReadUnit['roster'], 'marks' | 'picks'>>,
): readonly ReadUnit[] {
  return units.map((one) => (one === unit ? { ...one, roster: { ...one.roster, ...part } } : one))
}
