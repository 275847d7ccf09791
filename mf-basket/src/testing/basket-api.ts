import type { BasketType, CreateOrderResponse } from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, type ApiCall, type TestApi, testApi } from '@prilavok/shared-kernel/testing'
import { HttpResponse } from 'msw'
import { type BasketState, countsOf, noState, orderBasket } from './basket-state'
import { changeState } from './change-state'
import { matchState } from './match-state'

function lookup({ catalogue, lookupError }: BasketState, code: string | null): ApiAnswer {
  const found = catalogue.find(({ UP_CODE_1C }) => UP_CODE_1C === code)
  if (found && !lookupError) return { PRODUCT: found }
  const errors = { CODE: lookupError ?? 'no_product', query_error: 'Отказ' }
  return HttpResponse.json({ errors }, { status: 400 })
}

/** Calls that answer a list of products. */
const LISTS: Readonly<Record<string, (state: BasketState) => unknown[]>> = {
  '/v3/api/client/giftsum/': ({ gifts }) => gifts,
  '/v3/api/client/bought/': ({ bought }) => bought,
  '/v3/api/catalog/marks/carousel/': ({ bestSellers }) => bestSellers,
}

/** The latest order of who has this e-mail; null: of the company. */
const latestOrders = ({ lastOrder, ofColleague }: BasketState, email: string | null) =>
  [lastOrder, email === null ? ofColleague : undefined].filter((order) => order !== undefined)

function read(state: BasketState, { path, query }: ApiCall): ApiAnswer {
  if (path === '/v3/api/catalog/product/') return lookup(state, query.get('code1c'))
  const v4 = path.match(/^\/v4\/api\/client\/(order_basket|basket)\/(main|loyalty)\/get\/$/)
  const basket = v4?.[2] as BasketType
  const document = path.match(
    /^\/v4\/api\/client\/order_basket\/\w+\/(tender_invoice|basket_file|commercial_offer)\/$/,
  )
  if (document) return { response: { FILENAME: `/upload/files/${document[1]}.file` } }
  if (path === '/v3/api/client/basket/send/') return state.sent
  if (v4 && state.loadStatus !== 200) return state.loadStatus
  if (v4?.[1] === 'order_basket') return { response: orderBasket(state, basket, query) }
  if (v4) {
    const PRODUCTS = state.rows[basket].slice(0, Number(query.get('limit')))
    return { response: { ...countsOf(state, basket), PRODUCTS } }
  }
  if (path === '/v2/basket/catalog/')
    return { ...countsOf(state, 'main'), LOYALTY: countsOf(state, 'loyalty') }
  if (path === '/v3/api/personal/info/') return { ITEM: state.personal }
  if (path === '/v3/api/client/loyalty/balance/') return { BALANCE: 1250 }
  if (path === '/v3/api/client/point') return { ITEMS: state.addresses }
  if (path === '/v3/api/client/order/') return { ITEMS: latestOrders(state, query.get('order_user')) }
  const list = LISTS[path]
  if (list) return { ITEMS: list(state) }
  if (path === '/v3/api/client/tradepoint/') return { ITEMS: state.tradePoints }
  return undefined
}

const NOT_MADE: CreateOrderResponse = {
  ORDER_ID: null,
  CREATE_ORDER: {
    CREATE: 'N',
    MESSAGE: { CODE: 'order_not_made', TEXT: 'Такой заказ не принят', TYPE: 'ERROR', SHOW_ADDRESS: 'N' },
  },
}

/** A key that has made an order answers it again; asked for what was made alone, nothing is made. */
function order(state: BasketState, basket: BasketType, body: URLSearchParams): CreateOrderResponse {
  const key = body.get('idempotency_key') ?? ''
  const known = state.made.get(key)
  if (known || body.get('only_made') === 'Y') return known ?? NOT_MADE
  if (state.order.ORDER_ID) {
    state.rows[basket] = []
    state.made.set(key, state.order)
  }
  return state.order
}

/** Several products become favourites, or are none any more. */
function favour({ favourites }: BasketState, body: URLSearchParams): object {
  const ids = [...body].flatMap(([name, value]) => (name.startsWith('product_ids[') ? [Number(value)] : []))
  const isOn = body.get('favorite') === 'Y'
  const CHANGED = ids.filter((id) => favourites.has(id) !== isOn)
  for (const id of CHANGED) isOn ? favourites.add(id) : favourites.delete(id)
  return { SUCCESS: 'Y', FAVORITE: isOn ? 'Y' : 'N', CNT: favourites.size, CHANGED }
}

function write(state: BasketState, { path, body }: ApiCall): ApiAnswer {
  if (path === '/v3/api/catalog/product/match/') return matchState(state, body)
  if (path === '/v3/api/catalog/favorite/many/') return favour(state, body)
  if (path === '/v3/api/client/basket/')
    return changeState(state, 'main', body.get('delete') === 'Y' ? 'remove' : 'add', body)
  if (path === '/v3/api/client/basket/replace/') return changeState(state, 'main', 'set', body)
  const v4 = path.match(/^\/v4\/api\/client\/(?:order_basket|basket)\/(main|loyalty)\/(\w+)\/$/)
  const basket = v4?.[1] as BasketType
  if (v4?.[2] === 'add') return { response: changeState(state, basket, 'add', body) }
  if (v4?.[2] === 'replace') return { response: changeState(state, basket, 'set', body) }
  if (v4?.[2] === 'check') return { response: changeState(state, basket, 'add', new URLSearchParams()) }
  if (v4?.[2] === 'list_file') return state.table?.()
  if (v4?.[2] === 'create') return { response: order(state, basket, body) }
  if (/^\/v3\/api\/client\/point\/\d+$/.test(path))
    return { SUCCESS: 'Y', ID: Number(path.split('/').at(-1)) }
  if (path !== '/v3/api/client/point') return undefined
  const text = (name: string) => body.get(name) ?? ''
  const ID = 100 + state.addresses.length
  state.addresses = [
    {
      ID,
      ADDRESS: text('address'),
      CONTACT_NAME: text('contact_name'),
      CONTACT_EMAIL: text('contact_email'),
      CONTACT_PHONE: text('contact_phone'),
    },
    ...state.addresses,
  ]
  return { SUCCESS: 'Y', ID }
}

/** A basket behind the network boundary. */
export const basketApi = (): TestApi<BasketState> =>
  testApi(noState, async (call, state) => {
    if (call.query.has('code1c')) await state.lookupGate
    if (call.method === 'GET') return read(state, call)
    await state.gate
    if (call.path.includes('list_file')) await state.uploadGate
    return state.status === 200 ? write(state, call) : state.status
  })
