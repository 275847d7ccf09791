import { onNextInteraction } from './first-interaction'

/** A short gap in the connection is over by then; what the buyer does meanwhile is no reason to try again. */
const PAUSE_MS = 1000

const pause = (page: Window) => new Promise<void>((resolve) => page.setTimeout(resolve, PAUSE_MS))

const mayBeSaved = ({ navigator }: Window) => Boolean(navigator.serviceWorker?.controller)

/** Resolves when the browser is connected again; with `orInteraction` at the buyer's next action, too. */
const connectionIsBack = (page: Window, { orInteraction }: { orInteraction: boolean }) =>
  new Promise<void>((resolve) => {
    const done = () => {
      page.removeEventListener('online', done)
      stop?.()
      resolve()
    }
    const stop = orInteraction ? onNextInteraction(page, done) : undefined
    page.addEventListener('online', done)
  })

/**
 * Loads the code of a widget whose markup already stands: without a connection that markup serves the buyer better than an error.
 * Nothing is asked for while the browser is offline, unless a service worker may have the code. What fails while it is online is tried
 * once more, when the buyer next does something or a lost connection is back.
 * @throws the failure of the second attempt that was made online
 */
export async function loadWhenConnected<Module>(page: Window, load: () => Promise<Module>): Promise<Module> {
  let isRepeated = false
  for (;;) {
    if (!page.navigator.onLine && !mayBeSaved(page)) await connectionIsBack(page, { orInteraction: false })
    try {
      return await load()
    } catch (error) {
      if (!page.navigator.onLine) {
        await connectionIsBack(page, { orInteraction: false })
        continue
      }
      if (isRepeated) throw error
      isRepeated = true
      await pause(page)
      await connectionIsBack(page, { orInteraction: true })
    }
  }
}
