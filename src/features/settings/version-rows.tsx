import type { Id } from '../../engine/roster.ts'
import type { System } from '../../engine/system.ts'
import { useLists } from '../../store/lists.ts'
import { useBase } from '../../store/use-base.ts'
import { t } from '../../text/t.ts'
import { Tag } from '../../ui/tag.tsx'

interface Version {
  readonly id: Id
  readonly name: string
}

/** The points versions and seasons that the data of a game has, newest first, each with how many lists stay on it. */
export function VersionRows({ system }: { readonly system: System }) {
  const base = useBase(system.id)
  const lists = useLists((state) => state.lists)
  const own = lists.filter(({ roster }) => roster.system === system.id)
  const points = base.state === 'ready' ? system.priceBooks(base.value) : []
  const newest = points[0]?.id
  return (
    <>
      <Versions
        what={t('Points')}
        versions={points}
        // a list that names no points is on the newest as soon as it is opened
        count={(id) => own.filter(({ roster }) => (roster.prices ?? newest) === id).length}
      />
      <Versions
        what={t('Seasons')}
        versions={system.seasons}
        count={(id) => own.filter(({ roster }) => roster.season === id).length}
      />
    </>
  )
}

interface VersionsProps {
  readonly what: string
  readonly versions: readonly Version[]
  readonly count: (id: Id) => number
}

function Versions({ what, versions, count }: VersionsProps) {
  return (
    <>
      <h4 className="t-label pt-1">{what}</h4>
      <ul aria-label={what}>
        {versions.map(({ id, name }, at) => {
          const lists = count(id)
          return (
            <li key={id} className="sets__row">
              <span className="t-body">
                {name} {at === 0 && versions.length > 1 && <Tag>{t('Newest')}</Tag>}
              </span>
              <span className="num">
                {t('{count, plural, =0 {no lists} one {# list} other {# lists}}', { count: lists })}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
