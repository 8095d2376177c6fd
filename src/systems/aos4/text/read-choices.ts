import { splitNames } from '../../../engine/text/line-parts.ts'
import type { DraftChoice, Said, TextDraft } from '../../../engine/text/text-draft.ts'
import { armySlots } from '../picks.ts'
import {
  addPick,
  candidatesIn,
  exactAmong,
  nearIn,
  spellingsOf,
  wordsOf,
  type Looking,
  type NearFound,
} from './reading.ts'
import { armySlotIds, exactIn, type Entry, type Index } from './text-names.ts'

const slotWords: readonly (readonly [RegExp, (typeof armySlotIds)[number]])[] = [
  [/tactic|\bcards?\b/i, 'card'],
  [/spell/i, 'spell-lore'],
  [/prayer/i, 'prayer-lore'],
  [/manifestation/i, 'manifestation-lore'],
  [/terrain/i, 'terrain'],
  [/formation/i, 'battle-formation'],
]

/** What a slot of the army is called where one thing in it is meant. */
export function slotName(slot: string): string {
  if (slot === 'card') return 'Battle tactic card'
  return armySlots.find(({ id }) => id === slot)?.name ?? 'Enhancement'
}

function take(reading: Looking, { line, points }: DraftChoice, entry: Entry, sure: boolean): void {
  addPick(reading, entry.slot, entry.id)
  reading.log.add(line, {
    status: sure ? 'read' : 'near',
    kind: slotName(entry.slot),
    as: entry.name,
    stated: points,
    candidates: sure ? [] : [entry.name],
  })
}

function readOne(
  reading: Looking,
  choice: DraftChoice,
  slot: string | null,
  words: string | null,
): void {
  if (words === null) {
    reading.log.add(choice.line, { status: 'layout', kind: '', as: '' })
    return
  }
  const slots = slot === null ? armySlotIds : [slot]
  const own = slots.map((id) => reading.own.picks(id))
  const all = slots.map((id) => reading.all.picks(id))
  const others = armySlotIds.map((id) => reading.own.picks(id))
  const exact =
    exactAmong([...own, ...all], spellingsOf({ ...choice, words })) ?? exactAmong(others, [words])
  const near = exact ? null : firstNear(reading, own, words)
  if (exact) take(reading, choice, exact, true)
  else if (near) take(reading, choice, near.entry, near.alike)
  else {
    reading.log.add(choice.line, {
      status: 'unread',
      kind: slot === null ? '' : slotName(slot),
      as: '',
      stated: choice.points,
      candidates: candidatesIn(reading, words, own),
    })
  }
}

function firstNear(
  reading: Looking,
  indexes: readonly Index[],
  words: string,
): NearFound<Entry> | null {
  for (const index of indexes) {
    const found = nearIn(reading, index, words)
    if (found) return found
  }
  return null
}

/** Several cards in one line; an answer of the owner's stands for the first that is no card's name. */
function readCards(reading: Looking, choice: DraftChoice): void {
  const cards = reading.all.picks('card')
  const answer = reading.answers.lines.get(choice.line)
  const names = splitNames(choice.words, (words) => exactIn(cards, words) !== null)
  const doubtful = names.findIndex((name) => !exactIn(cards, name))
  for (const [place, name] of names.entries()) {
    const answered = answer !== undefined && (place === doubtful || names.length === 1)
    readOne(reading, choice, 'card', answered ? answer : name)
  }
}

/** What stands in the army's lines beside the army; an answer of the owner's is for what nobody is called. */
function readBeside(reading: Looking, said: Said): void {
  const own = reading.own.picks('battle-formation')
  const words = exactIn(own, said.words) ? said.words : wordsOf(reading, said)
  readOne(reading, { ...said, label: '', points: null }, 'battle-formation', words)
}

/** Reads the formation among the words of the army's lines, and all that the list chooses for the army. */
export function readChoices(reading: Looking, draft: TextDraft, rest: readonly Said[]): void {
  for (const said of rest) readBeside(reading, said)
  for (const choice of draft.choices) {
    const slot = slotWords.find(([pattern]) => pattern.test(choice.label))?.[1] ?? null
    if (slot === 'card') readCards(reading, choice)
    else readOne(reading, choice, slot, wordsOf(reading, choice))
  }
}
