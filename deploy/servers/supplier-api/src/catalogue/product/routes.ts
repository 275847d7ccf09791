import type {
  CertificatesAnswer,
  PhotosAnswer,
  ProductAnswer,
  ProductByCodeAnswer,
  ProductsAnswer,
} from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { IdParams, knownId, oneOf, PathId } from '../../platform/http/schemas'
import { findByCode } from './find-by-code'
import { loadDetail } from './load-detail'
import { loadCertificates, loadPhotos } from './load-documents'
import { loadAnalogs, loadExpendables } from './related-products'

const Code = Type.Object({
  code1c: Type.String({ default: '', maxLength: 50, description: 'Code of the product: six digits' }),
  listed: Type.String({
    ...{ default: '', maxLength: 7000 },
    description:
      'Codes that stand in the list of the buyer already, with commas: a second look-up of them is rejected',
  }),
})

const GroupParams = Type.Object({
  id: PathId,
  group: oneOf(['absoluteAnalogs', 'partialAnalogs'], { description: 'Full or partial analogs' }),
})

/** One product and what belongs to it (000 §7). */
export async function product(app: Api): Promise<void> {
  const ROOT = '/v3/api/catalog/product'
  const about = (summary: string) => ({ schema: { params: IdParams, summary } })
  app.get(
    `${ROOT}/`,
    { schema: { querystring: Code, summary: 'Product by its code' } },
    async ({ session, query }): Promise<ProductByCodeAnswer> => ({
      PRODUCT: await findByCode(app.db, session, query.code1c, query.listed.split(',')),
    }),
  )
  app.get(
    `${ROOT}/:id/`,
    about('A product with its properties'),
    async (request): Promise<ProductAnswer> => ({
      PRODUCT: await loadDetail(app.db, request.session, knownId(request.params.id)),
    }),
  )
  app.get(
    `${ROOT}/:id/expendables/`,
    about('Expendables of a product'),
    async (request): Promise<ProductsAnswer> => ({
      ITEMS: await loadExpendables(app.db, request.session, knownId(request.params.id)),
    }),
  )
  app.get(
    `${ROOT}/:id/photo/`,
    about('Photos and certificates of a product'),
    async ({ session, params: { id } }): Promise<PhotosAnswer> => ({
      ITEMS: await loadPhotos(app.db, session, knownId(id)),
      CERTIFICATE: await loadCertificates(app.db, session, knownId(id)),
    }),
  )
  app.get(
    `${ROOT}/:id/certification/`,
    about('Certificates of a product'),
    async ({ session, params: { id } }): Promise<CertificatesAnswer> => ({
      ITEMS: await loadCertificates(app.db, session, knownId(id)),
    }),
  )
  app.get(
    `${ROOT}/:id/:group/`,
    { schema: { params: GroupParams, summary: 'Analogs of a product' } },
    async ({ session, params: { id, group } }): Promise<ProductsAnswer> => ({
      ITEMS: await loadAnalogs(app.db, session, knownId(id), group),
    }),
  )
}
