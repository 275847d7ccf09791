import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect } from 'react'
import { savesData } from '../model/saves-data'
import { useModuleSource } from '../parts/module-source'
import { whenIdle } from './when-idle'

/**
 * Loads the code of the pages that buyers open from this one (`next` of its route) once the browser is idle: a click then
 * waits for no script. Not where the buyer saves data; a failed load is evicted, so that the page itself tries again.
 */
export function useNextPages({ next }: PlannedRoute): void {
  const { plan } = useKernel()
  const source = useModuleSource()
  useEffect(() => {
    const routes = plan.routes.filter(({ id }) => next?.includes(id))
    if (routes.length === 0 || savesData(navigator)) return
    return whenIdle(() => {
      for (const { part, expose } of routes) source.load(part, expose).catch(() => source.evict(part, expose))
    })
  }, [plan, source, next])
}
