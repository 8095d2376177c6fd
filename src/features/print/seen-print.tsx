import './desk.css'
import './page.css'
import './printing.css'
import './seen-print.css'
import { useEffect } from 'react'
import { Link } from 'react-router'

import { lackWords } from '../../engine/lack-words.ts'
import { stillBlocks, type StillBlock } from '../../engine/seen-words.ts'
import type { SeenFinding } from '../../engine/seen.ts'
import type { GoneArmy } from '../../store/army-state.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { numberText } from '../../ui/number-text.ts'

export interface SeenPrintProps {
  readonly list: SavedList
  readonly gone: GoneArmy
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** The print desk of a list whose data is gone: it prints as it was last seen. */
export function SeenPrint({ list, gone }: SeenPrintProps) {
  const { id, roster, seen } = list
  const name = roster.name || seen?.title || 'A list without a name'
  useEffect(() => {
    const former = document.title
    document.title = name
    return () => {
      document.title = former
    }
  }, [name])
  const what = lackWords(gone.lacks)
  return (
    <div className="pd">
      <section className="pd__side" aria-label="What to print">
        <Link to={`/list/${id}`} className={buttonClass({ variant: 'ghost' }, 'pd__back')}>
          <Icon name="back" /> Back to the list
        </Link>
        <h1 className="t-card">Print {name}</h1>
        <Button variant="go" icon="print" onClick={() => window.print()}>
          Print
        </Button>
        <p className="t-small">
          It stays on {what}, which this version of Muster does not have.{' '}
          {seen
            ? 'It prints as it was last seen, without stat lines.'
            : 'It was never worked out here, so that it prints without points.'}
        </p>
      </section>
      <section className="pd__pages" aria-label="Pages">
        <article className="pp-page sp" aria-label="The list">
          <SeenHead list={list} name={name} />
          {stillBlocks(seen, roster).map((block) => (
            <SeenBlock key={block.id} block={block} />
          ))}
          <SeenFaults faults={faultsOf(list)} />
          {roster.notes && <p className="sp__notes">{roster.notes}</p>}
          <footer className="pp-foot">
            <span>
              {seen
                ? `As it was on ${day.format(new Date(seen.time))}, ${what}`
                : `Not worked out: it stays on ${what}`}
            </span>
            <span>Made with Muster, unofficial</span>
          </footer>
        </article>
      </section>
    </div>
  )
}

interface SeenHeadProps {
  readonly list: SavedList
  readonly name: string
}

const faultsOf = ({ seen }: SavedList): readonly SeenFinding[] =>
  seen?.findings.filter(({ severity }) => severity === 'error') ?? []

function SeenFaults({ faults }: { readonly faults: readonly SeenFinding[] }) {
  if (faults.length === 0) return null
  return (
    <section data-block="">
      <h3>Not in order</h3>
      {faults.map(({ say, citation }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- what was seen keeps its order
        <p key={at}>
          {say} <b>{citation}</b>
        </p>
      ))}
    </section>
  )
}

function SeenHead({ list, name }: SeenHeadProps) {
  const { seen } = list
  const faults = faultsOf(list).length
  const state = faults === 0 ? 'in order' : faults === 1 ? '1 fault' : `${faults} faults`
  return (
    <header className="pp-head" data-block="">
      <div className="pp-head__top">
        <div className="pp-head__name">
          <h2>{name}</h2>
          {seen && <p>{[seen.game, seen.title, ...seen.about, state].join(' · ')}</p>}
        </div>
        {seen && (
          <p className="pp-head__total">
            {numberText(seen.points)} <small>of {numberText(seen.limit)} points</small>
          </p>
        )}
      </div>
    </header>
  )
}

function SeenBlock({ block: { mark, title, points, rows } }: { readonly block: StillBlock }) {
  return (
    <table className="pp-roster sp__block">
      <caption>
        {mark && <b>{mark}</b>} {title}
        {points !== null && points > 0 && <span>{numberText(points)}</span>}
      </caption>
      <tbody>
        {rows.map(({ key, what, name, note, points: paid }) => (
          <tr key={key}>
            <td className="pp-name">
              {what && <span className="sp__what">{what} </span>}
              {name}
              {note && <p className="pp-sub">{note}</p>}
            </td>
            <td className="pp-points">{paid === null ? '' : numberText(paid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
