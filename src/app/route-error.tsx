import { Component, useState, type ReactNode } from 'react'

import { isMissingPart } from '../store/missing-part.ts'
import { msg, t } from '../text/t.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'

interface RouteErrorProps {
  /** Another page clears the error. */
  readonly place: string
  readonly children: ReactNode
}

interface RouteErrorState {
  readonly error: Error | null
  readonly place: string
}

/** A chunk that did not arrive is the network's or an update's doing, not a fault of the list. */
function explain(error: Error): string {
  return isMissingPart(error)
    ? t(
        'A part of the app could not be loaded. Either the connection broke off, or a newer version is out; loading the page again mends both.',
      )
    : t(
        'Something in the app broke while it drew this page. Your lists are saved in this browser and are not affected.',
      )
}

/** Catches what a page throws, says what happened in words and offers a way on. */
export class RouteError extends Component<RouteErrorProps, RouteErrorState> {
  override state: RouteErrorState = { error: null, place: this.props.place }

  static getDerivedStateFromError(thrown: unknown): Partial<RouteErrorState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps(
    { place }: RouteErrorProps,
    state: RouteErrorState,
  ): Partial<RouteErrorState> | null {
    return place === state.place ? null : { error: null, place }
  }

  override render() {
    const { error, place } = this.state
    return error ? <Crash error={error} place={place} /> : this.props.children
  }
}

interface CrashProps {
  readonly error: Error
  readonly place: string
}

function Crash({ error, place }: CrashProps) {
  const details = `${place}\n${error.stack ?? error.message}`
  return (
    <div className="crash" role="alert">
      <h1 className="t-list">{t('This page could not be shown')}</h1>
      <p className="t-body">{explain(error)}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="go" onClick={() => window.location.reload()}>
          {t('Load the page again')}
        </Button>
        <CopyDetails details={details} />
        <a href="/" className={buttonClass()}>
          {t('Go to your lists')}
        </a>
      </div>
      <details>
        <summary className="lnk py-4">{t('What the browser says')}</summary>
        <pre>{details}</pre>
      </details>
    </div>
  )
}

function CopyDetails({ details }: { readonly details: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const words = {
    ready: msg('Copy details'),
    copied: msg('Details copied'),
    refused: msg('Copying was refused; open the details below'),
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return <Button onClick={() => void copy()}>{t(words[state])}</Button>
}
