import { matchRoute, type PlannedRoute, type Shop } from '@prilavok/shared-kernel/contract'
import type { VisitPlan } from '../registry/plan-of-visit'
import type { ShopState } from '../supplier/shops'
import type { StaticPage } from './static-page'

/** Pages that answer whatever else is down (AMB-46). */
const ALWAYS: Record<string, StaticPage> = { '/repair': 'repair', '/server-error': 'noConnection' }

export type FoundPage =
  | { kind: 'static'; status: number; page: StaticPage }
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page'
      status: number
      shop: Shop
      planned: VisitPlan
      route: PlannedRoute | undefined
      needsApi: boolean
    }

interface Circumstances {
  path: string
  state: ShopState
  planOf: (shop: Shop) => VisitPlan | undefined
  /** The switch of the whole edge. */
  maintenance: boolean
}

/** Without the slash at the end, which means nothing (AMB-72). */
const bare = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Decides what answers a path: a page of the plan with its status, a redirection, or a page that needs no shop. */
export function findPage({ path, state, planOf, maintenance }: Circumstances): FoundPage {
  const always = ALWAYS[bare(path)]
  if (state.status === 'unknown') return { kind: 'static', status: 404, page: 'unknownShop' }
  const closed = maintenance || state.status === 'maintenance'
  if (closed && bare(path) !== '/repair') return { kind: 'redirect', to: '/repair' }
  const { shop } = state
  if (!shop) return { kind: 'static', status: always ? 200 : 503, page: always ?? 'noConnection' }
  const planned = planOf(shop)
  if (!planned) return { kind: 'static', status: always ? 200 : 503, page: always ?? 'noRelease' }
  const match = matchRoute(planned.plan.routes, path)
  if (!match && always) return { kind: 'static', status: 200, page: always }
  return { kind: 'page', status: match ? 200 : 404, shop, planned, route: match?.route, needsApi: !always }
}
