import type { Beacon, BeaconEvent, BeaconKind } from '@prilavok/shared-kernel/contract'

/** A page that stays open for ten seconds has no more to say. */
const MAX_EVENTS = 50
const PART = /^(shell|mf-[a-z0-9][a-z0-9-]{0,40})$/
const VERSION = /^\d[\w.+-]{0,63}$/

/** Largest value that a page can measure; none for what is only counted. */
const KINDS: Record<BeaconKind, number | undefined> = {
  view: undefined,
  'load-failed': undefined,
  'render-failed': undefined,
  'hydration-mismatch': undefined,
  'api-error': undefined,
  fallback: undefined,
  'basket-add': undefined,
  order: undefined,
  lcp: 600_000,
  inp: 600_000,
  cls: 100_000,
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Control characters and halves of a surrogate pair: PostgreSQL takes no U+0000, and terminals obey others. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu

const MAX_REASON = 200

/** What is cut first cannot leave half a pair behind. */
const printable = (text: string): string => text.slice(0, MAX_REASON).replace(UNPRINTABLE, ' ').trim()

/**
 * An event of what is known of events, whatever else has been sent. Of markup that did not fit React says hardly more than that: its
 * reason names the page, so that reports are counted by pages.
 */
const eventOf = ({ part, version, kind, value, reason }: BeaconEvent, route = 'not-found'): BeaconEvent => {
  const told = kind === 'hydration-mismatch' && reason ? `${route}: ${reason}` : reason
  return {
    ...{ part, version, kind },
    ...(value !== undefined && { value }),
    ...(told !== undefined && { reason: printable(told) }),
  }
}

function isEvent(value: unknown): value is BeaconEvent {
  if (!isRecord(value)) return false
  const { part, version, kind, value: measured, reason } = value
  if (!isText(part, 64) || !PART.test(part) || !isText(version, 64) || !VERSION.test(version)) return false
  if (!isText(kind, 32) || !Object.hasOwn(KINDS, kind)) return false
  if (reason !== undefined && !isText(reason, MAX_REASON)) return false
  const most = KINDS[kind as BeaconKind]
  if (most === undefined) return measured === undefined
  return typeof measured === 'number' && measured >= 0 && measured <= most
}

function isBeacon(value: unknown): value is Beacon {
  if (!isRecord(value)) return false
  const { plan, route, sample, events } = value
  return (
    isText(plan, 64) &&
    (route === undefined || isText(route, 64)) &&
    typeof sample === 'number' &&
    sample > 0 &&
    sample <= 1 &&
    Array.isArray(events) &&
    events.length <= MAX_EVENTS &&
    events.every(isEvent)
  )
}

/** The beacon in a body; undefined when it is none: half of one could be anybody's invention. */
export function parseBeacon(text: string): Beacon | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isBeacon(value)
      ? { ...value, events: value.events.map((event) => eventOf(event, value.route)) }
      : undefined
  } catch {
    return undefined
  }
}
