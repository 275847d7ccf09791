import type { Database } from '../../platform/database/connection'
import type { ClientOwner } from '../../platform/session/session'

/** Orders that are looked at, the latest first: a client with a long history is not read through each time the form opens. */
const LATEST = 500

/** Zones of the latest deliveries by address, of those that the shop still has: nobody knows better where an address lies. */
export async function zonesOfAddresses(
  db: Database,
  { shopId, clientId }: ClientOwner,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .with('latest', (query) =>
      query
        .selectFrom('orders')
        .where((eb) => eb.and({ shop_id: shopId, client_id: clientId }))
        .orderBy('created_at', 'desc')
        .limit(LATEST)
        .select(['address', 'delivery_zone_id', 'is_pickup', 'created_at']),
    )
    .selectFrom('latest')
    .innerJoin('delivery_zones as zone', (join) =>
      join.on('zone.shop_id', '=', shopId).onRef('zone.id', '=', 'latest.delivery_zone_id'),
    )
    .where('latest.is_pickup', '=', false)
    .where('latest.address', 'is not', null)
    .distinctOn('latest.address')
    .orderBy('latest.address')
    .orderBy('latest.created_at', 'desc')
    .select(['latest.address', 'zone.id'])
    .execute()
  return new Map(rows.map(({ address, id }) => [address ?? '', id]))
}
