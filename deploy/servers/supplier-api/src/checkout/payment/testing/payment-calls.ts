import type {
  CreateOrderResponse,
  OrderAnswer,
  PaymentTypeAnswer,
  PaymentUrlAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApi } from '../../../testing/start-test-api'
import { basketOf } from '../../basket/testing/products-and-calls'

/** What a buyer does to pay. */
export const paymentCalls = (api: TestApi, token: string) => ({
  /** An order of one product, to be paid as said. */
  async order(
    product: number,
    form: Record<string, string | number> = { payment: 'ONLINE_PAY' },
  ): Promise<number> {
    await basketOf(api, token).add({ [product]: 1 })
    const answer = await api.post(token, '/v4/api/client/order_basket/main/create/', form)
    return answer.json<V4Answer<CreateOrderResponse>>().response.ORDER_ID ?? 0
  },
  detail: async (orderId: number) =>
    (await api.get(token, `/v3/api/client/order/${orderId}/`)).json<OrderAnswer>().ITEM,
  /** `[status of the order, status of its payment]` */
  async states(orderId: number) {
    const { ITEM } = (await api.get(token, `/v3/api/client/order/${orderId}/`)).json<OrderAnswer>()
    return [ITEM?.STATUS.STATUS_CODE, ITEM?.ONLINE_PAY_STATUS?.CODE ?? null]
  },
  /** What an order says of its payment. */
  async payTitle(orderId: number) {
    const { ITEM } = (await api.get(token, `/v3/api/client/order/${orderId}/`)).json<OrderAnswer>()
    return ITEM?.ONLINE_PAY_STATUS?.TITLE ?? null
  },
  askUrl: (orderId: number, query = '') => api.get(token, `/v3/api/payment/${orderId}/url/?${query}`),
  async url(orderId: number): Promise<URL> {
    return new URL((await api.get(token, `/v3/api/payment/${orderId}/url/`)).json<PaymentUrlAnswer>().url)
  },
  async changeType(orderId: number, code: string): Promise<PaymentTypeAnswer> {
    return (await api.post(token, `/v3/api/client/payment/type/${orderId}/${code}/`, {})).json()
  },
  cancel: (orderId: number) =>
    api.post(token, '/v3/api/client/order/', {
      action: 'cancel',
      order_id: orderId,
      cancel_comment: 'Передумали',
    }),
})

/** Presses a button of the sandbox page. */
export const press = (api: TestApi, page: URL, action: string): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method: 'POST',
    url: page.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  })

/** The acquirer calls back about a payment. */
export const notice = (api: TestApi, shopId: number, paymentId: string): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method: 'POST',
    url: `/v3/payment/notice/${shopId}/`,
    payload: { event: 'payment', payment_id: paymentId },
  })

/** The sandbox's name of the payment of a page. */
export const paymentOf = (page: URL): string => page.pathname.split('/')[5] ?? ''
