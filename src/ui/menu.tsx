import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { buttonClass, type ButtonVariant } from './button-class.ts'
import { classes } from './classes.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import { capsOf } from './key-text.ts'
import { nextByLetter, nextIndex } from './menu-keys.ts'

export interface MenuItem {
  readonly id: string
  readonly label: string
  /** Before the label, in a column of its own that all rows of the menu share: a numeral. */
  readonly lead?: string | undefined
  readonly icon?: IconName | undefined
  /** At the right: a change in points, a key. */
  readonly detail?: string | undefined
  /** The key that does the same, shown where there is a keyboard: `D`. */
  readonly shortcut?: string | undefined
  readonly danger?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The one in force, in a menu that chooses. */
  readonly checked?: boolean | undefined
  /** A rule above it. */
  readonly ruled?: boolean | undefined
  readonly onSelect: () => void
}

export interface MenuProps {
  /** The accessible name of button and menu: "More for Tyrant". */
  readonly label: string
  /** Words on the button; without them it is square with its icon, three dots if none is named. */
  readonly children?: ReactNode
  readonly icon?: IconName | undefined
  readonly variant?: ButtonVariant | undefined
  readonly small?: boolean | undefined
  /** Takes the place of the button's own look, for a whole row that opens a menu. */
  readonly look?: string | undefined
  readonly disabled?: boolean | undefined
  /** A function is asked only while the menu is open: for rows that take some working out. */
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[])
}

const gap = 4
const edge = 8

/** Puts the menu under its button, or above it where there is no room below. */
function place(menu: HTMLElement, button: HTMLElement) {
  const box = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const fitsBelow = box.bottom + gap + height <= window.innerHeight - edge
  const fitsRight = box.left + width <= window.innerWidth - edge
  const left = fitsRight ? box.left : box.right - width
  const top = fitsBelow ? box.bottom + gap : box.top - gap - height
  menu.style.left = `${Math.max(edge, left)}px`
  menu.style.top = `${Math.max(edge, top)}px`
}

function itemsIn(menu: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

const itemsOf = ({ items }: MenuProps): readonly MenuItem[] =>
  typeof items === 'function' ? items() : items

/** A button with a menu of actions; arrow keys, Home, End and first letters move in it. */
export function Menu(props: MenuProps) {
  const { label, children, icon, variant = 'ghost', small, look, disabled } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const items = open ? itemsOf(props) : []
  const led = items.some(({ lead }) => lead)
  const show = () => {
    if (!menu.current || !button.current) return
    // a closed menu has no rows: there may be one in each row of a long list
    flushSync(() => setOpen(true))
    menu.current.showPopover()
    place(menu.current, button.current)
    itemsIn(menu)[0]?.focus()
  }
  const hide = () => {
    menu.current?.hidePopover()
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return menu.current?.hidePopover()
    if (event.key === 'Escape') {
      // closes the menu alone, not what it stands in
      event.preventDefault()
      event.stopPropagation()
      return hide()
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined
    const all = itemsIn(menu)
    const at = all.findIndex((item) => item === document.activeElement)
    const next =
      nextIndex(event.key, at, all.length, 'vertical') ??
      nextByLetter(
        event.key,
        at,
        items.map((item) => item.label),
      )
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    all[next]?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={look ?? buttonClass({ variant, small, square: !children })}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        disabled={disabled}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault()
          if (open) hide()
          else show()
        }}
      >
        {(icon || !children) && <Icon name={icon ?? 'menu'} />}
        {children}
        {children && !icon && look === undefined && <Icon name="chevron-down" />}
      </button>
      <div
        ref={menu}
        id={id}
        className={classes('menu', led && 'menu--led')}
        role="menu"
        aria-label={label}
        popover="auto"
        tabIndex={-1}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={onKeyDown}
      >
        {items.map((item, at) => (
          <MenuRow key={item.id} item={item} first={at === 0} led={led} onDone={hide} />
        ))}
      </div>
    </>
  )
}

interface MenuRowProps {
  readonly item: MenuItem
  /** By the first row a menu that scrolls can be reached with keys. */
  readonly first: boolean
  /** Whether any row of the menu has something before its label. */
  readonly led: boolean
  readonly onDone: () => void
}

function MenuRow({ item, first, led, onDone }: MenuRowProps) {
  const { label, lead, icon, detail, shortcut, danger, disabled, checked, ruled, onSelect } = item
  const chooses = checked !== undefined
  const sign = checked ? 'check' : icon
  return (
    <button
      type="button"
      className={classes('menu__i', danger && 'menu__i--bad', ruled && 'menu__i--rule')}
      role={chooses ? 'menuitemradio' : 'menuitem'}
      aria-checked={checked}
      aria-keyshortcuts={shortcut}
      aria-disabled={disabled ? true : undefined}
      tabIndex={first ? 0 : -1}
      onClick={() => {
        if (disabled) return
        // focus goes back to the button first, so that an action may move it on
        onDone()
        onSelect()
      }}
    >
      {sign ? <Icon name={sign} /> : <span />}
      {led && <span className="menu__lead">{lead}</span>}
      {label}
      {detail && <span className="num">{detail}</span>}
      {shortcut && <kbd aria-hidden="true">{capsOf(shortcut).join('+')}</kbd>}
    </button>
  )
}
