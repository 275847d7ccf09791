import type {
  BasketMergedResponse,
  BasketMethodResponse,
  MiniBasketResponse,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import { mergeSaved } from '../../catalogue/listing/merge-saved'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { paging } from '../../platform/http/schemas'
import type { Buyer, Session } from '../../platform/session/session'
import { findVisitor } from '../../platform/session/visitor'
import { requireBasket } from './buyer'
import { addToBasket } from './change-basket'
import { countBasket } from './count-basket'
import { loadBasketProducts } from './load-products'
import { mergeBaskets } from './merge-baskets'
import { readAsked } from './quantities'
import { ROWS } from './rows'
import { AddBody, BasketParams, MergeBody, SortQuery } from './schemas'
import { readOrder } from './sort'

const ListQuery = Type.Object({ limit: paging(ROWS).limit, ...SortQuery })

async function mergeVisitor(
  db: Database,
  visitor: Buyer,
  client: Session,
  basket: BasketKind,
): Promise<Pick<BasketMergedResponse, 'CHECK' | 'MERGED'>> {
  const { warnings, count } = await mergeBaskets(db, visitor, client, basket)
  const saved = basket === 'main' ? await mergeSaved(db, visitor, client) : { FAVORITE: 0, VIEWED: 0 }
  return { CHECK: warnings, MERGED: { BASKET: count, ...saved } }
}

/** /v4/api/client/basket/{basketType}/… (000 §7). Every answer stands under `response`. */
export async function basketV4(app: Api): Promise<void> {
  /** GET …/get/ with limit (5 for the mini basket): rows, the latest first, and the counts of the whole basket. */
  app.get(
    '/v4/api/client/basket/:basketType/get/',
    { schema: { summary: 'Mini basket', params: BasketParams, querystring: ListQuery } },
    async ({ session, params: { basketType }, query }): Promise<V4Answer<MiniBasketResponse>> => {
      const [rows, counts] = await Promise.all([
        loadBasketProducts(app.db, session, basketType, readOrder(query, basketType), query.limit),
        countBasket(app.db, session, basketType),
      ])
      return { response: { ...counts, PRODUCTS: rows.map(({ product }) => product) } }
    },
  )

  /** POST …/add/ with `products[ID]=QUANTITY`: on top of what is there. */
  app.post(
    '/v4/api/client/basket/:basketType/add/',
    { schema: { summary: 'Add to a basket', params: BasketParams, body: AddBody } },
    async ({ session, params, body }): Promise<V4Answer<BasketMethodResponse>> => ({
      response: await addToBasket(app.db, session, params.basketType, readAsked(body), body.idempotency_key),
    }),
  )

  /**
   * POST …/merge/ right after a login: the visitor's basket goes into the client's (AMB-68), with the main one his favourites and
   * what he has viewed. The visitor is named by
   * `user_code`, which cannot be guessed (USER_CODE that the visitor's personal info gave, or the visitor's access token), else
   * by the visitor cookie. Nobody named: nothing to merge.
   */
  app.post(
    '/v4/api/client/basket/:basketType/merge/',
    { schema: { summary: "Take over the visitor's basket", params: BasketParams, body: MergeBody } },
    async ({ session, params: { basketType }, body, headers }): Promise<V4Answer<BasketMergedResponse>> => {
      if (!session.client) throw apiErrors.loginRequired()
      requireBasket(session, basketType)
      const { shopId } = session
      const buyerId = await findVisitor(app.db, shopId, body.user_code, headers.cookie)
      const response = await app.db.transaction().execute(async (trx) => ({
        METHOD_SUCCESS: { SUCCESS: 'Y' as const },
        ...(await mergeVisitor(trx, buyerId === null ? session : { shopId, buyerId }, session, basketType)),
        ...(await countBasket(trx, session, basketType)),
      }))
      return { response }
    },
  )
}
