import type { System } from '../../engine/system.ts'
import { useSources } from '../../store/use-base.ts'
import { systems } from '../../systems/index.ts'
import { date, num, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from './facts.tsx'
import { OlderLists } from './older-lists.tsx'
import { Section } from './section.tsx'
import { VersionRows } from './version-rows.tsx'

const day = { dateStyle: 'long', timeZone: 'UTC' } as const
/** A bare number says nothing beside a date. */
const editionWords = (revision: string | null) =>
  revision !== null && /^\d+$/.test(revision) ? t('revision {revision}', { revision }) : revision
const dayText = (iso: string) => date(new Date(`${iso}T00:00:00Z`), day)

/** From where and when the figures of each game are, and which lists stay on older ones. */
export function DataSection() {
  return (
    <Section title={t('Points and data')} anchor="data">
      <p className="t-body">
        {t(
          'Names, points and stat lines are facts from these publications. Newer official points may exist: where they differ, the official ones count. A list stays on the points it was made with until you move it.',
        )}
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
      {sources.state === 'loading' && <p className="t-small">{t('Loading')}</p>}
      {sources.state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="t-body">{sources.problem}</p>
          <Button onClick={sources.retry}>{t('Try again')}</Button>
        </div>
      )}
      {sources.state === 'ready' && (
        <>
          <VersionRows system={system} />
          <OlderLists system={system} />
          <Facts
            facts={[
              [t('Data of'), dayText(sources.value.version)],
              [t('Factions'), num(sources.value.books)],
              ...sources.value.sources.map(
                ({ publication, date: of, revision }) =>
                  [
                    publication,
                    [dayText(of), editionWords(revision)].filter(Boolean).join(', '),
                  ] as const,
              ),
            ]}
          />
        </>
      )}
    </div>
  )
}
