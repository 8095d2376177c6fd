import type { System } from '../../engine/system.ts'
import { useSources } from '../../store/use-base.ts'
import { systems } from '../../systems/index.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from './facts.tsx'
import { OlderLists } from './older-lists.tsx'
import { Section } from './section.tsx'
import { VersionRows } from './version-rows.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** A bare number says nothing beside a date. */
const editionWords = (revision: string | null) =>
  revision !== null && /^\d+$/.test(revision) ? `revision ${revision}` : revision
const dayText = (date: string) => day.format(new Date(`${date}T00:00:00Z`))

/** From where and when the figures of each game are, and which lists stay on older ones. */
export function DataSection() {
  return (
    <Section title="Points and data" anchor="data">
      <p className="t-body">
        Names, points and stat lines are facts from these publications. Newer official points may
        exist: where they differ, the official ones count. A list stays on the points it was made
        with until you move it.
      </p>
      {systems.map((system) => (
        <SystemData key={system.id} system={system} />
      ))}
    </Section>
  )
}

function SystemData({ system }: { readonly system: System }) {
  const sources = useSources(system.id)
  return (
    <div className="grid gap-1">
      <h3 className="t-name">{system.words.game}</h3>
      {sources.state === 'loading' && <p className="t-small">Loading</p>}
      {sources.state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="t-body">{sources.problem}</p>
          <Button onClick={sources.retry}>Try again</Button>
        </div>
      )}
      {sources.state === 'ready' && (
        <>
          <VersionRows system={system} />
          <OlderLists system={system} />
          <Facts
            facts={[
              ['Data of', dayText(sources.value.version)],
              ['Factions', String(sources.value.books)],
              ...sources.value.sources.map(
                ({ publication, date, revision }) =>
                  [
                    publication,
                    [dayText(date), editionWords(revision)].filter(Boolean).join(', '),
                  ] as const,
              ),
            ]}
          />
        </>
      )}
    </div>
  )
}
