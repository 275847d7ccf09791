import { parseCookies, serializeCookie } from '@prilavok/shared-kernel/contract/cookies'
import { type KeyValueStore, listenToPage, type Platform, type Tabs } from '@prilavok/shared-kernel/kernel'
import { takesCookies } from './takes-cookies'

const CHANNEL = 'prilavok'

/** Where the browser takes no cookies: what is set lives as long as the page, so that its calls go on with one token. */
const pageStore = (): KeyValueStore => {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

const cookies = (page: Window): KeyValueStore => {
  if (!takesCookies(page)) return pageStore()
  // A browser fetches `document.cookie` from another process: code that runs without a pause reads it once.
  let known: Record<string, string> | undefined
  const forget = () => {
    known = undefined
  }
  const read = () => {
    if (!known) {
      known = parseCookies(page.document.cookie)
      queueMicrotask(forget)
    }
    return known
  }
  const write = (name: string, value: string | undefined) => {
    page.document.cookie = serializeCookie(name, value, page.location.protocol === 'https:')
    forget()
  }
  return {
    get: (key) => read()[key],
    set: write,
    remove: (key) => write(key, undefined),
  }
}

/** Storage that a browser may deny (private mode, quota): then nothing is remembered and nothing breaks. */
const storage = (area: () => Storage): KeyValueStore => {
  const tryStorage = <T>(work: (area: Storage) => T): T | undefined => {
    try {
      return work(area())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => tryStorage((area) => area.getItem(key)) ?? undefined,
    set: (key, value) => void tryStorage((area) => area.setItem(key, value)),
    remove: (key) => void tryStorage((area) => area.removeItem(key)),
  }
}

/** A browser that stores nothing for a site may deny it messages between its tabs and locks, too: then each tab is alone. */
const NO_TABS: Tabs = { post: () => undefined, subscribe: () => () => undefined }

function tabs(): Tabs {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(CHANNEL)
  } catch {
    return NO_TABS
  }
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const receive = (event: MessageEvent<unknown>) => listener(event.data)
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
  }
}

async function withLock<T>(page: Window, name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = page.navigator
  if (!locks) return work()
  const state = { begun: false }
  try {
    return await locks.request(name, () => {
      state.begun = true
      return work()
    })
  } catch (error) {
    if (state.begun) throw error
    return work()
  }
}

/**
 * What the kernel needs of a browser: cookies, storage, other tabs, locks, clock.
 * @param clockError how far the browser's clock is ahead of the server's, milliseconds
 */
export function createBrowserPlatform(page: Window, clockError = 0): Platform {
  return {
    kind: 'browser',
    apiOrigin: '',
    cookies: cookies(page),
    local: storage(() => page.localStorage),
    session: storage(() => page.sessionStorage),
    tabs: tabs(),
    onPage: (event, listener) => listenToPage(page, event, listener),
    isOnline: () => page.navigator.onLine,
    now: () => Date.now() - clockError,
    withLock: (name, work) => withLock(page, name, work),
    reload: () => page.location.reload(),
    open: (path) => page.location.assign(path),
  }
}
