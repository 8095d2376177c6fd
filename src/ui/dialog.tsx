import {
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react'

import { t } from '../text/t.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'

export interface DialogProps {
  readonly open: boolean
  /** Escape, the backdrop or the close button was used; set `open` to false. */
  readonly onClose: () => void
  /** The dialog's name, and its heading unless `header` draws another one. */
  readonly title: string
  /** box: in the middle. sheet: from the bottom, stops 36 px below the top. */
  readonly variant?: 'box' | 'sheet' | undefined
  /** A sheet only as high as what it holds. */
  readonly fit?: boolean | undefined
  readonly wide?: boolean | undefined
  /** Takes the place of heading and close button: then the footer needs a way out. */
  readonly header?: ReactNode
  readonly footer?: ReactNode
  /** No padding round the body, for rows that run from edge to edge. */
  readonly flush?: boolean | undefined
  /** Holds only what is read: its body takes the focus, so that keys scroll it. */
  readonly reading?: boolean | undefined
  /** It has nothing to do with what undo takes back: the keys for that do nothing behind it. */
  readonly apart?: boolean | undefined
  readonly children: ReactNode
}

function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    // a menu closes under a dialog: what opened it is what gets the focus back
    document.activeElement?.closest<HTMLElement>('[popover]:popover-open')?.hidePopover()
    dialog?.showModal()
    // closing while still on the page is what gives the focus back to what opened it
    return () => dialog?.close()
  }, [])
  return ref
}

/** The dialog's own box is only its backdrop; what it shows lies in `.dlg__in`. */
function isOutside(event: SyntheticEvent): boolean {
  return event.target === event.currentTarget
}

/** A modal dialog on the platform's own element: keeps focus inside and gives it back. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, variant = 'box', fit, wide, header, footer, flush } = props
  const { reading, apart, children } = props
  const ref = useModal()
  const id = useId()
  const pressedOutside = useRef(false)
  const onClick = (event: MouseEvent) => {
    if (isOutside(event) && pressedOutside.current) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the backdrop; Escape does the same from the keyboard
    <dialog
      ref={ref}
      className={classes(
        'dlg',
        variant === 'sheet' && 'dlg--sheet',
        fit && 'dlg--fit',
        wide && 'dlg--wide',
      )}
      aria-labelledby={id}
      data-apart={apart}
      onCancel={(event) => {
        if (!isOutside(event)) return
        event.preventDefault()
        // a field that keeps its text when it is left must hear that it is
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        onClose()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={onClick}
    >
      <div className="dlg__in">
        {variant === 'sheet' && <div className="dlg__grab" />}
        {header ? (
          <>
            <h2 id={id} className="sr-only">
              {title}
            </h2>
            {header}
          </>
        ) : (
          <header className="dlg__head">
            <h2 id={id} className="t-lead">
              {title}
            </h2>
            <IconButton icon="close" label={t('Close')} onClick={onClose} />
          </header>
        )}
        <div
          className={flush ? 'dlg__body' : 'dlg__body dlg__body--pad'}
          {...(reading && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}
        >
          {children}
        </div>
        {footer && <footer className="dlg__foot">{footer}</footer>}
      </div>
    </dialog>
  )
}

/** The buttons of a dialog's foot, at the right. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="dlg__acts">{children}</div>
}
