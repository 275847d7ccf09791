import { type Plan, routeModules } from '@prilavok/shared-kernel/contract'
import type { ModuleSource } from '../parts/module-source'
import { matchedUrl } from './matched-page'

/**
 * Whether a page is one that its predecessor has loaded ahead (`next` of its route) and all its code is there: nothing keeps it
 * from being rendered at once.
 * @param from URL of the page that is left
 * @param to URL of the page that is opened
 */
export function isLoadedAhead(plan: Plan, source: ModuleSource, from: string, to: string): boolean {
  const opened = matchedUrl(plan, to)?.route
  if (!opened || !matchedUrl(plan, from)?.route.next?.includes(opened.id)) return false
  return routeModules(opened).every((expose) => source.getLoaded(opened.part, expose) !== undefined)
}
