import type { BusEventName } from './bus'

const NAMES: Readonly<Record<BusEventName, true>> = {
  'basket:changed': true,
  'basket:overwritten': true,
  'favourites:changed': true,
  'viewed:changed': true,
  'session:changed': true,
  'session:prompted': true,
  'order:made': true,
  'part:failed': true,
}

/** Every event of the bus, for tools: pages do not need the list. */
export const BUS_EVENT_NAMES = Object.keys(NAMES) as readonly BusEventName[]
