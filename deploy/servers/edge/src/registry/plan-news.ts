import type { BeaconAnswer } from '@prilavok/shared-kernel/contract'
import { domainOfHost } from '../host/domain-of-host'
import type { Asker } from '../http/early-requests'
import type { Visits } from '../session/visits'
import type { Shops } from '../supplier/shops'
import type { SupplierApi } from '../supplier/supplier-api'
import type { Plans } from './plans'

interface NewsTools {
  api: Pick<SupplierApi, 'knows'>
  shops: Shops
  plans: Plans
  visits: Visits
}

/** What an open page is told: whether the next full load brings other versions, or one of its own was taken back. */
export type PlanNews = (
  request: Pick<Asker, 'headers' | 'host' | 'protocol'>,
  planId: string,
) => Promise<BeaconAnswer>

export const createPlanNews =
  ({ api, shops, plans, visits }: NewsTools): PlanNews =>
  async (request, planId) => {
    const domain = domainOfHost(request.host, api.knows)
    const { shop } = await shops.get(domain)
    if (!shop) return {}
    const { subject, failed, override } = visits.known(request, shop.DOMAIN_NAME)
    // A developer has chosen himself; without a subject nobody can say what the next page brings.
    if (override || subject === undefined) return {}
    const versions = plans.versionsOf(planId)
    if (versions && plans.isWithdrawn(shop, versions)) return { plan: 'withdrawn' }
    const next = plans.of(shop, { subject, failed })
    return next && next.id !== planId ? { plan: 'newer' } : {}
  }
