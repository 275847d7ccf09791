/** Baskets of a test's API. */
export interface BasketState {
  /** The main basket: count by product. */
  basket: Map<number, number>
  /** The bonus basket. */
  bonus: Map<number, number>
  /** What the bonus basket holds cannot be read. */
  bonusUnread: boolean
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

const countsOf = (basket: ReadonlyMap<number, number>) => ({
  CNT: basket.size,
  SUM: [...basket.values()].reduce((sum, count) => sum + count, 0),
})
const rowsOf = (basket: ReadonlyMap<number, number>) =>
  [...basket].map(([ID, QUANTITY]) => ({ ID, QUANTITY }))

/** Answers the basket's calls as the supplier API does; undefined for other paths. */
export function answerBasket(
  state: BasketState,
  path: string,
  body: URLSearchParams,
  method: string,
): object | number | undefined {
  const { rejection, basketStatus } = state
  if (path === '/v2/basket/catalog/')
    return { ...countsOf(state.basket), LOYALTY: countsOf(state.bonus), ITEMS: rowsOf(state.basket) }
  if (path === '/v4/api/client/basket/loyalty/get/')
    return state.bonusUnread
      ? 400
      : { response: { PRODUCTS: rowsOf(state.bonus).map((row) => ({ ...row, NAME: '' })) } }
  if (method !== 'POST' || !/\/client\/(order_)?basket\//.test(path)) return undefined
  if (basketStatus !== 200) return basketStatus
  const basket = path.includes('/loyalty/') ? state.bonus : state.basket
  const changes = quantities(body)
  if (!rejection)
    for (const [id, count] of changes) {
      const next = path.endsWith('/add/') ? (basket.get(id) ?? 0) + count : count
      if (next > 0) basket.set(id, next)
      else basket.delete(id)
    }
  const response = {
    METHOD_SUCCESS: { SUCCESS: rejection ? 'N' : 'Y' },
    ...countsOf(basket),
    CHECK: rejection ? changes.map(([id]) => ({ PRODUCT_ID: id, TEXT: rejection })) : [],
  }
  return path.startsWith('/v4') ? { response } : response
}
