import { useEffect, useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { abilityTextId, textFileOf } from '../../engine/text-id.ts'
import { abilitiesOf } from './paper-cards.ts'
import type { PaperContent } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'

/** Longer than this nobody waits for texts: names alone will do. */
const patience = 4000

/** Ids of the texts that the paper shows. */
function textsOf(system: System, content: PaperContent, choice: PrintChoice): readonly Id[] {
  const { cards, aids, phases, refs } = content
  if (choice.rules === 'none') return []
  if (refs) return refs.rules.map(({ text }) => text)
  const ofCards = cards.flatMap((card) =>
    abilitiesOf(card).map((ability) => abilityTextId(system.id, card.sheet?.id ?? '', ability)),
  )
  const picks = cards.flatMap(({ units }) => units.flatMap(({ unit }) => unit.picks))
  const ofPicks = picks.flatMap(({ texts = [] }) => texts.map(({ text }) => text))
  const ofAids = aids.flatMap((phase) => phase.aids.flatMap(({ text }) => text ?? []))
  const ofPhases = phases.flatMap(({ lines }) => lines.flatMap(({ entry }) => entry.text ?? []))
  return [...ofCards, ...ofPicks, ...ofAids, ...ofPhases]
}

/** Resolves once all of them have come, or could not. */
async function allHere(game: Id, files: readonly string[], glossary: boolean): Promise<void> {
  try {
    const { loadGlossary, loadSummaries } = await import('../../library/summaries.ts')
    await Promise.allSettled([
      ...files.map((file) => loadSummaries(file)),
      ...(glossary ? [loadGlossary(game)] : []),
    ])
  } catch {
    // offline without it: names alone will do
  }
}

/** Whether all texts that the paper shows have come, or have been waited for long enough. */
export function useTextsHere(system: System, content: PaperContent, choice: PrintChoice): boolean {
  const files = [...new Set(textsOf(system, content, choice).map(textFileOf))].toSorted().join(' ')
  const glossary = choice.rules === 'once'
  const key = `${system.id} ${glossary} ${files}`
  const [here, setHere] = useState('')
  useEffect(() => {
    let current = true
    const done = () => {
      if (current) setHere(key)
    }
    const late = setTimeout(done, patience)
    const wait = async () => {
      await allHere(system.id, files === '' ? [] : files.split(' '), glossary)
      done()
    }
    void wait()
    return () => {
      current = false
      clearTimeout(late)
    }
  }, [system, files, glossary, key])
  return here === key
}
