import { useEffect, useRef, useState } from 'react'

import type { Id } from '../../engine/roster.ts'
import type { ListExport } from '../../share/text/write.ts'
import { errorWords } from '../../store/error-words.ts'
import { lastExport, rememberExport } from '../../store/export-choice.ts'
import type { GameWays } from '../../store/export-lists.ts'
import type { SavedList } from '../../store/saved-list.ts'
import { msg, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { exportLists, isText, type As, type Left } from './export-jobs.ts'
import { lot } from './filing-jobs.ts'

interface ExportDialogProps {
  readonly lists: readonly SavedList[]
  readonly onClose: (done: boolean) => void
}

const kinds = [
  { value: 'backup', label: msg('Backup file, which Muster reads back whole') },
  { value: 'text', label: msg('Texts, all in one file') },
  { value: 'zip', label: msg('Texts, a file each (.zip)') },
  { value: 'table', label: msg('Table for a spreadsheet (.csv)') },
] as const

/** Hands chosen lists on as files. */
export function ExportDialog({ lists, onClose }: ExportDialogProps) {
  const [as, setAs] = useState<As>('backup')
  const [chosen, setChosen] = useState<ReadonlyMap<Id, string>>(new Map())
  const job = useExport(lists, onClose)
  const asText = as === 'text' || as === 'zip'
  const { games, bring } = useGames(lists, asText)
  const ways = waysOf(games ?? [], as, chosen)
  const footer = (
    <DialogActions>
      <Button onClick={job.close}>{job.left.length > 0 ? t('Close') : t('Cancel')}</Button>
      <Button
        variant="go"
        icon="download"
        busy={job.count !== null}
        // pressed before the ways are here, it waits for them
        onClick={() => job.begin(as, async () => waysOf(asText ? await bring() : [], as, chosen))}
      >
        {t('Export')}
      </Button>
    </DialogActions>
  )
  return (
    <Dialog
      open
      onClose={job.close}
      title={t('Export {count, plural, =1 {{name}} other {# lists}}', lot(lists))}
      footer={footer}
    >
      <div className="lform">
        <RadioGroup
          label={t('As')}
          value={as}
          options={kinds.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={(value) => setAs(kinds.find((kind) => kind.value === value)?.value ?? 'backup')}
        />
        {asText &&
          games?.map(({ system, game, ways: all }) => (
            <SelectField
              key={system}
              label={games.length > 1 ? t('Format for {game}', { game }) : t('Format')}
              value={ways.get(system)?.id ?? ''}
              options={all
                .filter((way) => as === 'zip' || isText(way))
                .map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => {
                setChosen(new Map([...chosen, [system, id]]))
                rememberExport(system, id)
              }}
            />
          ))}
        {job.count !== null && (
          <p role="status" className="t-body">
            {t('{count, number} of {all, number} written', {
              count: job.count,
              all: lists.length,
            })}
          </p>
        )}
        <LeftOut left={job.left} problem={job.problem} />
      </div>
    </Dialog>
  )
}

type Ways = ReadonlyMap<Id, ListExport>

/** The chosen way of each game, or the one that was chosen last. */
function waysOf(games: readonly GameWays[], as: As, chosen: ReadonlyMap<Id, string>): Ways {
  return new Map(
    games.flatMap(({ system, ways }) => {
      const fit = ways.filter((way) => as === 'zip' || isText(way))
      const wanted = chosen.get(system) ?? lastExport(system)
      const way = fit.find(({ id }) => id === wanted) ?? fit[0]
      return way ? [[system, way] as const] : []
    }),
  )
}

async function gamesOf(lists: readonly SavedList[]): Promise<readonly GameWays[]> {
  try {
    const { waysFor } = await import('../../store/export-lists.ts')
    return await waysFor(lists)
  } catch {
    // what is missing is said when the lists are written
    return []
  }
}

/** What is asked for once, however often. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return async () => await (asked ??= ask())
}

/** The games of the lists with their ways, once they are `wanted`; null while they come. */
function useGames(lists: readonly SavedList[], wanted: boolean) {
  const [games, setGames] = useState<readonly GameWays[] | null>(null)
  const [bring] = useState(() => once(async () => await gamesOf(lists)))
  useEffect(() => {
    if (!wanted) return undefined
    let gone = false
    const find = async () => {
      const found = await bring()
      if (!gone) setGames(found)
    }
    void find()
    return () => {
      gone = true
    }
  }, [bring, wanted])
  return { games, bring }
}

/** An export on its way: how many lists are written, and which are left out. It ends when the dialog closes. */
function useExport(lists: readonly SavedList[], onClose: (done: boolean) => void) {
  const [count, setCount] = useState<number | null>(null)
  const [left, setLeft] = useState<readonly Left[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const ends = useRef(new AbortController())
  const write = async (as: As, waysThen: () => Promise<Ways>) => {
    const { signal } = ends.current
    try {
      const ways = await waysThen()
      const missing = await exportLists(lists, as, { ways, signal, onWritten: setCount })
      if (signal.aborted) return
      if (missing.length === 0) onClose(true)
      setLeft(missing)
    } catch (error) {
      setProblem(errorWords(error))
    }
    setCount(null)
  }
  const begin = (...how: Parameters<typeof write>) => {
    setProblem(null)
    setLeft([])
    setCount(0)
    void write(...how)
  }
  const close = () => {
    ends.current.abort()
    onClose(false)
  }
  return { count, left, problem, begin, close }
}

function LeftOut({
  left,
  problem,
}: {
  readonly left: readonly Left[]
  readonly problem: string | null
}) {
  if (problem === null && left.length === 0) return null
  return (
    <div role="alert" className="lleft t-body">
      {problem !== null && <p>{t('The export stopped. {problem}', { problem })}</p>}
      {left.length > 0 && (
        <p className="font-semibold">{t('Left out, as they could not be written:')}</p>
      )}
      {left.map(({ name, problem: why }, at) => (
        <p key={at} className="wrap-anywhere">
          {name || t('A list without a name')}: {why}
        </p>
      ))}
    </div>
  )
}
