import {
  type ApiClient,
  isBasketMethodResponse,
  isListOf,
  isNumber,
  isObjectWith,
  isV4,
  type Shape,
} from '@prilavok/shared-kernel/api'
import type {
  BasketMapAnswer,
  BasketMethodResponse,
  BasketType,
  MiniBasketResponse,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { QUERY_LIMIT } from '@prilavok/shared-kernel/contract/page-sizes'

/** One call that changes counts of a basket. */
export interface ChangeRequest {
  basket: BasketType
  /** `add` on top of what is there, `set` instead of it, `remove` products, `clear` all of it. */
  kind: 'add' | 'set' | 'remove' | 'clear'
  /** What the server held of each product, and holds when the call is made. `seen`: what the buyer saw there. @default `before` */
  products: { id: number; before: number; after: number; seen?: number | undefined }[]
  /** Of `add`: a repeated call with the same key is the same change. */
  key?: string
}

const REPLACE: Record<BasketType, string> = {
  main: '/v3/api/client/basket/replace/',
  loyalty: '/v4/api/client/order_basket/loyalty/replace/',
}

/** Calls of the third generation answer the body itself, those of the fourth under `response`. */
type MethodAnswer = BasketMethodResponse | V4Answer<BasketMethodResponse>

const isMethodAnswer: Shape<MethodAnswer> = (value): value is MethodAnswer =>
  isBasketMethodResponse(value) || isV4(isBasketMethodResponse)(value)

const held = { ID: isNumber, QUANTITY: isNumber }
const isBasketMap = isObjectWith<BasketMapAnswer>({
  ITEMS: isListOf(isObjectWith<BasketMapAnswer['ITEMS'][number]>(held)),
})
const isWholeBasket = isV4(
  isObjectWith<MiniBasketResponse>({
    PRODUCTS: isListOf(isObjectWith<MiniBasketResponse['PRODUCTS'][number]>(held)),
  }),
)

function callOf({
  basket,
  kind,
  products,
  key,
}: ChangeRequest): [path: string, body: Record<string, unknown>] {
  const counts = (of: (product: ChangeRequest['products'][number]) => number) =>
    Object.fromEntries(products.map((product) => [product.id, of(product)]))
  const after = counts((product) => product.after)
  const expected = counts(({ seen, before }) => seen ?? before)
  if (kind === 'add')
    return [
      `/v4/api/client/basket/${basket}/add/`,
      { products: counts((product) => product.after - product.before), idempotency_key: key, expected },
    ]
  // The bonus basket knows no delete flag: its counts are set to 0.
  if (kind === 'set' || basket === 'loyalty') return [REPLACE[basket], { products: after, expected }]
  const path = '/v3/api/client/basket/'
  return kind === 'clear'
    ? [path, { products: 'all', expected }]
    : [path, { products: after, delete: 'Y', expected }]
}

/**
 * Makes a change. Which of the basket's calls does it is AMB-11: `add` puts products in, `replace` changes their counts, the
 * plain call takes them out.
 * @throws ApiError
 */
export async function sendRequest(api: ApiClient, request: ChangeRequest): Promise<BasketMethodResponse> {
  const [path, body] = callOf(request)
  const answer = await api.post(path, body, { shape: isMethodAnswer })
  return 'response' in answer ? answer.response : answer
}

/** How many of each product a basket holds; products that are not there are absent. @throws ApiError */
export async function readHeld(api: ApiClient, basket: BasketType): Promise<ReadonlyMap<number, number>> {
  if (basket === 'main') {
    const { ITEMS } = await api.get(
      '/v2/basket/catalog/',
      { offset: 0, limit: QUERY_LIMIT },
      { shape: isBasketMap },
    )
    return new Map(ITEMS.map(({ ID, QUANTITY }) => [ID, QUANTITY]))
  }
  const { response } = await api.get(
    '/v4/api/client/basket/loyalty/get/',
    { offset: 0, limit: QUERY_LIMIT },
    { shape: isWholeBasket },
  )
  return new Map(response.PRODUCTS.map(({ ID, QUANTITY }) => [ID, QUANTITY]))
}
