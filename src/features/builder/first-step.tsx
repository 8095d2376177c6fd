import { Icon } from '../../ui/icon.tsx'
import { SpineBlock } from '../../ui/spine-block.tsx'
import { ArmyBlock } from './army-block.tsx'
import { useDesk } from './desk.ts'
import { placeKey } from './places.ts'
import { useBeginnings } from './use-beginnings.ts'

/** What an empty list shows: the first step in large letters, what comes after it, and what can be done at any time. */
export function FirstStep() {
  const { system, aim } = useDesk()
  const [first, ...others] = useBeginnings()
  return (
    <>
      {first && (
        <SpineBlock mark={first.numeral} label={system.words.firstStep} slot className="first">
          <button type="button" className="first__go" onClick={() => aim(first.place)}>
            <Icon name="plus" size="l" />
            <span>
              <b className="block">{system.words.firstStep}</b>
              <span className="t-small">{first.sub}</span>
            </span>
          </button>
          <p className="first__then">Then the units that leader may take</p>
        </SpineBlock>
      )}
      <h2 className="t-head pt-2">Any time after that</h2>
      <ul className="next">
        {others.map(({ place, numeral, title, sub }) => (
          <li key={placeKey(place)}>
            <button type="button" onClick={() => aim(place)}>
              <span className="next__n" aria-hidden="true">
                {numeral.slice(0, 1)}
              </span>
              <span className="min-w-0">
                <span className="t-name block">{title}</span>
                <span className="t-small">{sub}</span>
              </span>
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
      <ArmyBlock />
    </>
  )
}
