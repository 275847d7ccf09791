import { parseCookies, serializeCookie } from '@prilavok/shared-kernel/contract/cookies'
import { type KeyValueStore, listenToPage, type Platform, type Tabs } from '@prilavok/shared-kernel/kernel'

const CHANNEL = 'prilavok'

const cookies = (page: Window): KeyValueStore => {
  const write = (name: string, value: string | undefined) => {
    page.document.cookie = serializeCookie(name, value, page.location.protocol === 'https:')
  }
  return {
    get: (key) => parseCookies(page.document.cookie)[key],
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

const tabs = (): Tabs => {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const receive = (event: MessageEvent<unknown>) => listener(event.data)
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
  }
}

/** What the kernel needs of a browser: cookies, storage, other tabs, locks, clock. */
export function createBrowserPlatform(page: Window): Platform {
  return {
    kind: 'browser',
    apiOrigin: '',
    cookies: cookies(page),
    local: storage(() => page.localStorage),
    session: storage(() => page.sessionStorage),
    tabs: tabs(),
    onPage: (event, listener) => listenToPage(page, event, listener),
    isOnline: () => page.navigator.onLine,
    now: () => Date.now(),
    withLock: async (name, work) =>
      page.navigator.locks ? await page.navigator.locks.request(name, work) : await work(),
    reload: () => page.location.reload(),
    open: (path) => page.location.assign(path),
  }
}
