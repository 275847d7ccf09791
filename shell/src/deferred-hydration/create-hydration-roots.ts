import { EARLY_INPUT_GLOBAL } from './early-input'
import type { HydrationRoots } from './hydration-roots'
import { replay } from './replay'

/** Carries out, as roots hydrate, what was done before. Marks the document when its page is hydrated. */
export function createHydrationRoots(page: Window): HydrationRoots {
  const early = page[EARLY_INPUT_GLOBAL]
  const { pathname } = page.location
  const replayed = new Set<string>()
  if (early) early.started = true
  return {
    onHydrated(root) {
      if (root === 'page') page.document.documentElement.dataset.hydrated = ''
      if (!early || replayed.has(root)) return
      replayed.add(root)
      void replay(page, early, root, () => root !== 'page' || page.location.pathname === pathname)
    },
  }
}
