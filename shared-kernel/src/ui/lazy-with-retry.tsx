import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Milliseconds before the second and the last of the further tries, which wait twice as long each. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [5000, 60_000]

/** Resolves when the browser is online again, at the latest after the pause. */
const untilOnline = (pause: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, pause)
    addEventListener('online', done)
  })

async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load()
    } catch {
      await untilOnline(pause)
    }
  }
}

/**
 * `lazy` for a piece of a page that the rest can do without. Code that does not load would take the whole page down with it, for React keeps
 * the failure; here it is asked for again when the connection is back or a while later, and until then the fallback of the `Suspense`
 * around it stands in its place.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadWithRetry(load))
