import { useMemo } from 'react'
import { Link } from 'react-router'

import { tallyWords } from '../../engine/wording.ts'
import { useOverlay } from '../../store/commands.ts'
import { useSharing } from '../../store/sharing.ts'
import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { capsOf } from '../../ui/key-text.ts'
import { numberText } from '../../ui/number-text.ts'
import { Points } from '../../ui/points.tsx'
import { Seal } from '../../ui/seal.tsx'
import { Tape } from '../../ui/tape.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { useDesk } from './desk.ts'
import { HistoryButtons } from './history-buttons.tsx'
import { ListTitle } from './list-title.tsx'
import { PointsBadge } from './points-badge.tsx'
import { armySegment, segmentsOf } from './segments.ts'
import { faultsShown, leftWords } from './words.ts'

/** The head of the builder on a wide window: name, what it is, the points rule, the total, the seal. */
export function BuilderHead() {
  const { army, system, overview, layout, listId, openOver } = useDesk()
  const about = [army.title, ...army.about].join(' · ')
  return (
    <header className="head">
      <div className="head__bar">
        <Wordmark />
        <span className="head__rule" />
        <div className="head__who">
          <ListTitle />
          {layout === 'wide' && (
            <p className="t-small head__sub" title={about}>
              {about}
            </p>
          )}
          <PointsBadge />
        </div>
        <span className="head__acts">
          <FindButton />
          <HistoryButtons />
          <Link
            to={`/list/${listId}/history`}
            className={buttonClass({ variant: 'ghost', square: true })}
            aria-label={t('History')}
            title={t('History: steps and snapshots')}
          >
            <Icon name="clock" />
          </Link>
          {/* where the list has a reference, a pane is for these */}
          {!overview && (
            <IconButton icon="book" label={system.words.aids} onClick={() => openOver('aids')} />
          )}
          <IconButton
            icon="settings"
            label={t('List settings')}
            onClick={() => openOver('settings')}
          />
          <Link to={`/list/${listId}/play`} className={buttonClass()} title={t('Play')}>
            <Icon name="play" />
            <span className="head__word">{t('Play')}</span>
          </Link>
          <Link to={`/list/${listId}/print`} className={buttonClass()} title={t('Print')}>
            <Icon name="print" />
            <span className="head__word">{t('Print')}</span>
          </Link>
          <Button
            icon="share"
            title={t('Share')}
            onClick={() => useSharing.getState().share(army.roster)}
          >
            <span className="head__word">{t('Share')}</span>
          </Button>
        </span>
      </div>
      <div className="head__points">
        <PointsTape size="l" />
        <button
          type="button"
          className="total"
          aria-label={t('Where the points come from')}
          onClick={() => openOver('costs')}
        >
          <span className="total__n">
            <Points value={army.points} />
          </span>
          <span className="total__of">
            {t('of {limit, number} points', { limit: army.limit })}
            <HeadTally />
          </span>
        </button>
        <ListSeal size={112} />
      </div>
    </header>
  )
}

/** The way to all commands by their names, which a key opens as well. */
function FindButton() {
  return (
    <IconButton
      icon="search"
      label={t('Find and do ({keys})', { keys: capsOf('Ctrl+K').join('+') })}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => useOverlay.getState().show('palette')}
    />
  )
}

/** The count that goes with the total in this game, or what is left of the points. */
function HeadTally() {
  const { army, system } = useDesk()
  const tally = army.tallies.find(({ id }) => id === system.words.headTally)
  if (tally) return <span className="block">{tallyWords({ ...tally, max: null })}</span>
  return <LeftWords />
}

function LeftWords() {
  const { army } = useDesk()
  const look = army.points > army.limit ? 'block text-alarm' : 'block text-brass'
  return <span className={look}>{leftWords(army)}</span>
}

/** The head on a phone: the way back, the name, undo and share; below them total, rule and seal. */
export function PhoneHead() {
  const { army, openOver } = useDesk()
  const [drops] = army.tallies
  const empty = army.units.size === 0
  return (
    <header>
      <div className="appbar">
        <Link
          to="/"
          className={buttonClass({ variant: 'ghost', square: true })}
          aria-label={t('Your lists')}
        >
          <Icon name="back" size="l" />
        </Link>
        <h1 className="appbar__name" title={army.roster.name}>
          {army.roster.name || t('Without a name')}
        </h1>
        <HistoryButtons undoOnly />
        <IconButton
          icon="share"
          label={t('Share')}
          large
          disabled={empty}
          onClick={() => useSharing.getState().share(army.roster)}
        />
      </div>
      <div className="phonehead">
        <button
          type="button"
          className="phonehead__total"
          aria-label={t('Where the points come from')}
          onClick={() => openOver('costs')}
        >
          <b className="phonehead__n">{numberText(army.points)}</b>
          <span>
            {t('of {limit, number}', { limit: army.limit })} ·{' '}
            {empty || !drops ? army.title : tallyWords({ ...drops, max: null })}
            <LeftWords />
          </span>
        </button>
        {!empty && <ListSeal size={74} />}
        <PointsTape size="s" />
        <PointsBadge />
      </div>
    </header>
  )
}

function PointsTape({ size }: { readonly size: 'l' | 's' }) {
  const { army, findings, focus, system, layout, beside, places, jump, aim } = useDesk()
  const slot = layout === 'phone' || beside !== 'add' ? null : focus
  const segments = useMemo(() => segmentsOf(army, findings, slot), [army, findings, slot])
  const onSelect = (id: string) => {
    if (id === armySegment) {
      document.getElementById(armySegment)?.scrollIntoView({ block: 'nearest' })
      return
    }
    jump({ group: id })
    const open = places.some(({ place }) => place.group === id && place.unit === undefined)
    if (open && layout === 'wide' && beside === 'add') aim({ group: id })
  }
  return (
    <Tape
      size={size}
      segments={segments}
      limit={army.limit}
      total={army.points}
      label={t('Points by {group}', { group: system.words.group })}
      saysLeft={size === 's' || system.words.headTally !== null}
      onSelect={onSelect}
    />
  )
}

/** The stamp: in order, or how many faults; round it against what the list was checked. */
export function ListSeal({ size }: { readonly size: number }) {
  const { army, findings, system } = useDesk()
  const faults = faultsShown(army, findings)
  return (
    <Seal
      size={size}
      state={army.units.size === 0 ? 'draft' : faults > 0 ? 'fault' : 'ok'}
      faults={faults}
      top={system.words.shortGame}
      bottom={army.season.short}
    />
  )
}
