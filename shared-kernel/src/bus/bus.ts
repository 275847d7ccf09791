import {
  BUS_VERSION,
  type BusEventName,
  type BusEvents,
  EVENTS_BETWEEN_TABS,
} from '@prilavok/shared-kernel/contract'
import type { Platform } from '@prilavok/shared-kernel/kernel'
import mitt from 'mitt'
import { payloadViolation } from './payloads'

/** How parts tell each other what has happened. Nothing else crosses from one part to another, but URLs. */
export interface Bus {
  /** Tells listeners of this tab and, for the events between tabs, of the others. */
  emit<Name extends BusEventName>(name: Name, payload: BusEvents[Name]): void
  /** Tells listeners of this tab alone: what it has found out for itself. */
  emitHere<Name extends BusEventName>(name: Name, payload: BusEvents[Name]): void
  /** Returns the function that ends the subscription. */
  on<Name extends BusEventName>(name: Name, listener: (payload: BusEvents[Name]) => void): () => void
  dispose(): void
}

type TabEvent = (typeof EVENTS_BETWEEN_TABS)[number]
/** `payload` is what the name says only after `payloadViolation` has found nothing. */
interface TabMessage {
  bus: number
  name: TabEvent
  payload: BusEvents[TabEvent]
}

const isTabMessage = (message: unknown): message is TabMessage => {
  if (typeof message !== 'object' || message === null) return false
  const { bus, name } = message as Partial<TabMessage>
  return bus === BUS_VERSION && EVENTS_BETWEEN_TABS.some((known) => known === name)
}

/** @throws TypeError from `emit` and `emitHere` when a payload is not what the contract says (outside production builds). */
export function createBus(platform: Pick<Platform, 'tabs'>): Bus {
  const emitter = mitt<{ [Name in BusEventName]: BusEvents[Name] }>()
  const ended = platform.tabs.subscribe((message) => {
    if (!isTabMessage(message)) return
    // Another tab may run another version: what does not fit is not for this one.
    if (!payloadViolation(message.name, message.payload)) emitter.emit(message.name, message.payload)
  })
  const emitHere: Bus['emitHere'] = (name, payload) => {
    const violation = process.env.NODE_ENV !== 'production' && payloadViolation(name, payload)
    if (violation) throw new TypeError(violation)
    emitter.emit(name, payload)
  }
  return {
    emitHere,
    emit(name, payload) {
      emitHere(name, payload)
      if (EVENTS_BETWEEN_TABS.some((known) => known === name))
        platform.tabs.post({ bus: BUS_VERSION, name, payload })
    },
    on(name, listener) {
      emitter.on(name, listener)
      return () => emitter.off(name, listener)
    },
    dispose() {
      ended()
      emitter.all.clear()
    },
  }
}
