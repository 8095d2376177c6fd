import './palette.css'
import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
} from '@ariakit/react/combobox'
import { useEffect, useMemo, useState } from 'react'

import { commandsNow, type Command } from '../../store/commands.ts'
import { t } from '../../text/t.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KeyCaps } from '../../ui/key-caps.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { matching } from './matching.ts'

export interface PaletteProps {
  readonly onClose: () => void
}

/** Everything by its name: what can be done here, lists, pages, factions, units, terms. */
export function Palette({ onClose }: PaletteProps) {
  const [commands, setCommands] = useState<readonly Command[]>([])
  const [search, setSearch] = useState('')
  useEffect(() => commandsNow(setCommands), [])
  const groups = useMemo(() => matching(commands, search), [commands, search])
  const count = groups.reduce((sum, group) => sum + group.commands.length, 0)
  const run = (command: Command) => {
    // the page behind has the focus again before anything is done with it
    onClose()
    requestAnimationFrame(() => command.run())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Find and do')}
      flush
      apart
      header={<span className="sr-only">{t('Type a name, choose with the arrow keys.')}</span>}
    >
      <ComboboxProvider open value={search} setValue={setSearch} includesBaseElement={false}>
        <div className="palette">
          <div className="palette__field">
            <Icon name="search" />
            <Combobox
              autoSelect="always"
              className="palette__input"
              aria-label={t('Find by name')}
              placeholder={t('Unit, list, page, action')}
              maxLength={100}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return
                event.preventDefault()
                event.stopPropagation()
                onClose()
              }}
            />
            <button type="button" className="palette__close" onClick={onClose}>
              {t('Close')}
            </button>
          </div>
          <ComboboxList alwaysVisible className="palette__list" aria-label={t('Found')}>
            {groups.map(({ name, commands: found }) => (
              <ComboboxGroup key={name} className="palette__group">
                <ComboboxGroupLabel className="t-label palette__label">{name}</ComboboxGroupLabel>
                {found.map((command) => (
                  <PaletteRow key={command.id} command={command} onRun={run} />
                ))}
              </ComboboxGroup>
            ))}
            {count === 0 && (
              <p className="t-body palette__none">
                {t('Nothing here is called “{search}”.', { search })}
              </p>
            )}
          </ComboboxList>
        </div>
      </ComboboxProvider>
      <LiveRegion
        text={
          search &&
          t('{count, plural, =0 {nothing found} one {# found} other {# found}}', { count })
        }
      />
    </Dialog>
  )
}

interface PaletteRowProps {
  readonly command: Command
  readonly onRun: (command: Command) => void
}

function PaletteRow({ command, onRun }: PaletteRowProps) {
  const { id, label, detail, keys } = command
  return (
    <ComboboxItem
      value={id}
      setValueOnClick={false}
      hideOnClick={false}
      focusOnHover
      className="palette__row"
      onClick={() => onRun(command)}
    >
      <span className="t-name palette__name">{label}</span>
      {detail && <span className="t-small palette__detail">{detail}</span>}
      {keys && <KeyCaps keys={keys} />}
    </ComboboxItem>
  )
}
