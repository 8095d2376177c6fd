import { RuleName } from './rule-name.tsx'
import { Said } from './said.tsx'

import './said.css'

interface RuleListProps {
  /** Rules by name, each with the id of the text about it and, in a few words, when it is used. */
  readonly rules: readonly {
    readonly name: string
    readonly text?: string | undefined
    readonly note?: string
  }[]
  /** What each of them is, before its name: `Rule`. */
  readonly what?: string | undefined
}

/** Rules by name, each with what it does. */
export function RuleList({ rules, what }: RuleListProps) {
  if (rules.length === 0) return null
  return (
    <ul className="rule-list">
      {rules.map(({ name, text, note }) => (
        <li key={name}>
          {what === undefined ? (
            <span className="rule-list__n">
              <RuleName name={name} text={text} />
            </span>
          ) : (
            <span className="t-small">
              {what}: {name}
            </span>
          )}
          {note && <span className="rule-list__w t-small">{note}</span>}
          <Said id={text} />
        </li>
      ))}
    </ul>
  )
}
