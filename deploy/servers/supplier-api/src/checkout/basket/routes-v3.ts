import type {
  BasketCountsAnswer,
  BasketMapAnswer,
  BasketMethodResponse,
  BasketUpdateAnswer,
} from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { choice, paging } from '../../platform/http/schemas'
import { addToBasket, removeFromBasket, setCounts } from './change-basket'
import { countBaskets } from './count-basket'
import { readAsked, readExpected, readProducts } from './quantities'
import { ROWS } from './rows'
import { expectedField, productsField } from './schemas'

const Body = Type.Object({
  products: productsField(' all with delete=Y or without: the whole basket is emptied.'),
  expected: expectedField,
  delete: choice(['Y'], 'Y: these products are removed, whatever their count'),
})

const ReplaceBody = Type.Object({ products: productsField(), expected: expectedField })

const MapQuery = Type.Object({
  ...paging(ROWS),
  action: choice(['count'], 'count: the counts and sums of both baskets instead of the products'),
})

const update = (response: BasketMethodResponse): BasketUpdateAnswer => ({
  ...response,
  SUCCESS: response.METHOD_SUCCESS.SUCCESS,
})

/** The main basket by the older calls (000 §7). */
export async function basketV3(app: Api): Promise<void> {
  /**
   * POST /v3/api/client/basket/ with `products[ID]=QUANTITY` adds on top of what is there; with `delete=Y` it removes
   * these products, whatever their QUANTITY; `products=all` empties the basket.
   */
  app.post(
    '/v3/api/client/basket/',
    { schema: { summary: 'Add to, remove from or empty the main basket', body: Body } },
    async ({ session, body }): Promise<BasketUpdateAnswer> => {
      const expected = readExpected(body.expected)
      if (body.products === 'all') return update(await removeFromBasket(app.db, session, 'main', expected))
      return update(
        body.delete === 'Y'
          ? await removeFromBasket(app.db, session, 'main', expected, readProducts(body.products))
          : await addToBasket(app.db, session, 'main', readAsked(body)),
      )
    },
  )

  /** POST /v3/api/client/basket/replace/ with `products[ID]=QUANTITY` sets the counts; 0 removes. */
  app.post(
    '/v3/api/client/basket/replace/',
    { schema: { summary: 'Set counts of the main basket', body: ReplaceBody } },
    async ({ session, body }): Promise<BasketUpdateAnswer> =>
      update(await setCounts(app.db, session, 'main', readAsked(body))),
  )

  /** GET /v2/basket/catalog/: counts by product; with action=count the counts of both baskets. */
  app.get(
    '/v2/basket/catalog/',
    { schema: { summary: 'Counts of the main basket by product', querystring: MapQuery } },
    async ({ session, query }): Promise<BasketMapAnswer | BasketCountsAnswer> => {
      if (query.action === 'count') return countBaskets(app.db, session)
      const rows = await app.db
        .selectFrom('basket_rows')
        .where((eb) => eb.and({ shop_id: session.shopId, buyer_id: session.buyerId, basket: 'main' }))
        .select(['product_id as ID', 'quantity as QUANTITY'])
        .orderBy('product_id')
        .limit(query.limit)
        .offset(query.offset)
        .execute()
      return { ITEMS: rows }
    },
  )
}
