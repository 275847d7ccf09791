import type { BusEventName, BusEvents } from '@prilavok/shared-kernel/contract'

type Check = (value: unknown) => boolean
type Shape<Payload> = { [Field in keyof Required<Payload>]: Check }

const text: Check = (value) => typeof value === 'string'
const count: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const yesNo: Check = (value) => typeof value === 'boolean'
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value)
const listOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    Array.isArray(value) &&
    value.every((one) => Object.entries(fields).every(([field, check]) => check(one?.[field])))

const SHAPES: { [Name in BusEventName]: Shape<BusEvents[Name]> } = {
  'basket:changed': {
    basket: oneOf('main', 'loyalty'),
    CNT: count,
    SUM: count,
    DELIVERY_CNT: optional(count),
    DELIVERY_SUM: optional(count),
    CURRENCY: optional(text),
    LOYALTY_BONUS_SUM: optional(count),
    MIN_ORDER_SUM: optional(count),
    NO_CHECK_ORDER_SUM: optional(oneOf('Y', 'N')),
    ROWS_HASH: optional(text),
  },
  'basket:overwritten': {
    basket: oneOf('main', 'loyalty'),
    PRODUCTS: listOf({ PRODUCT_ID: count, NAME: text, QUANTITY: count, NOW: count }),
  },
  'favourites:changed': {
    CNT: count,
    PRODUCT_ID: optional(count),
    PRODUCT_IDS: optional((value) => Array.isArray(value) && value.every(count)),
    FAVORITE: optional(oneOf('Y', 'N')),
  },
  'viewed:changed': { CNT: count },
  'session:changed': {
    state: oneOf('visitor', 'partial', 'customer'),
    expired: optional(yesNo),
    replaced: optional(yesNo),
    unexplained: optional(yesNo),
  },
  'session:prompted': { returnTo: optional(text) },
  'order:made': { basket: oneOf('main', 'loyalty') },
  'part:failed': {
    part: text,
    version: text,
    expose: text,
    phase: oneOf('load', 'init', 'render'),
    reason: text,
    curedBy: optional(text),
  },
}

/** What is wrong with a payload, by event and field; undefined when it is what the contract says. */
export function payloadViolation(name: BusEventName, payload: unknown): string | undefined {
  const given: Record<string, unknown> = typeof payload === 'object' && payload ? { ...payload } : {}
  const wrong = Object.entries<Check>(SHAPES[name]).find(([field, check]) => !check(given[field]))?.[0]
  return (
    wrong && `Bus event «${name}»: field ${wrong} is ${JSON.stringify(given[wrong])}, see contract/bus.ts`
  )
}
