import { Said } from './said.tsx'
import { Term } from './term.tsx'

import './said.css'

interface RuleListProps {
  /** Rules by name, each with the id of the text about it. */
  readonly rules: readonly { readonly name: string; readonly text: string }[]
  /** What each of them is, before its name: `Rule`. */
  readonly what?: string | undefined
}

/** Rules by name, each with what it does. */
export function RuleList({ rules, what }: RuleListProps) {
  if (rules.length === 0) return null
  return (
    <ul className="rule-list">
      {rules.map(({ name, text }) => (
        <li key={name}>
          {what === undefined ? (
            <span className="rule-list__n">
              <Term word={name} />
            </span>
          ) : (
            <span className="t-small">
              {what}: {name}
            </span>
          )}
          <Said id={text} />
        </li>
      ))}
    </ul>
  )
}
