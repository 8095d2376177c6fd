const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

const isLost = () => (document.activeElement ?? document.body) === document.body

/** The first thing in here that keys can go to, which is not one of several that only arrow keys reach. */
function firstIn(box: Element): HTMLElement | undefined {
  return [...box.querySelectorAll<HTMLElement>(focusable)].find(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  )
}

/** Goes to what is left of the surroundings, the nearest first; where nothing is, to the page. */
function goNearby(surroundings: readonly Element[]): void {
  const main = document.getElementById('main')
  for (const box of surroundings) {
    // the frame round the page begins with the link that skips it
    if (box.contains(main)) break
    const near = box.isConnected && firstIn(box)
    if (near) return near.focus()
  }
  main?.focus({ preventScroll: true })
}

/**
 * When what has the focus goes away or can no longer be used, as a remedy does that was taken, the focus goes to what is next to
 * it instead of to the top of the page. Only for who uses keys: a finger or a mouse has no place to lose, and focus in a
 * field would bring up a keyboard. Gives what ends it.
 */
export function keepFocus(): () => void {
  let surroundings: readonly Element[] = []
  let byKeys = false
  let waiting = false
  const onFocus = ({ target }: FocusEvent) => {
    const boxes: Element[] = []
    if (!(target instanceof Element)) return
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
    if (byKeys && isLost() && surroundings.length > 0) goNearby(surroundings)
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
