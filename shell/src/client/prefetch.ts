import type { Kernel, Navigation } from '@prilavok/shared-kernel/kernel'
import { matchedUrl } from '../app/matched-page'
import { preparePage } from '../app/prepare-page'
import type { ModuleSource } from '../parts/module-source'

/** A pointer that passes over a list, or a focus that passes through it, stays on each link for less. */
export const REST_MS = 90

export interface PrefetchOptions {
  /** Loads the page of a path: its code and its data. */
  load(path: string): Promise<unknown>
  /** Path of the page that is shown, with its query: it has asked for what it needs, and tells itself what has failed. */
  shown(): string
  /** Whether the buyer has asked for as little traffic as possible. */
  savesData(): boolean
}

interface Prefetch extends Navigation {
  /**
   * Whether the page of a path is the one that was prepared last: its code is there and its data have been asked for, so that
   * rendering it waits for nothing. Data that could not be loaded are missing all the same. Told once: by the next time they may be old.
   */
  takePrepared(path: string): boolean
  /** Nothing is prepared any more: the data were those of another user. */
  forget(): void
}

/**
 * Loads pages ahead by what the buyer means to do. One page at a time: while one loads, the newest link waits and older ones
 * are left out, so that a list never has more than one row's calls on the line. What fails is silent and evicted: the page itself asks again.
 */
export function createPrefetch({ load, shown, savesData }: PrefetchOptions): Prefetch {
  let resting: ReturnType<typeof setTimeout> | undefined
  let loading: string | undefined
  let following: string | undefined
  let prepared: string | undefined
  let user = 0

  const start = async (path: string): Promise<void> => {
    loading = path
    const asked = user
    const isDone = await load(path).then(
      () => true,
      () => false,
    )
    prepared = isDone && asked === user ? path : undefined
    loading = undefined
    if (following === undefined) return
    const next = following
    following = undefined
    await start(next)
  }
  const prefetch = (path: string) => {
    clearTimeout(resting)
    if (savesData() || path === shown()) return
    if (loading === undefined) return void start(path)
    following = loading === path ? undefined : path
  }
  return {
    prefetch,
    takePrepared(path) {
      const isPrepared = path === prepared
      if (isPrepared) prepared = undefined
      return isPrepared
    },
    forget() {
      prepared = undefined
      user += 1
    },
    consider(path) {
      clearTimeout(resting)
      resting = setTimeout(prefetch, REST_MS, path)
    },
    dismiss(path) {
      clearTimeout(resting)
      if (following === path) following = undefined
    },
  }
}

/** A module that fails before anybody needs it is evicted, so that the page that needs it loads it anew. */
const evictingFailures = (source: ModuleSource): ModuleSource => ({
  ...source,
  load(part, expose) {
    const loading = source.load(part, expose)
    loading.catch(() => source.evict(part, expose))
    return loading
  },
})

/** Code and data of a page, without the layout that stands already. */
export function pageLoader(kernel: Kernel, source: ModuleSource): PrefetchOptions['load'] {
  const ahead = evictingFailures(source)
  return async (path) => {
    const matched = matchedUrl(kernel.plan, path)
    if (matched) await preparePage(kernel, ahead, matched, { layout: false })
  }
}
