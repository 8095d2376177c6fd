import './share-dialog.css'
import { useState } from 'react'

import type { Roster } from '../../engine/roster.ts'
import { saveList } from '../../store/save-list.ts'
import { msg, t } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { LinkTab } from './link-part.tsx'
import { TextTab } from './text-part.tsx'

export interface ShareDialogProps {
  readonly roster: Roster
  readonly onClose: () => void
}

const tabs = [
  { id: 'link', label: msg('Link and code') },
  { id: 'text', label: msg('As text or file') },
] as const

/** Of a longer name a heading has this much: the dialog is there for what lies below it. */
const longName = /^(.{60}).+$/su

function titleFor(name: string): string {
  return name ? t('Share {name}', { name: name.replace(longName, '$1…') }) : t('Share list')
}

/** Ways to hand on a list: its link and QR code, the device's own sheet, its text in the ways of other apps, files. */
export function ShareDialog({ roster, onClose }: ShareDialogProps) {
  const [tab, setTab] = useState('link')
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const download = async () => {
    const refusal = await saveList(roster)
    setProblem(refusal)
    setSaid(refusal === null ? t('File downloaded') : '')
  }
  const footer = (
    <DialogActions>
      <Button icon="download" onClick={() => void download()}>
        {t('Save as a file')}
      </Button>
    </DialogActions>
  )
  const telling = { roster, onSaid: setSaid, onProblem: setProblem }
  return (
    <Dialog
      open
      onClose={onClose}
      wide={tab === 'text'}
      title={titleFor(roster.name)}
      footer={tab === 'link' ? footer : undefined}
      flush
      apart
    >
      <Tabs
        label={t('Ways to share')}
        tabs={tabs.map(({ id, label }) => ({ id, label: t(label) }))}
        selected={tab}
        onSelect={(id) => {
          setTab(id)
          setProblem(null)
        }}
        start
        panelClassName="sharing__panel"
      >
        {tab === 'link' ? <LinkTab {...telling} /> : <TextTab {...telling} />}
        {problem !== null && (
          <p className="t-body mt-3" role="alert">
            {problem}
          </p>
        )}
      </Tabs>
      <LiveRegion text={said} />
    </Dialog>
  )
}
