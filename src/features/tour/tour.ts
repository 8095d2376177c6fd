import 'driver.js/dist/driver.css'
import './tour.css'
import { driver, type Driver, type DriveStep } from 'driver.js'

import { t } from '../../text/t.ts'

/** The first of these that is to be seen: wide and narrow windows show different parts. */
function seen(...selectors: readonly string[]): Element | undefined {
  return selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .find((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
}

function stepsHere(): readonly DriveStep[] {
  const steps = [
    {
      parts: ['.head .tape', '.tape'],
      title: t('The points rule'),
      description: t(
        'Each part of the list is a piece of the tape, the hook is the limit. Press a piece to go there.',
      ),
    },
    {
      parts: ['.pane--picker', '.bb__go', '.pane--side'],
      title: t('What can join'),
      description: t(
        'First what fits, then what costs too much, then what cannot join, each with its reason and where it could go.',
      ),
    },
    {
      parts: ['.pane--check', '.bb__go + button', '.pane--side'],
      title: t('What is wrong, and how to mend it'),
      description: t(
        'Every fault comes with its rule and with the ways out: one press mends it, Undo takes that back.',
      ),
    },
  ]
  return steps.flatMap(({ parts, ...popover }) => {
    const now = seen(...parts)
    // asked again when the step comes: the window may have another width by then
    return now ? [{ element: () => seen(...parts) ?? now, popover }] : []
  })
}

/** What lies over the page has mouse and keys for itself, which the tour takes. */
const isCovered = () => document.querySelector('dialog[open]') !== null

/** Ends the tour when a dialog opens. Gives what stops watching. */
function endUnderDialogs(tour: Driver): () => void {
  const watch = new MutationObserver(() => {
    if (isCovered()) tour.destroy()
  })
  watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  return () => watch.disconnect()
}

/** Shows the step anew when the window shows other parts. Gives what stops listening. */
function followWindow(tour: Driver): () => void {
  const look = () => {
    if (tour.getActiveElement()?.checkVisibility() !== false) return
    tour.moveTo(tour.getActiveIndex() ?? 0)
  }
  // the page draws what the window has room for in the same frame, but later
  const onResize = () => requestAnimationFrame(look)
  window.addEventListener('resize', onResize)
  return () => window.removeEventListener('resize', onResize)
}

/** The builder is there once its way to add units is, and nothing lies over it. */
const isThere = () => !isCovered() && seen('.pane--picker', '.bb__go', '.pane--side') !== undefined

/** Settles when the builder is drawn; a list that does not open within a while has no tour. */
export async function builderThere(): Promise<boolean> {
  const patience = Date.now() + 20_000
  while (!isThere() && Date.now() < patience) {
    await new Promise((settle) => {
      requestAnimationFrame(settle)
    })
  }
  return isThere()
}

/** Takes the light from parts of former steps: the library forgets one whose step was left in the frame in which it came. */
function unlight(): void {
  for (const lit of document.querySelectorAll('.driver-active-element')) {
    lit.classList.remove('driver-active-element', 'driver-no-interaction')
    for (const name of ['haspopup', 'expanded', 'controls']) lit.removeAttribute(`aria-${name}`)
  }
}

/** Shows the parts of the list on screen in three steps; `onEnd` hears when it is over or skipped. Gives what ends it. */
export function startTour(onEnd: () => void): () => void {
  const tour = driver({
    steps: [...stepsHere()],
    animate: false,
    showProgress: true,
    progressText: t('{current} of {total}', { current: '{{current}}', total: '{{total}}' }),
    nextBtnText: t('Next'),
    prevBtnText: t('Back'),
    doneBtnText: t('Done'),
    popoverClass: 'tour',
    stageRadius: 2,
    stagePadding: 4,
    onPopoverRender: ({ closeButton, footer, nextButton }) => {
      // it is the foot of the step, not of the page
      footer.setAttribute('role', 'presentation')
      // a word instead of a sign: it can be skipped
      closeButton.textContent = t('Skip')
      closeButton.setAttribute('aria-label', t('Skip the tour'))
      // the library puts the focus on the first button, which ends the tour, once this is done
      queueMicrotask(() => nextButton.focus())
    },
    onHighlightStarted: unlight,
    onDestroyed: () => {
      for (const stop of watching) stop()
      onEnd()
    },
  })
  const watching = [endUnderDialogs(tour), followWindow(tour)]
  tour.drive()
  return () => tour.destroy()
}
