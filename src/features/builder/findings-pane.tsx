import { memo, useState } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Finding, Fix } from '../../engine/rule.ts'
import { t } from '../../text/t.ts'
import { FindingView } from '../../ui/finding.tsx'
import { MiniSeal } from '../../ui/seal.tsx'
import { useDesk, useTools } from './desk.ts'
import { editIcon } from './edit-icon.ts'
import { splitSentence } from './split-sentence.ts'
import { useTried, type Tried } from './use-tried.ts'
import { faultsShown, faultWords, unitTitle } from './words.ts'

const views = { error: 'fault', warning: 'ask', note: 'note' } as const
const mostFixes = 6
const fewUnits = 2

/** `1 fault, 2 to ask, 1 note` */
export function findingWords(findings: readonly Finding[]): string {
  const count = (kind: Finding['severity']) =>
    findings.filter(({ severity }) => severity === kind).length
  const [faults, asks, notes] = [count('error'), count('warning'), count('note')]
  const parts = [
    faults > 0 && faultWords(faults),
    asks > 0 && t('{count, number} to ask', { count: asks }),
    notes > 0 && t('{count, plural, one {# note} other {# notes}}', { count: notes }),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Everything that validation reports: faults, then what to ask, then notes; or that the list is in order. */
export function FindingsList() {
  const { army, findings } = useDesk()
  return <Findings {...useTried(army, findings)} />
}

const Findings = memo(({ army, findings, tried }: Tried) => {
  const empty = army.units.size === 0
  return (
    <>
      {faultsShown(army, findings) === 0 && <InOrder army={army} />}
      {(empty ? [] : findings).map((finding, at) => (
        <FindingRow
          key={`${finding.rule} ${JSON.stringify(finding.at)} ${finding.say}`}
          finding={finding}
          number={at + 1}
          tried={at < tried}
        />
      ))}
    </>
  )
})

function InOrder({ army }: { readonly army: Army }) {
  const empty = army.units.size === 0
  const against = { season: army.season.name, date: army.dataDate }
  const checked = t('Checked against {season}, points of {date}.', against)
  return (
    <div className="inorder">
      <MiniSeal state={empty ? 'draft' : 'ok'} label={empty ? t('Draft') : t('In order')} />
      <p className="t-body">
        <b>{empty ? t('Nothing to check yet.') : t('In order.')}</b>{' '}
        {empty ? t('Faults show here as you build.') : checked}
      </p>
    </div>
  )
}

interface FindingRowProps {
  readonly finding: Finding
  readonly number: number
  /** Whether it is known what would mend it. */
  readonly tried: boolean
}

const untried: readonly Fix[] = []

const FindingRow = memo(({ finding, number, tried }: FindingRowProps) => {
  const { send } = useTools()
  const [all, setAll] = useState(false)
  const fixes = tried ? finding.fixes() : untried
  const { first, rest } = splitSentence(finding.say)
  const shown = all ? fixes : fixes.slice(0, mostFixes)
  const hidden = fixes.length - shown.length
  const remedies = shown.map(({ label, edit, change }, at) => {
    return { id: String(at), label, icon: editIcon(edit), change }
  })
  if (finding.severity === 'note' && remedies.length === 0) return <NoteRow finding={finding} />
  return (
    <FindingView
      severity={views[finding.severity]}
      mark={finding.severity === 'error' ? number : undefined}
      lead={first}
      rest={rest}
      cite={finding.citation || undefined}
      remedies={remedies}
      onRemedy={(id) => {
        const fix = fixes[Number(id)]
        if (fix) send(fix.edit, fix.kept)
      }}
      more={
        hidden > 0
          ? {
              label: t('{count, plural, one {# more way} other {# more ways}} to mend it', {
                count: hidden,
              }),
              onPress: () => setAll(true),
            }
          : undefined
      }
    >
      <Places finding={finding} />
    </FindingView>
  )
})

/** A note that asks for nothing: the sentence, and on one line its rule and the way to its place. */
function NoteRow({ finding }: { readonly finding: Finding }) {
  return (
    <FindingView severity="note" lead="" rest={finding.say}>
      <div className="finding__go">
        {finding.citation && <span className="cite">{finding.citation}</span>}
        <Places finding={finding} />
      </div>
    </FindingView>
  )
}

/** Links to the units that a finding is about. */
function Places({ finding }: { readonly finding: Finding }) {
  const { army, jump, aim } = useDesk()
  const [open, setOpen] = useState(false)
  const ids = finding.at.unit === undefined ? finding.units : [finding.at.unit]
  const all = [...new Set(ids)].flatMap((id) => army.units.get(id) ?? [])
  // of copies that are called the same the first one is enough
  const units = [
    ...new Map(all.toReversed().map((unit) => [unitTitle(unit), unit])).values(),
  ].toReversed()
  const { slot, group } = finding.at
  if (units.length > fewUnits && !open) {
    return (
      <p>
        <button type="button" className="lnk lnk--cond tapbox" onClick={() => setOpen(true)}>
          {t('Show them')}
        </button>
      </p>
    )
  }
  if (units.length === 0 && slot === undefined && group === undefined) return null
  return (
    <p className="finding__go">
      {units.map((unit) => (
        <button
          key={unit.id}
          type="button"
          className="lnk lnk--cond tapbox"
          onClick={() => jump({ unit: unit.id, group: unit.group })}
        >
          {t('Show {unit}', { unit: unitTitle(unit) })}
        </button>
      ))}
      {units.length === 0 && slot !== undefined && (
        <button type="button" className="lnk lnk--cond tapbox" onClick={() => aim({ slot })}>
          {t('Choose')}
        </button>
      )}
      {units.length === 0 && slot === undefined && group !== undefined && (
        <button type="button" className="lnk lnk--cond tapbox" onClick={() => jump({ group })}>
          {t('Show it')}
        </button>
      )}
    </p>
  )
}
