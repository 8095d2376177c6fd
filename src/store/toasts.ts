import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** A short message at the bottom of the page. */
export interface Toast {
  readonly id: string
  readonly text: string
  readonly tone?: 'plain' | 'bad'
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** How long it stays, in ms; 0 keeps it until dismissed. */
  readonly stays?: number
}

interface ToastsState {
  readonly toasts: readonly Toast[]
  readonly dismiss: (id: string) => void
}

/** More than that would cover the page; the oldest goes. */
const MOST = 3

let count = 0

/** The messages on screen, for the toaster. */
export const toasts: StoreApi<ToastsState> = createStore((set, get) => ({
  toasts: [],
  dismiss: (id) => set({ toasts: get().toasts.filter((toast) => toast.id !== id) }),
}))

/** Shows a message, with an action such as Undo where one is given; gives its id. */
export function say(text: string, options: Omit<Toast, 'id' | 'text'> = {}): string {
  const id = `toast-${++count}`
  toasts.setState((state) => ({ toasts: [...state.toasts, { id, text, ...options }].slice(-MOST) }))
  return id
}

/** Reads the messages in a component. */
export function useToasts<T>(select: (state: ToastsState) => T): T {
  return useStore(toasts, select)
}
