import type { Bus } from '@prilavok/shared-kernel/bus'
import { EVENTS_BETWEEN_TABS } from '@prilavok/shared-kernel/contract'
import type { ReadableStore } from '@prilavok/shared-kernel/store'
import { EARLY_INPUT_GLOBAL } from './early-input'

const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'wheel']

/** What the interaction itself begins (a page that the buyer opens, a call) goes first; a few frames later the widgets follow. */
const PAUSE_MS = 200

const hasHappened = (page: Window) =>
  Boolean(page[EARLY_INPUT_GLOBAL]?.actions.length) || page.document.activeElement !== page.document.body

/** Calls `listener` once, at the next thing that the buyer does. Returns the function that ends the wait. */
export function onNextInteraction(page: Window, listener: () => void): () => void {
  const end = () => {
    for (const type of INTERACTIONS) page.removeEventListener(type, done, { capture: true })
  }
  function done() {
    end()
    listener()
  }
  for (const type of INTERACTIONS) page.addEventListener(type, done, { capture: true, passive: true })
  return end
}

/**
 * Resolves soon after the buyer first does something with the page, also before this script ran, or with the first news of
 * another tab that a widget must show. A change of page counts, too: it may be the page's own (a login that is not needed), and React
 * would hold it back until every widget is hydrated.
 * @param navigations told of each change of page that begins
 */
export function firstInteraction(
  page: Window,
  bus: Bus,
  navigations: Pick<ReadableStore<number>, 'subscribe'>,
): Promise<void> {
  return new Promise((resolve) => {
    const ends = [
      ...EVENTS_BETWEEN_TABS.map((name) => bus.on(name, () => done())),
      onNextInteraction(page, () => done()),
      navigations.subscribe(() => done()),
    ]
    function done() {
      for (const end of ends) end()
      setTimeout(resolve, PAUSE_MS)
    }
    if (hasHappened(page)) done()
  })
}
