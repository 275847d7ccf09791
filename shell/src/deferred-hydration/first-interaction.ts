import type { Bus } from '@prilavok/shared-kernel/bus'
import { EVENTS_BETWEEN_TABS } from '@prilavok/shared-kernel/contract'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'wheel']

/** What the sign itself begins (a page that the buyer opens, a call) goes first; a few frames later the widgets follow. */
const PAUSE_MS = 200

/** Resolves soon after the first sign that the buyer acts, or with the first news of another tab that a widget must show. */
export function firstSign(page: Window, bus: Bus): Promise<void> {
  return new Promise((resolve) => {
    const ends = [
      ...EVENTS_BETWEEN_TABS.map((name) => bus.on(name, () => done())),
      ...SIGNS.map((sign) => {
        page.addEventListener(sign, done, { capture: true, passive: true })
        return () => page.removeEventListener(sign, done, { capture: true })
      }),
    ]
    function done() {
      for (const end of ends) end()
      setTimeout(resolve, PAUSE_MS)
    }
  })
}
