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
/** More of a reason is not looked at. */
const MAX_READ = 1000
/** The edge takes no body over 16 KB: so many reasons of two-byte letters fit. */
const MAX_BATCH = 25

export interface Reporter {
  add(event: BeaconEvent): void
}

interface ReporterOptions {
  page: Window
  plan: Plan
  sample: number
  /** Whether this page view is in the sample: others only ask for news. */
  isReporting: boolean
  route: () => RouteId | undefined
  /** Adds what is known only now. */
  beforeSend: (isLeft: boolean) => void
  onAnswer: (answer: BeaconAnswer) => void
}

/** Numbers and quoted texts may be of the buyer: an id of an address, what was typed. */
const withoutData = (reason: string) =>
  reason
    .slice(0, MAX_READ)
    // Of an address; «error #419» keeps its number.
    .replace(/(?<=\S)[?#]\S*/g, '')
    .replace(/(["'«`]).*?(["'»`])/g, '$1…$2')
    .replace(/[^\s@]+@[^\s@]+\.[a-zа-я]{2,}/gi, '…')
    .replace(/\/\d+/g, '/…')
    .replace(/\d(?:[\s()-]*\d){3,}/g, '…')
    .slice(0, MAX_REASON)

/** Sends what a page reports, in batches and when it is left. What cannot be sent is dropped. */
export function createReporter(options: ReporterOptions): Reporter {
  const { page, plan, sample, isReporting, route, beforeSend, onAnswer } = options
  const { document, navigator } = page
  let waiting: BeaconEvent[] = []
  let added = 0
  let askedAt = Date.now()

  const take = (isLeft: boolean): string | undefined => {
    beforeSend(isLeft)
    if (!navigator.onLine) {
      waiting = []
      return undefined
    }
    const events = waiting.splice(0, MAX_BATCH)
    if (isLeft && events.length === 0) return undefined
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
    for (let body = take(true); body !== undefined; body = take(true)) navigator.sendBeacon(BEACON_PATH, body)
  }
  page.setInterval(() => void flush().catch(() => undefined), FLUSH_MS)
  // On the window: after the listeners of the document, which give the last figures.
  page.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  page.addEventListener('pagehide', leave)
  return {
    add({ reason, ...event }) {
      if (!isReporting) return
      added += 1
      if (added <= MAX_EVENTS)
        waiting.push(reason === undefined ? event : { ...event, reason: withoutData(reason) })
    },
  }
}
