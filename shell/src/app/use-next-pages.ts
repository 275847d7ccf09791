import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { whenIdle } from '@prilavok/shared-kernel/timing'
import { useEffect } from 'react'
import { savesData } from '../model/saves-data'
import { useModuleSource } from '../parts/module-source'

/**
 * Loads the code of the pages that buyers open from this one (`next` of its route), and that of their calls, once the browser is
 * idle: a click then waits for no script. Not where the buyer saves data; a failed load is evicted, so that the page itself tries again.
 */
export function useNextPages({ next }: PlannedRoute): void {
  const { api, plan } = useKernel()
  const source = useModuleSource()
  useEffect(() => {
    if (savesData(navigator)) return
    const routes = plan.routes.filter(({ id }) => next?.includes(id))
    return whenIdle(() => {
      api.warm()
      for (const { part, expose } of routes) source.load(part, expose).catch(() => source.evict(part, expose))
    })
  }, [api, plan, source, next])
}
