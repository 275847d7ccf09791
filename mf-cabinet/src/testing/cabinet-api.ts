import type { Order, OrderListAnswer, OrderProduct } from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, type ApiCall, testApi } from '@prilavok/shared-kernel/testing'
import { emptyList, testOrder, testOrderProduct } from './test-order'

interface CabinetData {
  orders: Order[]
  /** How many orders there are in all. @default as many as are found */
  count: number | undefined
  products: OrderProduct[]
  /** Answer of action=copy and action=cancel. */
  action: ApiAnswer
}

const ORDERS = '/v3/api/client/order/'

export const succeeded = { SUCCESS: 'Y' }
export const rejected = { SUCCESS: 'N' }

const noData = (): CabinetData => ({
  orders: [testOrder()],
  count: undefined,
  products: [testOrderProduct()],
  action: succeeded,
})

function listAnswer({ orders, count }: CabinetData, query: Record<string, string>): OrderListAnswer {
  const found = orders.filter(
    (order) =>
      (!query.status || order.STATUS.STATUS_CODE === query.status) &&
      (!query.order_number || order.ORDER_NUMBER.includes(query.order_number)),
  )
  return {
    ...emptyList,
    ITEMS: found,
    NAV: {
      CNT: count ?? found.length,
      LIMIT: Number(query.limit),
      OFFSET: Number(query.offset),
      SORT: query.sort ?? '',
      ORDER: query.order === 'ASC' ? 'ASC' : 'DESC',
    },
    ORDER_STATUS: [
      { STATUS_CODE: 'in-progress', STATUS_NAME: 'В работе' },
      { STATUS_CODE: 'completed', STATUS_NAME: '' },
    ],
  }
}

function answer({ method, path, query }: ApiCall, data: CabinetData): ApiAnswer {
  if (path === '/v2/basket/catalog/') return { CNT: 22, SUM: 28_476.6, LOYALTY: { CNT: 1, SUM: 50 } }
  if (path === ORDERS) return method === 'POST' ? data.action : listAnswer(data, Object.fromEntries(query))
  const id = path.match(/^\/v3\/api\/client\/order\/(\d+)\/$/)?.[1]
  if (!id) return undefined
  const order = data.orders.find(({ ID }) => ID === Number(id))
  return { ITEM: order ? { ...order, PRODUCTS: data.products } : null }
}

/** The calls of the cabinet behind the network boundary: a list of orders with filters and pages, details, actions. */
export function cabinetApi() {
  const api = testApi(noData, answer)
  const made = (method: string, path: string) =>
    api.requests.filter((call) => call.method === method && call.path === path)
  return {
    ...api,
    /** Queries of the list, in order. */
    lists: () => made('GET', ORDERS).map(({ query }) => Object.fromEntries(query)),
    /** Bodies of the actions, in order. */
    actions: () => made('POST', ORDERS).map(({ body }) => Object.fromEntries(body)),
    /** How often the counts of the baskets were asked for. */
    countReads: () => made('GET', '/v2/basket/catalog/').length,
  }
}
