import type { Place } from '../../engine/rule.ts'
import type { OpenPlace } from '../../engine/system.ts'
import { t } from '../../text/t.ts'
import { Icon } from '../../ui/icon.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { ArmyBlock } from './army-block.tsx'
import { useDesk } from './desk.ts'
import { placeKey } from './places.ts'
import { beginningName, useBeginnings } from './use-beginnings.ts'

/** What an empty list shows: the first step in large letters, what comes after it, and what can be done at any time. */
export function FirstStep() {
  const { army, system, places, aim } = useDesk()
  const beginnings = useBeginnings()
  const [first] = places
  const choice = (place: Place) =>
    system.candidates(army, place).filter(({ status }) => status === 'fits').length
  // who is in books that are not there yet cannot be counted
  const isKnown = ({ place }: OpenPlace) => system.missingBooks(army, place).length === 0
  const others = beginnings
    .filter(({ place }) => place !== first?.place)
    .map((open) => ({ open, known: isKnown(open), count: choice(open.place) }))
    .filter(({ known, count }) => count > 0 || !known)
  // once the army has its choices, the first step is the first unit
  const title = first?.kind === 'picks' ? system.words.firstStep : (first?.title ?? '')
  return (
    <>
      {first && (
        <SpineBlock mark={first.numeral} label={title} slot className="first">
          <button type="button" className="first__go" onClick={() => aim(first.place)}>
            <Icon name="plus" size="l" />
            <span>
              <b className="block">{title}</b>
              <span className="t-small">
                {t('{count, number} to choose from', { count: choice(first.place) })}
              </span>
            </span>
          </button>
          <p className="first__then">
            {title === system.words.firstStep ? system.words.afterFirst : system.words.afterUnit}
          </p>
        </SpineBlock>
      )}
      {others.length > 0 && (
        <>
          <h2 className="t-head pt-2">{t('Any time after that')}</h2>
          <ul className="next">
            {others.map(({ open, known, count }) => (
              <li key={placeKey(open.place)}>
                <button type="button" onClick={() => aim(open.place)}>
                  <span className="next__n" aria-hidden="true">
                    {open.numeral.slice(0, 1)}
                  </span>
                  <span className="min-w-0">
                    <span className="t-name block">{beginningName(open)}</span>
                    <span className="t-small">
                      {[known && t('{count, number} to choose from', { count }), open.sub]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <Icon name="chevron-right" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ArmyBlock />
    </>
  )
}
