/** What tabs tell each other. `hello` asks who is there, `here` answers it, `wrote` names lists that were stored. */
export interface TabMessage {
  readonly kind: 'hello' | 'here' | 'wrote'
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
  readonly tell: (ids: readonly string[]) => void
  /** Others may have written unheard: the page slept. */
  readonly slept: () => void
}

/**
 * Listens for other tabs; `onWrote` gets the ids of lists that one of them stored, `onHello` is told of a new one: it may be one
 * that broke off before it could say what it wrote.
 */
export function listenToTabs(
  channel: Channel | null,
  onWrote: (ids: readonly string[]) => void,
  onHello: () => void,
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
      if (data?.kind === 'wrote' && Array.isArray(data.ids)) onWrote(data.ids.map(String))
    }
    post('hello')
  }
  return {
    alone: () => alone,
    tell: (ids) => post('wrote', ids),
    slept: () => {
      alone = false
    },
  }
}
