import { Link } from 'react-router'

import { t } from '../../text/t.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface PhoneBarProps {
  /** Null where there is nothing to search. */
  readonly onSearch: (() => void) | null
}

/** The three things to do, under the thumb. */
export function PhoneBar({ onSearch }: PhoneBarProps) {
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-10 grid auto-cols-[minmax(104px,max-content)] grid-flow-col grid-cols-[minmax(0,1fr)] gap-2 border-t border-ink bg-paper px-3 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] max-[360px]:auto-cols-[minmax(72px,max-content)] mid:hidden max-[360px]:[&_.btn]:px-2 max-[360px]:[&_.btn:not(.btn--go)_svg]:hidden"
    >
      <Link to="/new" className={buttonClass({ variant: 'go' })}>
        <Icon name="plus" />
        {t('New list')}
      </Link>
      <Link to="/import" className={buttonClass()}>
        <Icon name="paste" />
        {t('Import')}
      </Link>
      {onSearch && (
        <Button icon="search" onClick={onSearch}>
          {t('Search')}
        </Button>
      )}
    </div>
  )
}
