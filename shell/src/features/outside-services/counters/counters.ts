import type { CounterIds } from '@prilavok/shared-kernel/contract'

/** A page that somebody looks at. */
export interface Hit {
  address: string
  title: string
  /** Address of the page before; the one that led to the shop for the first. */
  referrer: string
}

/** Started counters of a document. Never throws, whatever the counters do. */
export interface Counters {
  hit(hit: Hit): void
}

type Command = (...args: unknown[]) => void

declare global {
  interface Window {
    gtag?: Command
    ym?: Command
  }
}

/** The queues that both services prescribe: their scripts take over what was said before they had come. */
const QUEUES = {
  google: 'self.dataLayer=self.dataLayer||[];self.gtag=function(){dataLayer.push(arguments)}',
  yandex: 'self.ym=self.ym||function(){(ym.a=ym.a||[]).push(arguments)};ym.l=Date.now()',
}
const SCRIPTS = {
  google: (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
  yandex: () => 'https://mc.yandex.ru/metrika/tag.js',
}

/** Their scripts may be changed, blocked by the browser or replaced by an extension. */
const harmless = (work: () => void) => {
  try {
    work()
  } catch {
    // A visit that is not counted is nobody's loss but the counter's.
  }
}

function addScripts(page: Window, service: keyof CounterIds, id: string, nonce: string): void {
  const { document } = page
  const queue = document.createElement('script')
  queue.nonce = nonce
  queue.textContent = QUEUES[service]
  const script = document.createElement('script')
  script.async = true
  script.src = SCRIPTS[service](id)
  script.dataset.counter = service
  document.head.append(queue, script)
}

/** @returns whether this document has it already: it outlives what is rendered */
const isStarted = ({ document }: Window, service: keyof CounterIds) =>
  document.querySelector(`script[data-counter="${service}"]`) !== null

/**
 * Starts the counters of the shop, each once a document. Both would count the first page by themselves; here every page is told
 * by `hit`, the first one, too.
 * @param ids whose form has been checked
 */
export function startCounters(page: Window, { google, yandex }: CounterIds, nonce: string): Counters {
  if (google && !isStarted(page, 'google'))
    harmless(() => {
      addScripts(page, 'google', google, nonce)
      page.gtag?.('js', new Date())
      page.gtag?.('config', google, { send_page_view: false })
    })
  if (yandex && !isStarted(page, 'yandex'))
    harmless(() => {
      addScripts(page, 'yandex', yandex, nonce)
      page.ym?.(Number(yandex), 'init', { defer: true, webvisor: false, clickmap: false, trackLinks: false })
    })
  return {
    hit({ address, title, referrer }) {
      const seen = { page_location: address, page_title: title, page_referrer: referrer }
      if (google)
        harmless(() => {
          // What the counter tells by itself names this page, too, and never the browser's own address with all of its query.
          page.gtag?.('set', seen)
          page.gtag?.('event', 'page_view', { send_to: google, ...seen })
        })
      if (yandex) harmless(() => page.ym?.(Number(yandex), 'hit', address, { title, referer: referrer }))
    },
  }
}
