import type { BasketType } from '@prilavok/shared-kernel/contract'
import { HttpResponse, http } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
import { type BasketState, countsOf, noState, orderBasket } from './basket-state'
import { changeState } from './change-state'

export interface BasketApi {
  server: SetupServer
  state: BasketState
  /** Every call: `GET /v3/api/client/point`, with the token left out, then the body. */
  calls: string[]
  /** Calls whose line contains a text. */
  called(text: string): string[]
}

const NO_ANSWER = 0

function lookup({ catalogue, lookupRefusal }: BasketState, code: string | null): object {
  const found = catalogue.find(({ UP_CODE_1C }) => UP_CODE_1C === code)
  if (found && !lookupRefusal) return { PRODUCT: found }
  return { errors: { CODE: lookupRefusal ?? 'no_product', query_error: 'Отказ' } }
}

function read(state: BasketState, { pathname, searchParams }: URL): object | number | undefined {
  const v4 = pathname.match(/^\/v4\/api\/client\/(order_basket|basket)\/(main|loyalty)\/get\/$/)
  const basket = v4?.[2] as BasketType
  if (v4 && state.loadStatus !== 200) return state.loadStatus
  if (v4?.[1] === 'order_basket') return { response: orderBasket(state, basket, searchParams) }
  if (v4) {
    const PRODUCTS = state.rows[basket].slice(0, Number(searchParams.get('limit')))
    return { response: { ...countsOf(state, basket), PRODUCTS } }
  }
  if (pathname === '/v2/basket/catalog/')
    return { ...countsOf(state, 'main'), LOYALTY: countsOf(state, 'loyalty') }
  if (pathname === '/v3/api/personal/info/') return { ITEM: state.personal }
  if (pathname === '/v3/api/client/point') return { ITEMS: state.points }
  if (pathname === '/v3/api/client/tradepoint/') return { ITEMS: state.tradePoints }
  return undefined
}

function write(state: BasketState, { pathname }: URL, body: URLSearchParams): object | undefined {
  if (pathname === '/v3/api/client/basket/')
    return changeState(state, 'main', body.get('delete') === 'Y' ? 'remove' : 'add', body)
  if (pathname === '/v3/api/client/basket/replace/') return changeState(state, 'main', 'set', body)
  const v4 = pathname.match(/^\/v4\/api\/client\/(?:order_basket|basket)\/(main|loyalty)\/(\w+)\/$/)
  const basket = v4?.[1] as BasketType
  if (v4?.[2] === 'add') return { response: changeState(state, basket, 'add', body) }
  if (v4?.[2] === 'replace') return { response: changeState(state, basket, 'set', body) }
  if (v4?.[2] === 'check') return { response: changeState(state, basket, 'add', new URLSearchParams()) }
  if (v4?.[2] === 'create') return { response: state.order }
  if (pathname !== '/v3/api/client/point') return undefined
  const text = (name: string) => body.get(name) ?? ''
  const ID = 100 + state.points.length
  state.points = [
    {
      ID,
      ADDRESS: text('address'),
      CONTACT_NAME: text('contact_name'),
      CONTACT_EMAIL: text('contact_email'),
      CONTACT_PHONE: text('contact_phone'),
    },
    ...state.points,
  ]
  return { SUCCESS: 'Y', ID }
}

/** A basket behind the network boundary: starts with the test file and ends with it, empty before each test. */
export function basketApi(): BasketApi {
  const state = noState()
  const calls: string[] = []
  const server = setupServer(
    http.all('http://localhost/*', async ({ request }) => {
      const url = new URL(request.url)
      url.searchParams.delete('access_token')
      const text = await request.text()
      calls.push(
        decodeURIComponent(
          `${request.method} ${url.pathname}${url.search} ${text}`.replaceAll('+', ' '),
        ).trim(),
      )
      if (request.method === 'GET') {
        const product = url.pathname === '/v3/api/catalog/product/'
        const found = product ? lookup(state, url.searchParams.get('code1c')) : read(state, url)
        if (product && found && !('PRODUCT' in (found as object)))
          return HttpResponse.json(found, { status: 400 })
        return answer(found ?? 404)
      }
      await state.gate
      return answer(
        state.status === 200 ? (write(state, url, new URLSearchParams(text)) ?? 404) : state.status,
      )
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    Object.assign(state, noState())
    calls.length = 0
  })
  afterAll(() => server.close())
  return { server, state, calls, called: (text) => calls.filter((call) => call.includes(text)) }
}

function answer(found: object | number) {
  if (found === NO_ANSWER) return HttpResponse.error()
  return typeof found === 'number'
    ? HttpResponse.json({ meta: { errorDetail: 'Отказ сервера' } }, { status: found })
    : HttpResponse.json(found)
}
