/**
 * What tabs tell each other. `hello` asks who is there, `here` answers it, `wrote` names lists that were stored, `kept` values that
 * were stored by their names.
 */
export interface TabMessage {
  readonly kind: 'hello' | 'here' | 'wrote' | 'kept'
  readonly ids: readonly string[]
}

/** What tabs talk through. A part of `BroadcastChannel`. */
export interface Channel {
  postMessage: (message: TabMessage) => void
  onmessage: ((event: MessageEvent) => void) | null
}

export interface Tabs {
  /** No other tab has been heard of: nobody else writes. */
  readonly alone: () => boolean
  /** Tells what was stored, if anything was. */
  readonly tell: (kind: 'wrote' | 'kept', ids: readonly string[]) => void
  /** Others may have written unheard: the page slept. */
  readonly slept: () => void
}

export interface TabEvents {
  /** Another tab stored these lists. */
  readonly onWrote: (ids: readonly string[]) => void
  /** Another tab stored values under these names. */
  readonly onKept: (names: readonly string[]) => void
  /** There is a new tab: it may be one that broke off before it could say what it wrote. */
  readonly onHello: () => void
}

/** Listens for other tabs. */
export function listenToTabs(
  channel: Channel | null,
  { onWrote, onKept, onHello }: TabEvents,
): Tabs {
  let alone = true
  const post = (kind: TabMessage['kind'], ids: readonly string[] = []) =>
    channel?.postMessage({ kind, ids })
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Partial<TabMessage> | null>) => {
      alone = false
      if (data?.kind === 'hello') {
        post('here')
        onHello()
      }
      const ids = Array.isArray(data?.ids) ? data.ids.map(String) : []
      if (data?.kind === 'wrote') onWrote(ids)
      if (data?.kind === 'kept') onKept(ids)
    }
    post('hello')
  }
  return {
    alone: () => alone,
    tell: (kind, ids) => {
      if (ids.length > 0) post(kind, ids)
    },
    slept: () => {
      alone = false
    },
  }
}
