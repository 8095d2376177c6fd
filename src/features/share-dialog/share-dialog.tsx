import './share-dialog.css'
import { useState } from 'react'

import type { Roster } from '../../engine/roster.ts'
import { saveList } from '../../store/save-list.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { qrCode } from './qr.ts'
import { useLink, type ListLink } from './use-link.ts'

export interface ShareDialogProps {
  readonly roster: Roster
  readonly onClose: () => void
}

/** Ways to hand on a list: its link, its QR code, the device's own sheet, a file. */
export function ShareDialog({ roster, onClose }: ShareDialogProps) {
  const link = useLink(roster)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const download = async () => {
    const refusal = await saveList(roster)
    setProblem(refusal)
    setSaid(refusal === null ? 'File downloaded' : '')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Share ${roster.name || 'list'}`}
      footer={
        <DialogActions>
          <Button icon="download" onClick={() => void download()}>
            Download JSON
          </Button>
        </DialogActions>
      }
    >
      <div className="sharing">
        {link.state === 'making' && <p role="status">Making the link</p>}
        {link.state === 'failed' && (
          <p className="t-body" role="alert">
            {link.problem}
          </p>
        )}
        {link.state === 'made' && (
          <LinkPart roster={roster} link={link} onSaid={setSaid} onProblem={setProblem} />
        )}
        {problem !== null && (
          <p className="t-body" role="alert">
            {problem}
          </p>
        )}
        <p className="t-small">
          The link holds the whole list, notes included. Nothing is stored on a server: who opens it
          sees the list as it is now, checked again on their side.
        </p>
      </div>
      <LiveRegion text={said} />
    </Dialog>
  )
}

/** Whether the text is on the clipboard now; pages that came unencrypted have none. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

type MadeLink = Extract<ListLink, { state: 'made' }>

interface LinkPartProps {
  readonly roster: Roster
  readonly link: MadeLink
  readonly onSaid: (text: string) => void
  readonly onProblem: (text: string) => void
}

function LinkPart({ roster, link, onSaid, onProblem }: LinkPartProps) {
  const { address, payload } = link
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const copy = async () => {
    const done = await copyText(address)
    setCopied(done ? 'yes' : 'no')
    onSaid(done ? 'Link copied' : '')
  }
  return (
    <>
      <TextField
        label="Link"
        readOnly
        value={address}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        hint={`${payload} characters after the #`}
        error={copied === 'no' ? 'It could not be copied. Select the link and copy it.' : undefined}
      />
      <div className="sharing__acts">
        <Button variant="go" icon={copied === 'yes' ? 'check' : 'copy'} onClick={() => void copy()}>
          {copied === 'yes' ? 'Link copied' : 'Copy link'}
        </Button>
        <DeviceShare title={roster.name} address={address} onProblem={onProblem} />
      </div>
      <QrPart address={address} />
    </>
  )
}

interface DeviceShareProps {
  readonly title: string
  readonly address: string
  readonly onProblem: (text: string) => void
}

/** The device's own way to hand something on, where it has one. */
function DeviceShare({ title, address, onProblem }: DeviceShareProps) {
  if (!('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ title, url: address })
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError'
      if (!dismissed) onProblem('Sharing did not work. Copy the link instead.')
    }
  }
  return (
    <Button icon="share" onClick={() => void share()}>
      Send with
    </Button>
  )
}

function QrPart({ address }: { readonly address: string }) {
  const code = qrCode(address)
  if (!code) {
    return <p className="t-small">Too long for a QR code; shorter notes would make one possible.</p>
  }
  return (
    <figure className="sharing__qr">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label="QR code of the link"
        shapeRendering="crispEdges"
      >
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      <figcaption className="t-small">Point a camera here to open the list.</figcaption>
    </figure>
  )
}
