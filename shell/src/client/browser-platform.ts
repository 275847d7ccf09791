import { type KeyValueStore, listenToPage, type Platform, type Tabs } from '@prilavok/shared-kernel/kernel'

/** KERN-034: one year. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60
const CHANNEL = 'prilavok'

/** What somebody else has written may not be encoded. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const cookies = (page: Window): KeyValueStore => {
  const write = (name: string, value: string, seconds: number) => {
    const secure = page.location.protocol === 'https:' ? '; Secure' : ''
    page.document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
  }
  return {
    get(key) {
      const pair = page.document.cookie.split('; ').find((entry) => entry.startsWith(`${key}=`))
      return pair === undefined ? undefined : decoded(pair.slice(key.length + 1))
    },
    set: (key, value) => write(key, value, COOKIE_SECONDS),
    remove: (key) => write(key, '', 0),
  }
}

/** Storage that may be refused (private mode, quota): then nothing is remembered and nothing breaks. */
const storage = (area: () => Storage): KeyValueStore => {
  const attempt = <T>(work: (area: Storage) => T): T | undefined => {
    try {
      return work(area())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => attempt((area) => area.getItem(key)) ?? undefined,
    set: (key, value) => void attempt((area) => area.setItem(key, value)),
    remove: (key) => void attempt((area) => area.removeItem(key)),
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

/** The world as the browser gives it. */
export function createBrowserPlatform(page: Window): Platform {
  return {
    kind: 'browser',
    apiOrigin: '',
    cookies: cookies(page),
    local: storage(() => page.localStorage),
    session: storage(() => page.sessionStorage),
    tabs: tabs(),
    onPage: (event, listener) => listenToPage(page, event, listener),
    now: () => Date.now(),
    withLock: async (name, work) =>
      page.navigator.locks ? await page.navigator.locks.request(name, work) : await work(),
    reload: () => page.location.reload(),
    open: (path) => page.location.assign(path),
  }
}
