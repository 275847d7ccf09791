export { type Bus, createBus } from './bus'
export { useBusEvent } from './use-bus-event'
