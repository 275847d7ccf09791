/** Text values by key, as `localStorage` and `sessionStorage` keep them. */
export interface KeyValueStore {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

/** Entry of `session` with what is typed into the forms of this tab; a logout removes it. */
export const DRAFTS_KEY = 'drafts'

/**
 * Entry of `local` with whose consents were sent, and when: stamp of the login, or `visitor` without one. All tabs share it: the link
 * of an e-mail opens another one.
 */
export const CONSENTS_KEY = 'consents_of'
/**
 * The same in `session`, where ticking them is enough. Boxes are ticked by it alone: at a shared computer a new tab may be another
 * person's.
 */
export const TAB_CONSENTS_KEY = 'consents_here'

/** Messages between the tabs of one shop. */
export interface Tabs {
  post(message: unknown): void
  /** Returns the function that ends the subscription. */
  subscribe(listener: (message: unknown) => void): () => void
}

/**
 * - `hidden`: nobody looks at the page now; on phones often its last sign
 * - `left`: it is being left for good; only requests that survive it arrive
 * - `shown`: it is looked at again, after it was hidden or came back by «Back»
 * - `online`: there is a connection again
 * - `offline`: it is gone
 */
export type PageEvent = 'hidden' | 'left' | 'shown' | 'online' | 'offline'

/** What came back from the API, whatever its status. */
export interface ApiAnswer {
  status: number
  statusText: string
  /** The JSON of the body; its text when it is none. */
  data: unknown
  /** Of the log of the edge and the API. */
  requestId: string | undefined
  /** Seconds, of the header Retry-After. */
  retryAfter?: number | undefined
}

/**
 * Reads a path of the API.
 * @param params values of the query; objects and arrays become `name[key][i]` (000 §7)
 * @throws Error when there is no answer in time, or `signal` aborts
 */
export type ApiReader = (
  path: string,
  params: Record<string, unknown>,
  options: { signal?: AbortSignal; timeoutMs: number },
) => Promise<ApiAnswer>

/** Everything that differs between browser, server and test. The kernel reaches the world only through it. */
export interface Platform {
  kind: 'browser' | 'server' | 'test'
  /** Put before every path of the API; empty in the browser (same origin). */
  apiOrigin: string
  /** A way to read the API that costs less than axios. @default axios */
  read?: ApiReader
  /** Cookies of the product: one year, path /, lax same-site (KERN-034). */
  cookies: KeyValueStore
  local: KeyValueStore
  session: KeyValueStore
  tabs: Tabs
  /** Hears of the life of the page. Returns the function that ends the subscription. */
  onPage(event: PageEvent, listener: () => void): () => void
  /** Whether there may be a connection: false only where the browser is sure that there is none. */
  isOnline(): boolean
  /** Aborted when nobody waits for answers any more: later calls are rejected. @default never */
  ended?: AbortSignal
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `work` while no other tab runs work under the same name. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Loads the page anew. */
  reload(): void
  /** Leaves for another address by a full load. */
  open(path: string): void
}
