import { lackWords } from '../../engine/lack-words.ts'
import { stillBlocks, type StillBlock } from '../../engine/seen-words.ts'
import type { SeenFinding } from '../../engine/seen.ts'
import type { GoneArmy } from '../../store/army-state.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { date, type Message, msg, t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'
import type { Slice } from './pack.ts'
import type { PaperParts } from './paper-parts.ts'
import { paragraphs } from './paragraphs.ts'
import type { Band, Flow } from './plan.ts'
import { TotalWords } from './total-words.tsx'

const day = { dateStyle: 'long' } as const

/** A list whose data is gone, and all of it that can be printed. */
interface SeenSource {
  readonly list: SavedList
  readonly name: string
  readonly what: string
  readonly blocks: readonly StillBlock[]
  readonly faults: readonly SeenFinding[]
  readonly notes: readonly string[]
}

/** What a list is called that may have no name and no data. */
export function seenName({ roster, seen }: SavedList): string {
  return roster.name || seen?.title || t('A list without a name')
}

/** The parts of the pages of a list as it was last seen. */
export function seenParts(list: SavedList, gone: GoneArmy): PaperParts {
  const { seen, roster } = list
  const source: SeenSource = {
    list,
    name: seenName(list),
    what: lackWords(gone.lacks),
    blocks: stillBlocks(seen, roster),
    faults: seen?.findings.filter(({ severity }) => severity === 'error') ?? [],
    notes: paragraphs(roster.notes),
  }
  return {
    flows: flowsOf(source),
    head: <SeenHead source={source} />,
    run: (page, pages) => <SeenRun {...{ source, page, pages }} />,
    foot: (page, pages, first) => <SeenFoot {...{ source, page, pages, first }} />,
    band: (band) => <SeenBand {...{ source, band }} />,
    lines: false,
  }
}

const whole = (ids: readonly string[]) => ids.map((id) => ({ id, keep: 'whole' as const }))

function flowsOf({ blocks, faults, notes }: SeenSource): readonly Flow[] {
  const flow = { way: 'read', columns: 1, rows: 1, apart: false, main: true } as const
  const flows: readonly Flow[] = [
    { ...flow, id: 'faults', blocks: whole(faults.map((_, at) => `faults:${at}`)) },
    { ...flow, id: 'seen', blocks: whole(blocks.map((_, at) => `seen:${at}`)) },
    { ...flow, id: 'notes', blocks: whole(notes.map((_, at) => `notes:${at}`)) },
  ]
  return flows.filter(({ blocks: all }) => all.length > 0)
}

interface SourceProps {
  readonly source: SeenSource
}

function stateWords({ faults }: SeenSource): string {
  return t('{count, plural, =0 {in order} one {# fault} other {# faults}}', {
    count: faults.length,
  })
}

function SeenHead({ source }: SourceProps) {
  const { seen } = source.list
  return (
    <header className="pp-head" data-measure="head" data-block="head">
      <div className="pp-head__top">
        <div className="pp-head__name">
          <h2>{source.name}</h2>
          {seen && <p>{[seen.game, seen.title, ...seen.about, stateWords(source)].join(' · ')}</p>}
        </div>
        {seen && (
          <p className="pp-head__total">
            <TotalWords points={seen.points} limit={seen.limit} />
          </p>
        )}
      </div>
    </header>
  )
}

interface PlaceProps extends SourceProps {
  readonly page: number
  readonly pages: number
}

function SeenRun({ source, page, pages }: PlaceProps) {
  const { seen } = source.list
  return (
    <header className="pp-run" data-measure="run" data-block="run">
      <div>
        <h2>{source.name}</h2> {seen?.title}
      </div>
      <p>{t('page {page, number} of {pages, number}', { page, pages })}</p>
    </header>
  )
}

function SeenFoot({ source, page, pages, first }: PlaceProps & { readonly first: boolean }) {
  const { list, what } = source
  return (
    <footer className="pp-foot" data-measure="foot" data-block="foot">
      <span>
        {list.seen
          ? t('As it was on {day}, {lacks}', {
              day: date(new Date(list.seen.time), day),
              lacks: what,
            })
          : t('Not worked out: it stays on {lacks}', { lacks: what })}
      </span>
      <span>
        {t('Made with Muster, unofficial')}
        {first && ` · ${t('page {page, number} of {pages, number}', { page, pages })}`}
      </span>
    </footer>
  )
}

const titles: Readonly<Record<string, Message>> = {
  faults: msg('Not in order'),
  notes: msg('Notes'),
}

function SeenBand({ source, band }: SourceProps & { readonly band: Band }) {
  const { flow, columns } = band
  const title = titles[flow.id]
  return (
    <section className="pp-band" data-band={flow.id}>
      {title && <h3>{t(title)}</h3>}
      {columns[0]?.map((slice) => (
        <div
          key={`${slice.id} ${slice.from}`}
          className="sp__block"
          data-block={slice.id}
          data-keep="whole"
        >
          <SeenBlock {...{ source, slice }} />
        </div>
      ))}
    </section>
  )
}

function SeenBlock({ source, slice }: SourceProps & { readonly slice: Slice }) {
  const [flow, index] = slice.id.split(':')
  const at = Number(index)
  const fault = source.faults[at]
  const block = source.blocks[at]
  if (flow === 'notes') return <p className="pp-text">{source.notes[at]}</p>
  if (flow === 'faults')
    return (
      <p className="pp-text">
        {fault?.say} <b>{fault?.citation}</b>
      </p>
    )
  return block ? <StillTable block={block} slice={slice} /> : null
}

function StillTable({ block, slice }: { readonly block: StillBlock; readonly slice: Slice }) {
  const { mark, title, points, rows } = block
  return (
    <table className="pp-roster">
      <caption>
        {mark && <b>{mark}</b>} {title} {slice.from > 0 && t('continued')}
        {points !== null && points > 0 && <span>{numberText(points)}</span>}
      </caption>
      <tbody>
        {rows.slice(slice.from, slice.to).map(({ key, what, name, note, points: paid }) => (
          <tr key={key} data-line="">
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
