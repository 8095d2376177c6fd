const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** What can no longer be used loses the focus too, when the page is next drawn. */
const isLost = () => (document.activeElement ?? document.body).matches('body, :disabled')

/** The first thing in here that keys can go to, which is not one of several that only arrow keys reach. */
function firstIn(box: Element): HTMLElement | undefined {
  return [...box.querySelectorAll<HTMLElement>(focusable)].find(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  )
}

/** Goes to what is round a control that is used up: the same key once more must not press what stands beside it. */
function goRound(box: HTMLElement): void {
  if (!box.hasAttribute('tabindex')) {
    box.tabIndex = -1
    box.addEventListener('blur', () => box.removeAttribute('tabindex'), { once: true })
  }
  box.focus({ preventScroll: true })
}

/** Goes to what is left of the surroundings, the nearest first; where nothing is, to the page. */
function goNearby(left: Element | null, surroundings: readonly HTMLElement[]): void {
  const main = document.getElementById('main')
  const round = surroundings.find((box) => box.checkVisibility())
  if (round && left?.isConnected && left.matches(':disabled')) return goRound(round)
  for (const box of surroundings) {
    // the frame round the page begins with the link that skips it
    if (box.contains(main)) break
    const near = box.isConnected && firstIn(box)
    if (near) return near.focus()
  }
  main?.focus({ preventScroll: true })
}

/**
 * When what has the focus goes away, as a remedy does that was taken, the focus goes to what is next to it instead of to the top
 * of the page; when it can no longer be used, to what it stands in. Only for who uses keys: a finger or a mouse has no place to
 * lose, and focus in a field would bring up a keyboard. Gives what ends it.
 */
export function keepFocus(): () => void {
  let surroundings: readonly HTMLElement[] = []
  let left: Element | null = null
  let byKeys = false
  let waiting = false
  const onFocus = ({ target }: FocusEvent) => {
    const boxes: HTMLElement[] = []
    if (!(target instanceof Element)) return
    left = target
    for (let box = target.parentElement; box; box = box.parentElement) boxes.push(box)
    surroundings = boxes
  }
  const onKey = () => {
    byKeys = true
  }
  const onPointer = () => {
    byKeys = false
  }
  const look = () => {
    waiting = false
    if (byKeys && isLost() && surroundings.length > 0) goNearby(left, surroundings)
  }
  const seen = new MutationObserver(() => {
    if (!byKeys || waiting || !isLost()) return
    waiting = true
    // who takes something away may know better where to go
    requestAnimationFrame(() => requestAnimationFrame(look))
  })
  window.addEventListener('focusin', onFocus)
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('pointerdown', onPointer, true)
  seen.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })
  return () => {
    seen.disconnect()
    window.removeEventListener('focusin', onFocus)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('pointerdown', onPointer, true)
  }
}
