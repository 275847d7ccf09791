import type { BusEventName, BusEvents } from '@prilavok/shared-kernel/contract'

type Check = (value: unknown) => boolean
type Shape<Payload> = { [Field in keyof Required<Payload>]: Check }

const text: Check = (value) => typeof value === 'string'
const count: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value)

const SHAPES: { [Name in BusEventName]: Shape<BusEvents[Name]> } = {
  'basket:changed': { basket: oneOf('main', 'loyalty'), CNT: count, SUM: count },
  'favourites:changed': { CNT: count },
  'session:changed': { state: oneOf('guest', 'partial', 'client') },
  'session:prompted': { wanted: optional(text) },
  'part:failed': {
    part: text,
    version: text,
    expose: text,
    phase: oneOf('load', 'init', 'render'),
    reason: text,
  },
}

/** @throws TypeError that names the event and the field when a payload is not what the contract says. */
export function assertPayload<Name extends BusEventName>(
  name: Name,
  payload: unknown,
): asserts payload is BusEvents[Name] {
  const given: Record<string, unknown> = typeof payload === 'object' && payload ? { ...payload } : {}
  for (const [field, check] of Object.entries<Check>(SHAPES[name]))
    if (!check(given[field]))
      throw new TypeError(
        `Bus event «${name}»: field ${field} is ${JSON.stringify(given[field])}, see contract/bus.ts`,
      )
}
