import type { Shop } from '@prilavok/shared-kernel/contract'
import type { OtherOrigins } from '../http/security-headers'
import type { EdgeSettings } from '../settings'
import { tileOrigin } from '../settings/map-tiles'
import { acquirerOrigins } from '../supplier/acquirer-origins'
import { serviceSources } from '../supplier/service-sources'
import type { SupplierApi } from '../supplier/supplier-api'

interface Place {
  api: Pick<SupplierApi, 'pictureOriginOf'>
  settings: Pick<EdgeSettings, 'mapTiles'>
  domain: string
  shop?: Shop | undefined
}

/** Origins besides the shop's own that its pages may use. */
export const originsOf = ({ api, settings: { mapTiles }, domain, shop }: Place): OtherOrigins => ({
  pictures: [api.pictureOriginOf(domain), mapTiles && tileOrigin(mapTiles.url)].filter(
    (origin) => origin !== undefined,
  ),
  acquirer: shop && acquirerOrigins(shop),
  services: shop && serviceSources(shop),
})
