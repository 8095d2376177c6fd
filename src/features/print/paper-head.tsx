import { Fragment } from 'react'

import type { Army, Slot } from '../../engine/army.ts'
import { blocksOf } from '../../engine/blocks.ts'
import { tallyWords } from '../../engine/wording.ts'
import { t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { Seal } from '../../ui/seal.tsx'
import { Tape, type TapeSegment } from '../../ui/tape.tsx'
import { EntryForm } from './entry-form.tsx'
import { stateWords, type PaperSource } from './paper-source.ts'
import { TotalWords } from './total-words.tsx'

const segmentKinds = { own: 'plain', locked: 'renown', loose: 'aux' } as const

/** One segment for each block, and one for what the army pays for as a whole. */
function segmentsOf(army: Army): readonly TapeSegment[] {
  const groups = blocksOf(army).map(({ id, groups: each, section, points }) => ({
    id,
    label: section || (each[0]?.name ?? ''),
    numeral: section ? '' : (each[0]?.numeral ?? ''),
    points,
    kind: section ? ('alt' as const) : segmentKinds[each[0]?.style ?? 'own'],
  }))
  const rest = army.points - groups.reduce((total, group) => total + group.points, 0)
  return [...groups, { id: 'rest', label: t('Army'), points: rest, kind: 'alt' as const }]
}

function nameOf(army: Army): string {
  return army.roster.name || army.title
}

/** Longer names are set smaller, so that they take two lines at most. */
const longName = 28

/** Title, what it is judged by, and counts; each of these stays on a line. */
function Subtitle({ army }: { readonly army: Army }) {
  const facts = [...army.about, ...army.tallies.map(tallyWords)]
  return (
    <p>
      {army.title}
      {facts.map((fact) => (
        <Fragment key={fact}>
          {'\u{A0}· '}
          <span className="pp-head__fact">{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}

/** What the list begins with: each choice with its marks and what it brings, and how much of its budget is used. */
function HeadSlots({ slots }: { readonly slots: readonly Slot[] }) {
  if (slots.length === 0) return null
  return (
    <dl className="pp-head__slots">
      {slots.map(({ id, name, picks, used, max, counts }) => (
        <div key={id}>
          <dt>
            {counts
              ? t('{slot} {used, number} of {max, number} {counts}', {
                  slot: name,
                  used,
                  max,
                  counts,
                })
              : name}
          </dt>
          <dd>
            {picks.map((pick) => (
              <span key={pick.id}>
                <b>{pick.name}</b>
                {pick.tags.length > 0 && ` ${pick.tags.join(', ')}`}
                {pick.brings.length > 0 && <em>: {pick.brings.join(', ')}</em>}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The head of the first page: name, army, counts, total, seal, points rule; for an event what it asks for. */
export function PaperHead({ source }: { readonly source: PaperSource }) {
  const { system, choice, content } = source
  const { army, faults } = content
  const name = nameOf(army)
  const state = army.units.size === 0 ? 'draft' : faults.length > 0 ? 'fault' : 'ok'
  return (
    <header className="pp-head" data-measure="head" data-block="head">
      <div className="pp-head__top">
        <div className="pp-head__name">
          <h2 className={classes(name.length > longName && 'pp-head__long')}>{name}</h2>
          <Subtitle army={army} />
        </div>
        {choice.points && (
          <p className="pp-head__total">
            <TotalWords points={army.points} limit={army.limit} />
          </p>
        )}
        <Seal
          state={state}
          faults={faults.length}
          top={system.words.shortGame}
          bottom={army.season.short}
          size={106}
        />
      </div>
      {choice.layout === 'event' && <EntryForm army={army} choice={choice} />}
      <HeadSlots slots={content.slotsInHead ? content.slots : []} />
      {choice.points && choice.layout !== 'event' && (
        <Tape
          segments={segmentsOf(army)}
          limit={army.limit}
          total={army.points}
          size="s"
          label={t('Points by part')}
        />
      )}
    </header>
  )
}

interface PlaceProps {
  readonly source: PaperSource
  readonly page: number
  readonly pages: number
}

/** The head of every further page, and of pages that have no other. */
export function RunningHead({ source, page, pages }: PlaceProps) {
  const { choice, content } = source
  const { army } = content
  const points = t('{points, number} of {limit, number} points', {
    points: army.points,
    limit: army.limit,
  })
  const facts = [...(choice.points ? [points] : []), stateWords(content)]
  return (
    <header className="pp-run" data-measure="run" data-block="run">
      <div>
        <h2>{nameOf(army)}</h2> {army.title}
      </div>
      <p>{[...facts, t('page {page, number} of {pages, number}', { page, pages })].join(' · ')}</p>
    </header>
  )
}

/** The foot of every page: data, where and when it was checked, the unofficial line; the page where no head says it. */
export function PaperFoot({
  source,
  page,
  pages,
  first,
}: PlaceProps & { readonly first: boolean }) {
  const { choice, content, printed } = source
  return (
    <footer className="pp-foot" data-measure="foot" data-block="foot">
      {choice.rules !== 'none' && (
        <p>{t('What rules say is in our own words; the official text decides.')}</p>
      )}
      <span>
        {t('Figures of {data} · checked by Muster at {host} on {day}', {
          data: content.army.dataDate,
          host: window.location.host,
          day: printed,
        })}
      </span>
      <span>
        {t('Unofficial, not endorsed by the publisher')}
        {first && ` · ${t('page {page, number} of {pages, number}', { page, pages })}`}
      </span>
    </footer>
  )
}
