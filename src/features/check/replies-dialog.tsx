import { useState } from 'react'

import { titleOf, verdictWords } from '../../share/check/check-words.ts'
import { allReplies, replyOf } from '../../share/check/reply.ts'
import type { CheckedRow } from '../../share/check/rows.ts'
import { t, tIn } from '../../text/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { copyText } from './copy-text.ts'
import { useBatches } from './use-batches.ts'
import { VerdictSeal } from './verdict-seal.tsx'

export interface RepliesDialogProps {
  readonly rows: readonly CheckedRow[]
  readonly onClose: () => void
}

/** A short text for each player, to copy one by one or all together. */
export function RepliesDialog({ rows, onClose }: RepliesDialogProps) {
  const drawn = useBatches(rows, 'replies')
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState(false)
  const [copied, setCopied] = useState<number | 'all' | null>(null)
  const copy = async (what: number | 'all', text: string, words: string) => {
    const done = await copyText(text)
    setCopied(done ? what : null)
    setFailed(!done)
    setSaid(done ? words : t('It could not be copied. Select the text and copy it yourself.'))
  }
  return (
    <Dialog
      open
      wide
      flush
      onClose={onClose}
      title={t('Replies')}
      footer={
        <DialogActions>
          <Button
            variant="go"
            icon={copied === 'all' ? 'check' : 'copy'}
            onClick={() => void copy('all', allReplies(rows), t('All replies copied'))}
          >
            {copied === 'all' ? t('All copied') : t('Copy all')}
          </Button>
        </DialogActions>
      }
    >
      <ul className="replies">
        {drawn.map((row) => (
          <li key={row.number} className="reply">
            <div className="reply__head">
              <VerdictSeal list={row} />
              <h3 className="t-name">{titleOf(row)}</h3>
              <Button
                small
                icon={copied === row.number ? 'check' : 'copy'}
                aria-label={t('Copy the reply to {player}', { player: titleOf(row) })}
                onClick={() =>
                  void copy(
                    row.number,
                    replyOf(row),
                    t('Reply to {player} copied, {verdict}', {
                      player: titleOf(row),
                      verdict: verdictWords(row),
                    }),
                  )
                }
              >
                {copied === row.number ? t('Copied') : tIn('a text', 'Copy')}
              </Button>
            </div>
            <pre className="reply__text">{replyOf(row)}</pre>
          </li>
        ))}
      </ul>
      <p className="t-small px-4 py-2 empty:hidden" aria-hidden="true">
        {failed ? said : ''}
      </p>
      <LiveRegion text={said} />
    </Dialog>
  )
}
