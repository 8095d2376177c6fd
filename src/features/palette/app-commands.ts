import { loadBase } from '../../library/books.ts'
import { type Command, useOverlay } from '../../store/commands.ts'
import { chooseLanguage } from '../../store/language-choice.ts'
import { lists } from '../../store/lists.ts'
import { useReporting } from '../../store/reporting.ts'
import { settings } from '../../store/settings.ts'
import { useTour } from '../../store/tour.ts'
import { systems } from '../../systems/index.ts'
import { languages, ownName } from '../../text/languages.ts'
import { language, t } from '../../text/t.ts'
import { numberText } from '../../ui/number-text.ts'

type Go = (path: string) => void

/** What can be done on every page: go to pages, open lists, look things up, change how the app looks. */
export async function appCommands(go: Go): Promise<readonly Command[]> {
  return [
    ...listCommands(go),
    ...pageCommands(go),
    ...lookCommands(),
    ...(await factionCommands(go)),
  ]
}

function pageCommands(go: Go): readonly Command[] {
  const page = (label: string, path: string, words?: string): Command => ({
    id: `page ${path}`,
    label,
    group: t('Go to'),
    words,
    run: () => go(path),
  })
  return [
    page(t('New list'), '/new'),
    page(t('Your lists'), '/'),
    page(t('Import lists'), '/import', t('paste text file')),
    page(t('Check lists'), '/check', t('event organiser tournament')),
    page(t('Browse the factions'), '/browse'),
    ...systems.map(({ id, words }) =>
      page(t('Glossary of {game}', { game: words.shortGame }), `/browse/${id}/glossary`),
    ),
    page(t('Settings'), '/settings', t('options preferences')),
    page(t('Backup'), '/settings#backup', t('save download restore')),
  ]
}

function listCommands(go: Go): readonly Command[] {
  const tags = new Map(systems.map(({ id, words }) => [id, words.tagGame]))
  return lists
    .getState()
    .lists.toSorted((a, b) => b.changed.localeCompare(a.changed))
    .map(({ id, roster }) => ({
      id: `list ${id}`,
      label: roster.name || t('A list without a name'),
      group: t('Your lists'),
      // lists of one name are told apart
      detail: [tags.get(roster.system), numberText(roster.limit)].filter(Boolean).join(' · '),
      run: () => go(`/list/${id}`),
    }))
}

function lookCommands(): readonly Command[] {
  const { look } = settings.getState()
  const group = t('Appearance')
  const others = languages.filter((code) => code !== language())
  return [
    { id: 'theme light', label: t('Light colours'), group, run: () => look({ theme: 'light' }) },
    { id: 'theme dark', label: t('Dark colours'), group, run: () => look({ theme: 'dark' }) },
    {
      id: 'theme system',
      label: t('Colours as the system'),
      group,
      run: () => look({ theme: 'system' }),
    },
    ...others.map((code) => ({
      id: `language ${code}`,
      label: ownName(code),
      group,
      words: t('Language'),
      run: () => chooseLanguage(code),
    })),
    {
      id: 'tour',
      label: t('Show me around'),
      group: t('Help'),
      words: t('tour'),
      run: () => useTour.getState().want(true),
    },
    {
      id: 'report',
      label: t('Report a problem'),
      group: t('Help'),
      words: t('bug error'),
      run: () => useReporting.getState().report(window.location.pathname),
    },
    {
      id: 'keys',
      label: t('Keys'),
      group: t('Help'),
      words: t('keyboard shortcuts'),
      keys: '?',
      run: () => useOverlay.getState().show('keys'),
    },
  ]
}

/** Factions and armies to look up and to begin a list with; a game whose data does not come is left out. */
async function factionCommands(go: Go): Promise<readonly Command[]> {
  const found = await Promise.all(
    systems.map(async (system) => {
      const data = await loadBase(system.id).catch(() => null)
      if (data === null) return []
      return system
        .armies(data)
        .flatMap(({ faction, variant, name, alliance }): readonly Command[] => {
          const query = new URLSearchParams({
            game: system.id,
            faction,
            ...(variant && { variant }),
          })
          const common = { detail: system.words.tagGame, words: alliance }
          return [
            {
              ...common,
              id: `browse ${system.id} ${faction} ${variant}`,
              label: name,
              group: t('Look up'),
              run: () => go(`/browse/${system.id}/${variant ?? faction}`),
            },
            {
              ...common,
              id: `new ${system.id} ${faction} ${variant}`,
              label: t('New list: {army}', { army: name }),
              group: t('Begin'),
              run: () => go(`/new?${query.toString()}`),
            },
          ]
        })
    }),
  )
  return found.flat()
}
