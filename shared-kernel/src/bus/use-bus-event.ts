import type { BusEventName, BusEvents } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useEffectEvent } from 'react'

/** Listens to a bus event while the component is mounted. */
export function useBusEvent<Name extends BusEventName>(
  name: Name,
  listener: (payload: BusEvents[Name]) => void,
) {
  const { bus } = useKernel()
  const latest = useEffectEvent(listener)
  useEffect(() => bus.on(name, (payload) => latest(payload)), [bus, name])
}
