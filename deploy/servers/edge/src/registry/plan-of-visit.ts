import { matchRoute, type Plan, type Shop } from '@prilavok/shared-kernel/contract'
import type { Visit } from '../session/visits'
import type { Plans } from './plans'

export interface VisitPlan {
  plan: Plan
  /** The versions are those of the visitor's earlier page. */
  isKept: boolean
  isOverride: boolean
}

/**
 * The plan of one page of a visitor: a developer's override, the versions that the checkout began with, or what the rules give.
 * What an override or the saved versions name must have been loaded.
 */
export function planOfVisit(plans: Plans, shop: Shop, path: string, visit: Visit): VisitPlan | undefined {
  const { subject, failed, saved, override } = visit
  const overridden = override && plans.of(shop, { subject, override: override.releases })
  if (overridden) return { plan: overridden, isKept: false, isOverride: true }
  const keeping = saved && plans.of(shop, { subject, failed, saved })
  if (keeping && matchRoute(keeping.routes, path)?.route.keepsPlan)
    return { plan: keeping, isKept: true, isOverride: false }
  const plan = plans.of(shop, { subject, failed })
  return plan && { plan, isKept: false, isOverride: false }
}
