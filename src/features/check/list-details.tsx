import { useState } from 'react'
import { useNavigate } from 'react-router'

import {
  linesWords,
  pointsWords,
  sentenceParts,
  statedWords,
  titleOf,
  verdictWords,
  numberWords,
} from '../../share/check/check-words.ts'
import { type CheckedFinding, countOf } from '../../share/check/checked-list.ts'
import { replyOf } from '../../share/check/reply.ts'
import type { CheckedRow } from '../../share/check/rows.ts'
import { formatName } from '../../share/text/format-name.ts'
import { say } from '../../store/toasts.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { rich, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { FindingView } from '../../ui/finding.tsx'
import { Pieces } from '../../ui/pieces.tsx'
import { RuleWordsContext } from '../../ui/rule-words.ts'
import { MiniSeal, Seal } from '../../ui/seal.tsx'
import { textMarks } from '../../ui/text-marks.tsx'
import { copyText } from './copy-text.ts'
import { ListText } from './list-text.tsx'
import { openAsList } from './open-list.ts'

const nowhere: readonly number[] = []
const views = { error: 'fault', warning: 'ask', note: 'note' } as const

/** Everything about one list: what it is, its findings, its text. */
export function ListDetails({ row }: { readonly row: CheckedRow }) {
  const [goTo, setGoTo] = useState(nowhere)
  const rules = useRulesOf(row.roster?.system ?? '')
  return (
    <RuleWordsContext value={rules}>
      <div className="ldetail">
        <DetailsHead row={row} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
        <div className="ldetail__findings" role="region" aria-label={t('Findings')} tabIndex={0}>
          {row.verdict === 'ok' && (
            <div className="ldetail__ok">
              <MiniSeal state="ok" label={t('In order')} />
              <p className="t-body">
                <Pieces of={rich('<b>In order.</b> Nothing to ask.', textMarks)} />
              </p>
            </div>
          )}
          {row.findings.map((finding, at) => (
            <Finding
              // oxlint-disable-next-line react/no-array-index-key -- findings never move
              key={at}
              finding={finding}
              number={at + 1}
              onShow={() => setGoTo([...finding.lines])}
            />
          ))}
        </div>
        {row.lines.length > 0 && <ListText list={row} goTo={goTo} />}
      </div>
    </RuleWordsContext>
  )
}

function DetailsHead({ row }: { readonly row: CheckedRow }) {
  const { name, player, source, faction, format, tally, chosen } = row
  const facts = [
    row.points !== null && pointsWords(row),
    row.drops === null ? chosen.join(', ') : tally,
    statedWords(row),
  ]
  const states = { faults: 'fault', ask: 'ask', unreadable: 'draft', ok: 'ok' } as const
  // a file that gave the player a name says nothing more
  const from = source.startsWith(titleOf(row)) ? '' : source
  return (
    <header className="ldetail__head">
      <div className="min-w-0 flex-1">
        <p className="t-label">{t('List {number}', { number: numberWords(row.number) })}</p>
        <h2 className="t-card">{titleOf(row)}</h2>
        <p className="t-small">{[player !== '' && name, faction].filter(Boolean).join(', ')}</p>
        <p className="t-small">{facts.filter(Boolean).join(' · ')}</p>
        <p className="t-small">{[formatName(format), from].filter(Boolean).join(' · ')}</p>
      </div>
      {row.verdict !== 'unreadable' && (
        <Seal
          state={states[row.verdict]}
          faults={countOf(row, 'error')}
          top={row.seal.top}
          bottom={row.seal.bottom}
          size={84}
          label={verdictWords(row)}
        />
      )}
    </header>
  )
}

interface FindingProps {
  readonly finding: CheckedFinding
  readonly number: number
  readonly onShow: () => void
}

function Finding({ finding, number, onShow }: FindingProps) {
  const { severity, message, citation, lines } = finding
  const words = linesWords(lines)
  const { lead, rest } = sentenceParts(message)
  return (
    <FindingView
      severity={views[severity]}
      mark={severity === 'error' ? number : undefined}
      lead={severity === 'note' ? '' : lead}
      rest={severity === 'note' ? message : rest}
      cite={citation || undefined}
    >
      {words !== '' && (
        <button type="button" className="lnk lnk--cond tapline" onClick={onShow}>
          {t('Show {lines}', { lines: words })}
        </button>
      )}
    </FindingView>
  )
}

/** What can be done with one list: copy the reply to its player, open it in the builder. */
export function DetailsActions({ row }: { readonly row: CheckedRow }) {
  const navigate = useNavigate()
  const copy = async () => {
    const done = await copyText(replyOf(row))
    say(
      done
        ? t('Reply copied')
        : t('The reply could not be copied. Open Replies and select it there.'),
    )
  }
  const open = () => {
    const opened = openAsList(row)
    if (opened.ok) {
      say(t('{name} is kept in your lists', { name: opened.name }))
      void navigate(`/list/${opened.id}`)
    } else say(opened.problem, { tone: 'bad' })
  }
  return (
    <div className="ldetail__acts">
      <Button icon="copy" onClick={() => void copy()}>
        {t('Copy reply')}
      </Button>
      <Button disabled={row.roster === null} onClick={open}>
        {t('Open as a list')}
      </Button>
    </div>
  )
}
