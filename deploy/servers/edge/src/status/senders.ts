import { domainOfHost } from '../host/domain-of-host'
import type { Asker } from '../http/early-requests'
import type { Plans } from '../registry/plans'
import type { Visits } from '../session/visits'
import type { Shops } from '../supplier/shops'
import type { SupplierApi } from '../supplier/supplier-api'
import type { Sender } from './beacon-intake'

interface SenderTools {
  api: Pick<SupplierApi, 'knows'>
  shops: Shops
  visits: Visits
  plans: Pick<Plans, 'versionsFor'>
}

/** Who reports: the shop of the page, and the subject that its versions were chosen for. */
export const createSenders =
  ({ api, shops, visits, plans }: SenderTools) =>
  async (request: Asker): Promise<Sender | undefined> => {
    const domain = domainOfHost(request.host, api.knows)
    const { shop } = await shops.get(domain)
    if (!shop) return undefined
    const { subject, override } = visits.known(request, shop.DOMAIN_NAME)
    const sender = { shop: shop.DOMAIN_NAME, address: request.ip, visitor: subject ?? request.ip }
    // A developer has chosen himself.
    if (subject === undefined || override) return sender
    return { ...sender, subject, versions: plans.versionsFor(shop, subject) }
  }
