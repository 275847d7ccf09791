import {
  BEACON_PATH,
  type Beacon,
  type BeaconAnswer,
  type BeaconEvent,
  type Plan,
  type RouteId,
} from '@prilavok/shared-kernel/contract'

const FLUSH_MS = 10_000
/** A page in which nothing happens asks for news so often. */
const ASK_MS = 5 * 60_000
/** Of one view; what fails in a loop must not fill the line. */
const MAX_EVENTS = 200
const MAX_REASON = 200

export interface Reporter {
  add(event: BeaconEvent): void
}

interface ReporterOptions {
  page: Window
  plan: Plan
  sample: number
  route: () => RouteId | undefined
  /** Adds what is known only now. */
  beforeSend: (isLeft: boolean) => void
  onAnswer: (answer: BeaconAnswer) => void
}

/** Numbers and quoted texts may be of the buyer: an id of an address, what was typed. */
const withoutData = (reason: string) =>
  reason
    .replace(/[?#]\S*/g, '')
    .replace(/(["'«`]).*?(["'»`])/g, '$1…$2')
    .slice(0, MAX_REASON)

/** Sends what a page reports, in batches and when it is left. What cannot be sent is dropped. */
export function createReporter(options: ReporterOptions): Reporter {
  const { page, plan, sample, route, beforeSend, onAnswer } = options
  const { document, navigator } = page
  let waiting: BeaconEvent[] = []
  let added = 0
  let askedAt = Date.now()

  const take = (isLeft: boolean): string | undefined => {
    beforeSend(isLeft)
    const events = waiting
    waiting = []
    if (!navigator.onLine) return undefined
    if (events.length === 0 && Date.now() - askedAt < ASK_MS) return undefined
    askedAt = Date.now()
    const name = route()
    const beacon: Beacon = { plan: plan.id, ...(name && { route: name }), sample, events }
    return JSON.stringify(beacon)
  }
  const flush = async () => {
    const body = document.visibilityState === 'visible' ? take(false) : undefined
    if (body === undefined) return
    const answer = await page.fetch(BEACON_PATH, { method: 'POST', body, keepalive: true })
    if (answer.status === 200) onAnswer((await answer.json()) as BeaconAnswer)
  }
  const leave = () => {
    const body = take(true)
    if (body !== undefined) navigator.sendBeacon(BEACON_PATH, body)
  }
  page.setInterval(() => void flush().catch(() => undefined), FLUSH_MS)
  // On the window: after the listeners of the document, which give the last figures.
  page.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  page.addEventListener('pagehide', leave)
  return {
    add({ reason, ...event }) {
      added += 1
      if (added <= MAX_EVENTS)
        waiting.push(reason === undefined ? event : { ...event, reason: withoutData(reason) })
    },
  }
}
