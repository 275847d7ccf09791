import type { Order, OrderListAnswer, OrderProduct } from '@prilavok/shared-kernel/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

interface CabinetState {
  orders: Order[]
  /** How many orders there are in all, when more than `orders`. */
  count?: number
  products: OrderProduct[]
  /** Answer of action=copy and action=cancel. */
  action: () => Response
}

/** The calls of the cabinet, at the network: a list of orders with filters and pages, details, actions. */
export function cabinetServer(initial: CabinetState) {
  const state = { ...initial }
  /** Queries of the list and bodies of the actions, in order. */
  const lists: Record<string, string>[] = []
  const actions: Record<string, string>[] = []
  const counts: number[] = []
  const server = setupServer(
    http.get('http://localhost/v3/api/client/order/', ({ request }) => {
      const { access_token, ...query } = Object.fromEntries(new URL(request.url).searchParams)
      lists.push(query)
      const found = state.orders.filter(
        (order) =>
          (!query.status || order.STATUS.STATUS_CODE === query.status) &&
          (!query.order_number || order.ORDER_NUMBER.includes(query.order_number)),
      )
      const answer: OrderListAnswer = {
        ITEMS: found,
        NAV: {
          CNT: state.count ?? found.length,
          LIMIT: Number(query.limit),
          OFFSET: Number(query.offset),
          SORT: query.sort ?? '',
          ORDER: query.order === 'ASC' ? 'ASC' : 'DESC',
        },
        ORDER_STATUS: [
          { STATUS_CODE: 'in-progress', STATUS_NAME: 'В работе' },
          { STATUS_CODE: 'completed', STATUS_NAME: '' },
        ],
        ORDER_USER: [],
        ORDER_CLIENT: [],
        SHOP_CLIENT: [],
        ORDER_DATE: { MIN_DATE: null, MAX_DATE: null },
      }
      return HttpResponse.json(answer)
    }),
    http.get('http://localhost/v3/api/client/order/:id/', ({ params }) => {
      const order = state.orders.find(({ ID }) => ID === Number(params.id))
      return HttpResponse.json({ ITEM: order ? { ...order, PRODUCTS: state.products } : null })
    }),
    http.post('http://localhost/v3/api/client/order/', async ({ request }) => {
      actions.push(Object.fromEntries(new URLSearchParams(await request.text())))
      return state.action()
    }),
    http.get('http://localhost/v2/basket/catalog/', () => {
      counts.push(counts.length)
      return HttpResponse.json({ CNT: 22, SUM: 28_476.6, LOYALTY: { CNT: 1, SUM: 50 } })
    }),
  )
  const reset = (changes: Partial<CabinetState> = {}) => {
    Object.assign(state, { count: undefined, ...initial, ...changes })
    lists.length = 0
    actions.length = 0
    counts.length = 0
  }
  return { server, state, lists, actions, counts, reset }
}

export const succeeded = () => HttpResponse.json({ SUCCESS: 'Y' })
export const refused = () => HttpResponse.json({ SUCCESS: 'N' })
export const broken = () => HttpResponse.json({ meta: { errorDetail: 'Нет связи с базой' } }, { status: 500 })
