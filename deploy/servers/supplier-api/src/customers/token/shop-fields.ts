import { Type } from '@sinclair/typebox'

/** How a storefront server tells which shop it speaks for. */
export const SHOP_FIELDS = {
  client_id: Type.String({ maxLength: 200, description: 'Id of the shop; the storefront server adds it' }),
  client_secret: Type.String({
    maxLength: 200,
    description: 'Secret of the shop; the storefront server adds it',
  }),
  domain: Type.String({ maxLength: 253, description: 'Domain of the shop, without a protocol' }),
}
