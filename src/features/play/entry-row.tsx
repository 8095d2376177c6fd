import { memo, useState } from 'react'

import { kindWord, limitWords } from '../../engine/game-words.ts'
import type { PlayEntry } from '../../engine/play.ts'
import { fewOf } from '../../engine/wording.ts'
import { msg, t } from '../../text/t.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { RuleName } from '../../ui/rule-name.tsx'
import { Said } from '../../ui/said.tsx'
import { Mark } from '../../ui/tag.tsx'
import { useDesk } from './desk.ts'
import type { ShownEntry } from './entry-groups.ts'
import { EntryTicks } from './entry-ticks.tsx'
import { NoteDialog } from './note-dialog.tsx'

/** What an entry does stays the same through all that is done in the battle; to find the terms in it takes time. */
const SaidOnce = memo(Said)
const NameOnce = memo(RuleName)

/** Something to use or to remember: what it is called and does, who has it, whether it is used, and the player's own note. */
export function EntryRow({ item }: { readonly item: ShownEntry }) {
  const { entry, spent, lacks, pinned, hidden, note } = item
  const [noting, setNoting] = useState(false)
  const dim = spent || hidden || lacks !== ''
  return (
    <li className={classes('pe', dim && 'pe--dim', spent && 'pe--spent')}>
      <div className="pe__top">
        <div className="pe__words">
          <div className="pe__head">
            {entry.cost && <Coin {...entry.cost} />}
            <span className="pe__name">
              <span className="t-name">
                <NameOnce name={entry.name} text={entry.text ?? undefined} />
              </span>{' '}
              <Marks {...item} />
            </span>
          </div>
          <p className="pe__meta">
            <Whose {...entry} /> {aboutOf(entry)}
          </p>
        </div>
        <EntryMenu item={item} onNote={() => setNoting(true)} />
        <EntryTicks entry={entry} alone />
      </div>
      <SaidOnce id={entry.text} />
      {note !== '' && (
        <p className="pe__note">
          <Icon name="edit" size="s" />
          {note}
        </p>
      )}
      {pinned && <span className="sr-only">{t('Pinned')}</span>}
      <EntryTicks entry={entry} />
      {noting && <NoteDialog entry={entry} note={note} onClose={() => setNoting(false)} />}
    </li>
  )
}

function Coin({ value, counts }: { readonly value: number; readonly counts: string }) {
  return (
    <span className={value > 1 ? 'coin coin--more' : 'coin'}>
      {value}
      <span className="sr-only"> {counts}</span>
    </span>
  )
}

function Marks({ entry, lacks, hidden }: ShownEntry) {
  const { kind, value, reaction } = entry
  return (
    <>
      {value !== null && (
        <Mark>
          {kindWord(kind)} {value}
        </Mark>
      )}
      {reaction && <Mark>{t('reaction')}</Mark>}
      {lacks !== '' && <Mark warn>{lacks}</Mark>}
      {hidden && <Mark warn>{t('hidden')}</Mark>}
    </>
  )
}

const whoseWords = {
  your: msg('your turn'),
  enemy: msg('their turn'),
  any: msg('either turn'),
} as const

function Whose({ passive, whose, phases }: PlayEntry) {
  const { sheet } = useDesk()
  const inTurns = sheet.phases.some(({ name, per }) => per === 'turn' && phases.includes(name))
  if (passive || (whose === 'any' && !inTurns)) return null
  return <span className={`turn turn--${whose}`}>{t(whoseWords[whose])}</span>
}

/** From where, by whom, how often: each said once. */
function aboutOf({ from, who, limit }: PlayEntry): string {
  const names = who.map(({ name }) => name)
  const sole = names.length === 1 && names[0] === from
  const by = sole ? '' : fewOf(names, 3)
  return [from, by, limit === null ? '' : limitWords(limit)].filter(Boolean).join(' · ')
}

interface EntryMenuProps {
  readonly item: ShownEntry
  readonly onNote: () => void
}

function EntryMenu({ item, onNote }: EntryMenuProps) {
  const { act } = useDesk()
  const { entry, pinned, hidden, note } = item
  const mark = (part: { readonly pinned?: boolean; readonly hidden?: boolean }) =>
    act({ kind: 'mark', entry: entry.id, mark: part })
  const items: readonly MenuItem[] = [
    {
      id: 'pin',
      label: t(pinned ? 'Unpin' : 'Pin to the top'),
      icon: 'pin',
      onSelect: () => mark({ pinned: !pinned }),
    },
    {
      id: 'hide',
      label: t(hidden ? 'Show again' : 'Hide'),
      icon: hidden ? 'undo' : 'close',
      onSelect: () => mark({ hidden: !hidden }),
    },
    {
      id: 'note',
      label: t(note === '' ? 'Add a note' : 'Change the note'),
      icon: 'edit',
      onSelect: onNote,
    },
  ]
  return <Menu label={t('More for {name}', { name: entry.name })} items={items} />
}
