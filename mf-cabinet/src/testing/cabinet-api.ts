import type {
  AddressPoint,
  ClientFile,
  Order,
  OrderListAnswer,
  OrderMoment,
  OrderProduct,
  OrderRepeatAnswer,
  TradePoint,
} from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, type ApiCall, testApi } from '@prilavok/shared-kernel/testing'
import { asThen, basketAnswer, methodAnswer, partialAnalogs } from './repeat-answers'
import { testAddress, testTradePoint } from './test-addresses'
import { fileAnswer, testFile } from './test-files'
import { emptyList, testOrder, testOrderProduct } from './test-order'

type OrderEntities = Pick<OrderListAnswer, 'ORDER_USER' | 'ORDER_CLIENT' | 'SHOP_CLIENT'>

export interface CabinetData {
  orders: Order[]
  /** How many orders there are in all. @default as many as are found */
  count: number | undefined
  products: OrderProduct[]
  /** Who orders, for whom and where, as the list names them. */
  entities: Partial<OrderEntities>
  /** When the orders came into their statuses. */
  history: OrderMoment[] | undefined
  addresses: AddressPoint[]
  tradePoints: TradePoint[]
  shopFiles: ClientFile[]
  /** Of the customer; a file that is sent comes first. */
  clientFiles: ClientFile[]
  /** Answer of action=copy and action=cancel. */
  action: ApiAnswer
  /** What became of the goods of an order, or the status of the answer. @default nothing: they are as then */
  repeat: OrderRepeatAnswer | number | undefined
  /** What the baskets hold, by product. */
  held: Record<number, number>
  /** Answer of additions to a basket. */
  added: ApiAnswer
}

const ORDERS = '/v3/api/client/order/'
const POINTS = '/v3/api/client/point'

export const succeeded = { SUCCESS: 'Y' }
export const rejected = { SUCCESS: 'N' }

export const noData = (): CabinetData => ({
  orders: [testOrder()],
  count: undefined,
  products: [testOrderProduct()],
  entities: {},
  history: undefined,
  addresses: [testAddress()],
  tradePoints: [testTradePoint()],
  shopFiles: [testFile()],
  clientFiles: [],
  action: succeeded,
  repeat: undefined,
  held: {},
  added: methodAnswer('Y'),
})

function listAnswer(
  { orders, count, entities }: CabinetData,
  query: Record<string, string>,
): OrderListAnswer {
  const found = orders.filter(
    (order) =>
      (!query.status || order.STATUS.STATUS_CODE === query.status) &&
      (!query.order_number || order.ORDER_NUMBER.includes(query.order_number)) &&
      (!query.order_user || [String(order.USER.ID), order.USER.EMAIL].includes(query.order_user)),
  )
  return {
    ...emptyList,
    ...entities,
    ITEMS: found.slice(0, Number(query.limit) || found.length),
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

/** A change of an address answers its id; a deleted one is gone. */
function addressAnswer(
  { method, path, body }: Pick<ApiCall, 'method' | 'path' | 'body'>,
  data: CabinetData,
): ApiAnswer {
  if (method === 'GET') return { ITEMS: data.addresses }
  const id = Number(path.split('/').at(-1))
  if (body.get('delete') === 'Y') data.addresses = data.addresses.filter(({ ID }) => ID !== id)
  return { SUCCESS: 'Y', ID: id }
}

/** What the API answers of orders, addresses and baskets. */
export function cabinetAnswer(call: ApiCall, data: CabinetData): ApiAnswer {
  const { method, path, query, body } = call
  const ofBasket = basketAnswer(path, query, data)
  if (ofBasket) return ofBasket
  if (path === '/v2/basket/catalog/') return { CNT: 22, SUM: 28_476.6, LOYALTY: { CNT: 1, SUM: 50 } }
  if (path.includes('files/')) return fileAnswer(call, data)
  if (path.startsWith(POINTS)) return addressAnswer({ method, path, body }, data)
  if (path === '/v3/api/client/tradepoint/') return { ITEMS: data.tradePoints }
  if (path === ORDERS) return method === 'POST' ? data.action : listAnswer(data, Object.fromEntries(query))
  if (path === '/v3/api/catalog/product/7/partialAnalogs/') return partialAnalogs
  if (/^\/v3\/api\/client\/order\/\d+\/repeat\/$/.test(path)) return data.repeat ?? asThen(data.products)
  const id = path.match(/^\/v3\/api\/client\/order\/(\d+)\/$/)?.[1]
  if (!id) return undefined
  const order = data.orders.find(({ ID }) => ID === Number(id))
  return { ITEM: order ? { ...order, PRODUCTS: data.products, HISTORY: data.history } : null }
}

/** The calls of the cabinet behind the network boundary: a list of orders with filters and pages, details, actions. */
export function cabinetApi() {
  const api = testApi(noData, cabinetAnswer)
  const made = (method: string, path: string) =>
    api.requests.filter((call) => call.method === method && call.path === path)
  return {
    ...api,
    /** Queries of the list, in order. */
    lists: () => made('GET', ORDERS).map(({ query }) => Object.fromEntries(query)),
    /** Bodies of the actions, in order. */
    actions: () => made('POST', ORDERS).map(({ body }) => Object.fromEntries(body)),
    /** What was added to a basket, by its name, in order. */
    additions: (basket = 'main') =>
      made('POST', `/v4/api/client/basket/${basket}/add/`).map(({ body }) => Object.fromEntries(body)),
    /** How often the counts of the baskets were asked for. */
    countReads: () => made('GET', '/v2/basket/catalog/').length,
  }
}
