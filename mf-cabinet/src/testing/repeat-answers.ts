import type { OrderProduct, OrderRepeatAnswer, ProductsAnswer } from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, testProduct } from '@prilavok/shared-kernel/testing'

/** What a basket says of a change: made or not, its counts, and why not. */
export const methodAnswer = (SUCCESS: 'Y' | 'N', CHECK: { PRODUCT_ID: number; TEXT: string }[] = []) => ({
  response: { METHOD_SUCCESS: { SUCCESS }, CNT: 23, SUM: 44_376.6, CHECK },
})

/** The goods of the order as they were sold, so nothing has changed. */
export const asThen = (products: readonly OrderProduct[]): OrderRepeatAnswer => ({
  ITEMS: products.map(({ ID, UP_CODE_1C, NAME, PRICE, QUANTITY }) =>
    testProduct({ ID, UP_CODE_1C, NAME, PRICE, REMAIN: Math.max(1000, QUANTITY) }),
  ),
  ANALOGS: [],
})

export const partialAnalogs: ProductsAnswer = {
  ITEMS: [testProduct({ ID: 70, NAME: 'Степлер «Скоба»', PRICE: 390 })],
}

interface BasketData {
  /** What the baskets hold, by product. */
  held: Record<number, number>
  /** Answer of additions. */
  added: ApiAnswer
}

/** Calls of the baskets; undefined for others. */
export function basketAnswer(path: string, query: URLSearchParams, { held, added }: BasketData): ApiAnswer {
  const rows = Object.entries(held).map(([id, QUANTITY]) => ({ ID: Number(id), NAME: 'Товар', QUANTITY }))
  if (path === '/v2/basket/catalog/' && query.has('limit')) return { ITEMS: rows }
  if (path.startsWith('/v3/api/client/basket/')) return methodAnswer('Y').response
  if (!path.startsWith('/v4/api/client/basket/')) return undefined
  if (path.endsWith('/get/')) return { response: { PRODUCTS: rows, CNT: rows.length, SUM: 0 } }
  return path.endsWith('/add/') ? added : undefined
}
