import { useCallback, useEffect, useLayoutEffect } from 'react'

import type { Army } from '../../engine/army.ts'
import type { Id } from '../../engine/roster.ts'
import type { Finding } from '../../engine/rule.ts'
import type { System } from '../../engine/system.ts'
import { sayUndo } from '../../store/say-undo.ts'
import { listenToUndoKeys } from '../../store/undo-keys.ts'
import { useRulesOf } from '../../store/use-rule-words.ts'
import { t } from '../../text/t.ts'
import { RuleWordsContext } from '../../ui/rule-words.ts'

import './builder.css'
import './panes.css'
import './roster.css'
import './phone.css'
import './card-acts.css'
import './card.css'
import './picker-tools.css'
import './picker.css'
import './slot.css'
import './reference.css'
import '../../ui/phase-table.css'
import { AidsDialog } from './aids-dialog.tsx'
import { Announcer } from './announcer.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { BuilderHead, PhoneHead } from './builder-head.tsx'
import { CostsDialog } from './costs-dialog.tsx'
import { DeskContext, ToolsContext } from './desk.ts'
import { PhoneSheets } from './phone-sheets.tsx'
import { RosterPane } from './roster-pane.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { MiddlePanes, WidePanes } from './side-panes.tsx'
import { useCommands } from './use-commands.ts'
import { useDeskState } from './use-desk.ts'

export interface BuilderProps {
  readonly listId: Id
  readonly army: Army
  readonly findings: readonly Finding[]
  readonly system: System
}

/** The builder of one list, laid out for the window. */
export function Builder(props: BuilderProps) {
  const { listId, army, system } = props
  const onLoss = useCallback((words: string) => sayUndo(listId, words), [listId])
  const { desk, tools, over, closeOver } = useDeskState({ ...props, onLoss })
  useLayoutEffect(() => listenToUndoKeys(listId), [listId])
  const { name } = army.roster
  useEffect(() => {
    const before = document.title
    document.title = `${name || t('A list')} · Muster`
    return () => {
      document.title = before
    }
  }, [name])
  const { layout } = desk
  const rules = useRulesOf(system.id)
  return (
    <RuleWordsContext value={rules}>
      <ToolsContext value={tools}>
        <DeskContext value={desk}>
          <div className={`builder builder--${layout}`}>
            {layout === 'phone' ? <PhoneHead /> : <BuilderHead />}
            {layout === 'phone' && <RosterPane />}
            {layout === 'middle' && <MiddlePanes />}
            {layout === 'wide' && <WidePanes />}
            {layout === 'phone' && <BottomBar />}
            {layout === 'phone' && <PhoneSheets />}
            {over === 'settings' && <SettingsDialog onClose={closeOver} />}
            {over === 'aids' && <AidsDialog onClose={closeOver} />}
            {over === 'costs' && <CostsDialog onClose={closeOver} />}
            <Announcer />
            <Commands />
          </div>
        </DeskContext>
      </ToolsContext>
    </RuleWordsContext>
  )
}

/** What can be done here, for the palette of commands. */
function Commands() {
  useCommands()
  return null
}
