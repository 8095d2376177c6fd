import { useRuleWords } from './rule-words.ts'
import { Term } from './term.tsx'

interface RuleNameProps {
  readonly name: string
  /** Of the text that stands beside it. */
  readonly text: string | undefined
}

/** The name of a rule; where no text stands beside it, it says itself what it means, if the glossary knows. */
export function RuleName({ name, text }: RuleNameProps) {
  const words = useRuleWords()
  return text !== undefined && words.summary(text) ? words.called(name) : <Term word={name} />
}
