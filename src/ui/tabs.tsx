import { useId, type KeyboardEvent, type ReactNode } from 'react'

import { nextIndex } from './menu-keys.ts'

export interface TabsProps {
  /** What the tabs switch: "Right pane". */
  readonly label: string
  readonly tabs: readonly {
    readonly id: string
    readonly label: string
    /** After the word: a count, a small seal. */
    readonly badge?: ReactNode
  }[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** Tabs as wide as their words, at the left. */
  readonly start?: boolean | undefined
  readonly panelClassName?: string | undefined
  /** What the selected tab shows. */
  readonly children: ReactNode
}

/** Tabs with their panel. Arrow keys, Home and End switch at once. */
export function Tabs(props: TabsProps) {
  const { label, tabs, selected, onSelect, start, panelClassName, children } = props
  const base = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const next = nextIndex(event.key, at, tabs.length, 'horizontal')
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(`${base}${tab.id}`)?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={start ? 'tabs tabs--start' : 'tabs'}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}${tab.id}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${base}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div
        id={`${base}panel`}
        role="tabpanel"
        aria-labelledby={`${base}${selected}`}
        className={panelClassName}
      >
        {children}
      </div>
    </>
  )
}
