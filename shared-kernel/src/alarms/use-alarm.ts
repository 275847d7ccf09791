import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useStore } from '@prilavok/shared-kernel/store'
import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The `role` of a block that shows an error which nobody has asked for: `alert` for the first one of its topic on a page, none for
 * those that fail with it. Claimed before the block is painted, so that it is announced as it appears.
 * @param topic what blocks of one cause have in common; undefined while there is no error
 */
export function useAlarm(topic: string | undefined): 'alert' | undefined {
  const { alarms } = useKernel()
  const { pathname } = useLocation()
  const [id] = useState(() => Symbol('alarm'))
  const key = topic === undefined ? undefined : `${pathname} ${topic}`
  const isAlarm = useStore(alarms, (all) => key !== undefined && all.get(key)?.id === id)
  useLayoutEffect(() => {
    if (key !== undefined) alarms.claim(key, id)
  }, [alarms, key, id])
  return isAlarm ? 'alert' : undefined
}
