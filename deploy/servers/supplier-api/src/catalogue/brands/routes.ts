import type { BrandAnswer, BrandsAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { IdParams, knownId, PathId } from '../../platform/http/schemas'
import { brandScope } from '../listing/facet-scope'
import { loadBrand } from './load-brand'
import { loadBrands } from './load-brands'

const SectionParams = Type.Object({
  id: Type.Integer({ ...PathId, description: 'ID of the brand' }),
  section: Type.Integer({ ...PathId, description: 'ID of the section' }),
})

/** Brands (001 §7, AMB-10). Their products come from the list calls for catalog/brands/{id} and catalog/brands/{id}/{section}. */
export async function brands(app: Api): Promise<void> {
  const ROOT = '/v3/api/catalog/brands'
  app.get(
    `${ROOT}/`,
    { schema: { summary: 'Brands of the shop' } },
    async ({ session }): Promise<BrandsAnswer> => ({ ITEMS: await loadBrands(app.db, session.shopId) }),
  )
  app.get(
    `${ROOT}/:id/`,
    { schema: { params: IdParams, summary: 'One brand and its sections' } },
    async ({ session: { shopId }, params: { id } }): Promise<BrandAnswer> =>
      loadBrand(app.db, shopId, { brandId: id, scope: await brandScope(app.db, shopId, id) }),
  )
  app.get(
    `${ROOT}/:id/:section/`,
    { schema: { params: SectionParams, summary: 'One brand within a section' } },
    async ({ session: { shopId }, params: { id, section } }): Promise<BrandAnswer> =>
      loadBrand(app.db, shopId, {
        brandId: id,
        sectionId: knownId(section),
        scope: await brandScope(app.db, shopId, id),
      }),
  )
}
