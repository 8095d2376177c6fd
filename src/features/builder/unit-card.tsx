import { useMemo } from 'react'

import type { ArmyGroup, ArmyUnit, Profile } from '../../engine/army.ts'
import { markName } from '../../engine/game-words.ts'
import { ledgerOf } from '../../engine/ledger.ts'
import type { Candidate, System } from '../../engine/system.ts'
import type { UnitChoices } from '../../engine/unit-choices.ts'
import { t } from '../../text/t.ts'
import { basesText } from '../../ui/base-text.ts'
import { numberText } from '../../ui/number-text.ts'
import { OurWords } from '../../ui/our-words.tsx'
import { Tag } from '../../ui/tag.tsx'
import { CandidateActions, CardActions } from './card-actions.tsx'
import { CardChoices } from './card-choices.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardFigures } from './card-figures.tsx'
import { cardTexts } from './card-texts.ts'
import { useDesk, type Shown } from './desk.ts'
import { offersOf } from './offers.ts'
import { OwnWords } from './own-words.tsx'
import { Sizes } from './sizes.tsx'
import { useCardActions } from './use-card-actions.ts'
import { useFollowing } from './use-following.ts'
import { lowered, unitTitle } from './words.ts'

/** What a card is about: a unit of the list, or a candidate for a place. */
export interface Subject {
  readonly profile: Profile
  readonly unit: ArmyUnit | null
  readonly candidate: Candidate | null
}

/** Finds what is shown in the army as it is now; null when it has gone. */
export function useSubject(shown: Shown | null): Subject | null {
  const { army, system } = useDesk()
  const offering = useFollowing(army, JSON.stringify(shown))
  if (!shown) return null
  if (shown.kind === 'unit') {
    const unit = army.units.get(shown.unit)
    return unit ? { profile: unit.profile, unit, candidate: null } : null
  }
  const candidate = offersOf(system, offering, shown.place).find(({ id }) => id === shown.id)
  return candidate?.profile ? { profile: candidate.profile, unit: null, candidate } : null
}

/** The card of a unit: what can be chosen for it above what is only read, then what can be done with it. */
export function UnitCard({ subject }: { readonly subject: Subject }) {
  const { army, system } = useDesk()
  const { profile, unit, candidate } = subject
  const sheet = profile.sheet
  const choices = useMemo(
    () => (unit ? system.unitChoices(army, unit.id) : null),
    [system, army, unit],
  )
  const outfit = useMemo(() => (unit ? system.outfit(army, unit.id) : null), [system, army, unit])
  const actions = useCardActions(unit)
  return (
    <article className="card" aria-label={profile.name}>
      <CardHead subject={subject} choices={choices} />
      <Sizes profile={profile} unit={unit} choices={choices} />
      {unit && choices && <CardChoices unit={unit} choices={choices} actions={actions} />}
      {sheet ? <CardFigures sheet={sheet} outfit={outfit} /> : <NoSheet />}
      <CardFacts subject={subject} choices={choices} outfit={outfit} />
      {unit && <OwnWords key={unit.id} unit={unit} />}
      <OurWords ids={cardTexts(system.id, army, subject)} />
      {unit && choices && <CardActions unit={unit} choices={choices} actions={actions} />}
      {candidate && <CandidateActions candidate={candidate} />}
    </article>
  )
}

/** `regiment II`, or the name of a ready-made or loose group. */
export function groupWords(system: System, group: ArmyGroup | null | undefined): string {
  if (!group) return ''
  if (group.section !== '') return lowered(group.section)
  return group.style === 'own' ? `${system.words.group} ${group.numeral}` : group.name
}

/** A few words that stay on one line; more than a few may break. */
const unbroken = (text: string): string =>
  text.length > 20 ? text : text.replaceAll(' ', '\u{A0}')

interface CardHeadProps {
  readonly subject: Subject
  readonly choices: UnitChoices | null
}

function CardHead({ subject, choices }: CardHeadProps) {
  const { army, system } = useDesk()
  const { profile, unit, candidate } = subject
  const models = unit?.models ?? profile.sizes[0]?.models ?? 1
  const group = unit && army.groups.find(({ id }) => id === unit.group)
  // what came ready-made has its price as a whole
  const whole = group?.style === 'locked' && unit?.points === 0 ? group.points : null
  // as on its row: with all that it carries
  const paid = unit && ledgerOf(army).units.get(unit.id)?.total
  const sub = [
    unit?.roster.nickname ? unit.name : '',
    choices?.copies?.which ?? '',
    // sizes with prices say how many there are
    profile.prices.length > 0
      ? ''
      : t('{models, plural, one {# model} other {# models}}', { models }),
    unbroken(basesText(profile.sheet?.bases ?? [], models)),
    group?.section ? '' : groupWords(system, group),
  ]
  return (
    <header className="card__head">
      <div className="min-w-0">
        <h2 className="t-card">
          {unit ? unitTitle(unit) : profile.name}
          {unit?.marks.map((mark) => (
            <span key={mark}>
              {' '}
              <Tag tone="gen" icon="star">
                {markName(mark)}
              </Tag>
            </span>
          ))}
        </h2>
        <p className="t-small">{sub.filter(Boolean).join(' · ')}</p>
      </div>
      <span className="card__pts">
        {numberText(whole ?? paid ?? unit?.points ?? candidate?.points ?? 0)}
      </span>
    </header>
  )
}

function NoSheet() {
  const { system } = useDesk()
  return (
    <p className="t-small">
      {t('No source has a {sheet} for this unit; only its price is known.', {
        sheet: system.words.sheet,
      })}
    </p>
  )
}
