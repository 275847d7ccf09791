import type { Boot, Shop } from '@prilavok/shared-kernel/contract'
import type { VisitPlan } from '../registry/plan-of-visit'
import { overrideCookie } from '../session/override-cookie'
import { savedPlanCookies } from '../session/saved-plan'
import type { Visit } from '../session/visits'

interface AnsweredVisit {
  visit: Visit
  planned: VisitPlan
  shop: Shop
  /** What edges sign with. */
  secret: string
  secure: boolean
  now?: number
}

/**
 * Set-Cookie values of a page: what the visit brings, and the versions of this page for those that keep them. An override that gives no
 * plan any more ends. A robot keeps nothing.
 */
export function visitCookies({
  visit,
  planned,
  shop,
  secret,
  secure,
  now = Date.now(),
}: AnsweredVisit): string[] {
  const isOver = visit.override && !planned.isOverride
  const keeps = visit.subject !== undefined && !planned.isKept && !planned.isOverride
  const place = { domain: shop.DOMAIN_NAME, secret, secure, now }
  return [
    ...visit.setCookies,
    ...(isOver ? [overrideCookie(undefined, secure)] : []),
    ...(keeps ? savedPlanCookies(planned.plan, place) : []),
  ]
}

/** What the page says of the override that it runs. */
export function bootOverride({ override }: Visit, { isOverride }: VisitPlan): Boot['override'] {
  if (!override || !isOverride) return undefined
  const releases = Object.entries(override.releases).map(([part, version]) => `${part}@${version}`)
  return { releases, until: override.until }
}
