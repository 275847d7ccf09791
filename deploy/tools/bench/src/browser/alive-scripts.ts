import type { Page } from 'playwright'

export interface AliveScripts {
  /** When the page was hydrated, milliseconds from the start of the navigation. */
  alive: number
  /** Compressed bytes of scripts that had come then. */
  bytes: number
  requests: number
  /** Compressed bytes of those that came later by themselves. */
  later: number
}

/** Which scripts a page has loaded that was observed (`observePage`) and stands still. */
export const aliveScripts = (page: Page): Promise<AliveScripts> =>
  page.evaluate(() => {
    const alive = window.benchPaints?.hydrated ?? 0
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    const before = scripts.filter(({ responseEnd }) => responseEnd <= alive)
    const bytesOf = (some: typeof scripts) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    const bytes = bytesOf(before)
    return { alive, bytes, requests: before.length, later: bytesOf(scripts) - bytes }
  })
