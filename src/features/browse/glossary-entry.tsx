import { Link } from 'react-router'

import type { GlossaryTerm } from '../../library/glossary-file.ts'
import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { saidLang } from '../../ui/said-lang.ts'
import { TermWords } from '../../ui/term-words.tsx'

export interface GlossaryEntryProps {
  readonly term: GlossaryTerm
  /** Its name in the language of the page; that of the term where there is no other. */
  readonly called: string
  /** Of all terms, by id. */
  readonly names: ReadonlyMap<string, string>
  readonly level: 2 | 3
  /** Of the page: a term's own is one step below. */
  readonly path: string
  /** Whether the address leads to it. */
  readonly chosen: boolean
  /** A link to another term was followed. */
  readonly onLeave: () => void
}

/** A term with its text, what to mind, where the official text stands, and the terms that belong to it. */
export function GlossaryEntry(props: GlossaryEntryProps) {
  const { term, called, names, level, path, chosen, onLeave } = props
  const { id, name, text, note, rule, see } = term
  const Heading = `h${level}` as const
  return (
    <li className={classes('gl__term', chosen && 'is-on')}>
      <Heading id={`term-${id}`} className="t-name" tabIndex={-1}>
        <span lang={saidLang()}>{name}</span>
        {called !== name && <small className="gl__called t-small"> {called}</small>}
      </Heading>
      <TermWords text={text} note={note} rule={rule} />
      {see.length > 0 && (
        <ul className="gl__see" aria-label={t('Related to {name}', { name })}>
          {see.map((other) => (
            <li key={other}>
              <Link
                to={`${path}/${other}`}
                className="lnk lnk--cond br__tap"
                lang={saidLang()}
                preventScrollReset
                onClick={onLeave}
              >
                {names.get(other) ?? other}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
