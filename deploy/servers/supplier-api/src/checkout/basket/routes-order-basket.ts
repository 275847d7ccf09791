import type { BasketMethodResponse, OrderBasketResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { ShortText } from '../../platform/http/schemas'
import { removeGroups, setCounts } from './change-basket'
import { checkBasket } from './check-basket'
import { orderBasket } from './order-basket'
import { readAsked } from './quantities'
import { BasketParams, ChoiceQuery, Comment, ProductsBody, SortQuery, user_code } from './schemas'
import { readOrder } from './sort'

/** The buyer's choices come from cookies: whatever does not fit counts as not chosen. */
const GetQuery = Type.Object({
  ...SortQuery,
  ...ChoiceQuery,
})

const CheckBody = Type.Object({ comment: Type.Optional(Comment), user_code })

const GROUP_CODES = 'group_available, group_to_order, group_unavailable'

/** `groups[0]=group_unavailable`, or codes with commas between them. */
const GroupsBody = Type.Object({
  groups: Type.Union([ShortText, Type.Record(Type.String(), ShortText)], {
    description: `Codes of groups: groups[0]=group_unavailable, or one text with commas. ${GROUP_CODES}`,
  }),
  user_code,
})

const PATH = '/v4/api/client/order_basket/:basketType'

/** /v4/api/client/order_basket/{basketType}/… (000 §7), but for `create`, which belongs to the orders. */
export async function orderBasketRoutes(app: Api): Promise<void> {
  /** GET …/get/ with sort, order and the choices of the order form: groups, warnings, basket info. */
  app.get(
    `${PATH}/get/`,
    { schema: { summary: 'Basket and order page', params: BasketParams, querystring: GetQuery } },
    async ({ session, params: { basketType }, query }): Promise<V4Answer<OrderBasketResponse>> => ({
      response: await orderBasket(app.db, session, basketType, query, readOrder(query, basketType), {
        isShown: true,
      }),
    }),
  )

  /** POST …/replace/ with `products[ID]=QUANTITY`: sets the counts, 0 removes. */
  app.post(
    `${PATH}/replace/`,
    { schema: { summary: 'Set counts of a basket', params: BasketParams, body: ProductsBody } },
    async ({ session, params, body }): Promise<V4Answer<BasketMethodResponse>> => ({
      response: await setCounts(app.db, session, params.basketType, readAsked(body)),
    }),
  )

  /** POST …/check/ before ordering, with the comment to remember. */
  app.post(
    `${PATH}/check/`,
    { schema: { summary: 'Check a basket before ordering', params: BasketParams, body: CheckBody } },
    async ({ session, params, body }): Promise<V4Answer<BasketMethodResponse>> => ({
      response: await checkBasket(app.db, session, params.basketType, body.comment),
    }),
  )

  /** POST …/remove_groups/ with the codes of groups. */
  app.post(
    `${PATH}/remove_groups/`,
    { schema: { summary: 'Remove groups of a basket', params: BasketParams, body: GroupsBody } },
    async ({ session, params, body }): Promise<V4Answer<BasketMethodResponse>> => {
      const codes = typeof body.groups === 'string' ? body.groups.split(',') : Object.values(body.groups)
      return { response: await removeGroups(app.db, session, params.basketType, codes) }
    },
  )
}
