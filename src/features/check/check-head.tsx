import { Link } from 'react-router'

import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'

export interface CheckHeadProps {
  readonly phone: boolean
  /** What the lists are judged by. */
  readonly words: string
  readonly empty: boolean
  readonly onAdd: () => void
  readonly onReplies: () => void
  readonly onPrint: () => void
  readonly onExport: () => void
  readonly onClear: () => void
}

/** The head of the checker: its name, what the event asks, what can be done with all lists. */
export function CheckHead(props: CheckHeadProps) {
  const { phone, words, empty, onAdd, onReplies, onPrint, onExport, onClear } = props
  if (phone) {
    return (
      <header className="chead">
        <Link
          to="/"
          className={buttonClass({ variant: 'ghost', square: true })}
          aria-label={t('Your lists')}
        >
          <Icon name="back" size="l" />
        </Link>
        <h1 className="chead__name">{t('Check lists')}</h1>
        <IconButton icon="paste" label={t('Add lists')} large onClick={onAdd} />
        <Menu
          label={t('More')}
          items={[
            {
              id: 'replies',
              label: t('Replies'),
              icon: 'copy',
              disabled: empty,
              onSelect: onReplies,
            },
            { id: 'print', label: t('Print'), icon: 'print', disabled: empty, onSelect: onPrint },
            {
              id: 'export',
              label: t('Export table'),
              icon: 'share',
              disabled: empty,
              onSelect: onExport,
            },
            { id: 'clear', label: t('Start over'), icon: 'trash', ruled: true, onSelect: onClear },
          ]}
        />
      </header>
    )
  }
  return (
    <header className="chead">
      <Wordmark />
      <h1 className="t-list chead__title">{t('Check lists')}</h1>
      <p className="t-small chead__sub">{words}</p>
      <span className="chead__acts">
        <IconButton icon="trash" label={t('Start over')} onClick={onClear} />
        <Button icon="paste" onClick={onAdd}>
          {t('Add lists')}
        </Button>
        <Button icon="copy" disabled={empty} onClick={onReplies}>
          {t('Replies')}
        </Button>
        <Button icon="print" disabled={empty} onClick={onPrint}>
          {t('Print')}
        </Button>
        <Button variant="go" icon="share" disabled={empty} onClick={onExport}>
          {t('Export table')}
        </Button>
      </span>
    </header>
  )
}
