import type {
  CreateOrderResponse,
  OrderAnswer,
  PointsAnswer,
  ProductAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import type { TestApi } from '../../../testing/start-test-api'

/** What the calls of an order answer. */
export const orderCalls = (api: TestApi) => ({
  /** Errors are answers: the status is always 200. */
  async create(token: string, form: Record<string, string | number> = {}, basket = 'main') {
    const answer = await api.post(token, `/v4/api/client/order_basket/${basket}/create/`, form)
    expect(answer.statusCode).toBe(200)
    return answer.json<V4Answer<CreateOrderResponse>>().response
  },
  detail: async (token: string, id: number | null) =>
    (await api.get(token, `/v3/api/client/order/${id}/`)).json<OrderAnswer>().ITEM,
  /** Ids of the client's addresses. */
  pointsOf: async (token: string) =>
    (await api.get(token, '/v3/api/client/point')).json<PointsAnswer>().ITEMS.map((point) => point.ID),
  /** Stock in the first shop. */
  remainOf: async (id: number) =>
    (await api.get(await api.visitor(), `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>().PRODUCT
      ?.REMAIN,
})

export const rejection = (CODE: string) => ({
  ORDER_ID: null,
  CREATE_ORDER: expect.objectContaining({
    CREATE: 'N',
    MESSAGE: expect.objectContaining({ CODE, TYPE: 'ERROR' }),
  }),
})
