import type { Army, Slot } from '../../engine/army.ts'
import type { Finding } from '../../engine/rule.ts'
import { classes } from '../../ui/classes.ts'
import { numberText } from '../../ui/number-text.ts'
import type { PaperGroup } from './paper.ts'
import type { PrintChoice } from './print-choice.ts'

export interface ArmyBlockProps {
  readonly slots: readonly Slot[]
  readonly groups: readonly PaperGroup[]
  readonly choice: PrintChoice
  /** Left out where cards name the abilities anyway. */
  readonly abilities: boolean
}

/** What the army chose as a whole, and beside it the names of abilities to remember. */
export function ArmyBlock({ slots, groups, choice, abilities }: ArmyBlockProps) {
  const remembered = abilities ? abilityNames(groups) : []
  const alone = slots.length === 0 || remembered.length === 0
  return (
    <div className={classes('pp-army', alone && 'pp-army--wide')}>
      {slots.length > 0 && (
        <section>
          <h3>Army</h3>
          <dl className="pp-choices">
            {slots.map((slot) => (
              <SlotLines key={slot.id} slot={slot} choice={choice} />
            ))}
          </dl>
        </section>
      )}
      {remembered.length > 0 && (
        <section>
          <h3>Abilities to remember</h3>
          <ul className="pp-abilities">
            {remembered.map(({ id, name, abilities: names }) => (
              <li key={id}>
                <b>{name}</b> {names.join(', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface Remembered {
  readonly id: string
  readonly name: string
  readonly abilities: readonly string[]
}

/** From this many kinds of units on, what all of them have is named once. */
const sharedFrom = 3

/** Abilities by kind of unit, those that all have first and once. */
export function abilityNames(groups: readonly PaperGroup[]): readonly Remembered[] {
  const named = new Map<string, { id: string; name: string; abilities: Set<string> }>()
  for (const row of groups.flatMap(({ rows }) => rows)) {
    for (const { profile, name } of row.units) {
      const abilities = row.outfit?.abilities ?? profile.sheet?.abilities ?? []
      if (abilities.length === 0) continue
      const known = named.get(profile.id) ?? { id: profile.id, name, abilities: new Set<string>() }
      for (const ability of abilities) known.abilities.add(ability.name)
      named.set(profile.id, known)
    }
  }
  const all = [...named.values()]
  const shared = [...(all[0]?.abilities ?? [])].filter(
    (ability) => all.length >= sharedFrom && all.every((one) => one.abilities.has(ability)),
  )
  const own = all.map(({ id, name, abilities }) => ({
    id,
    name,
    abilities: [...abilities].filter((ability) => !shared.includes(ability)),
  }))
  const every = { id: '', name: 'Every unit', abilities: shared }
  return [every, ...own].filter(({ abilities }) => abilities.length > 0)
}

function SlotLines({ slot, choice }: { readonly slot: Slot; readonly choice: PrintChoice }) {
  return (
    <div>
      <dt>{slot.name}</dt>
      <dd>
        {slot.picks.map((pick) => (
          <span key={pick.id} className="pp-choice">
            <b>{pick.name}</b>
            {choice.points && pick.points > 0 && ` ${numberText(pick.points)} pts`}
            {pick.brings.length > 0 && ` ${pick.brings.join(', ')}`}
          </span>
        ))}
      </dd>
    </div>
  )
}

const severityWords = { error: 'Fault', warning: 'To ask', note: 'Remark' } as const

/** One finding as a line: how grave, the sentence, the rule. */
export function FindingLine({ finding }: { readonly finding: Finding }) {
  return (
    <div className="pp-finding">
      <b>{severityWords[finding.severity]}</b>
      <span>
        {finding.say} <em>{finding.citation}</em>
      </span>
    </div>
  )
}

/** The owner's notes of the whole list, a paragraph each. */
export function NoteLine({ text }: { readonly text: string }) {
  return <p className="pp-text">{text}</p>
}

/** Says of what an empty list consists. */
export function EmptyLine({ army }: { readonly army: Army }) {
  return <p className="pp-text">{army.title}: no units yet.</p>
}
