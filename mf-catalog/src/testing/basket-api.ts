/** The main basket of a test's API. */
export interface BasketState {
  /** Count by product. */
  basket: Map<number, number>
  /** Why changes are rejected; undefined: they are made. */
  rejection: string | undefined
  /** Status of changes. @default 200 */
  basketStatus: number
}

const quantities = (body: URLSearchParams): [number, number][] =>
  [...body].flatMap(([name, value]) => {
    const id = name.match(/^products\[(\d+)\]$/)?.[1]
    return id ? [[Number(id), Number(value)]] : []
  })

/** Answers the basket's calls as the supplier API does; undefined for other paths. */
export function answerBasket(
  state: BasketState,
  path: string,
  body: URLSearchParams,
  method: string,
): object | number | undefined {
  const { basket, rejection, basketStatus } = state
  if (path === '/v2/basket/catalog/')
    return { ITEMS: [...basket].map(([ID, QUANTITY]) => ({ ID, QUANTITY })) }
  if (method !== 'POST' || !path.includes('/client/basket/')) return undefined
  if (basketStatus !== 200) return basketStatus
  const changes = quantities(body)
  if (!rejection)
    for (const [id, count] of changes) {
      const next = path.endsWith('/add/') ? (basket.get(id) ?? 0) + count : count
      if (next > 0) basket.set(id, next)
      else basket.delete(id)
    }
  const response = {
    METHOD_SUCCESS: { SUCCESS: rejection ? 'N' : 'Y' },
    CNT: basket.size,
    SUM: [...basket.values()].reduce((sum, count) => sum + count, 0),
    CHECK: rejection ? changes.map(([id]) => ({ PRODUCT_ID: id, TEXT: rejection })) : [],
  }
  return path.startsWith('/v4') ? { response } : response
}
