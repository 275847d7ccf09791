import type { BasketMethodResponse, BasketProduct, BasketType } from '@prilavok/shared-kernel/contract'
import { type BasketState, countsOf } from './basket-state'
import { testRow } from './test-rows'

const quantities = (body: URLSearchParams): [number, number][] =>
  [...body].flatMap(([name, value]) => {
    const id = name.match(/^products\[(\d+)\]$/)?.[1]
    return id ? [[Number(id), Number(value)]] : []
  })

/** The row that counts are changed of: a gift with the same product is one of its own. */
const isRowOf =
  (id: number) =>
  ({ ID, GIFT }: BasketProduct): boolean =>
    ID === id && GIFT === 'N'

const setQuantity = (state: BasketState, basket: BasketType, id: number, quantity: number) => {
  const rows = state.rows[basket]
  const known = rows.find(isRowOf(id)) ?? state.catalogue.find(({ ID }) => ID === id) ?? testRow({ ID: id })
  const next = testRow({ ...known, QUANTITY: quantity, SUM: undefined })
  if (quantity === 0 && !state.catalogue.some(isRowOf(id))) state.catalogue = [...state.catalogue, known]
  const others = rows.filter((row) => !isRowOf(id)(row))
  const at = rows.findIndex(isRowOf(id))
  state.rows[basket] =
    quantity === 0 ? others : at < 0 ? [...others, next] : rows.map((row) => (isRowOf(id)(row) ? next : row))
}

/** Changes a basket as the supplier API does. */
export function changeState(
  state: BasketState,
  basket: BasketType,
  kind: 'add' | 'set' | 'remove',
  body: URLSearchParams,
): BasketMethodResponse {
  const asked = quantities(body)
  if (!state.rejection) {
    if (body.get('products') === 'all') state.rows[basket] = []
    for (const [id, count] of asked) {
      const present = state.rows[basket].find(isRowOf(id))?.QUANTITY ?? 0
      setQuantity(state, basket, id, kind === 'remove' ? 0 : kind === 'add' ? present + count : count)
    }
  }
  const { rejection } = state
  return {
    METHOD_SUCCESS: { SUCCESS: rejection ? 'N' : 'Y' },
    ...countsOf(state, basket),
    CHECK: rejection ? asked.map(([PRODUCT_ID]) => ({ PRODUCT_ID, TEXT: rejection })) : [],
  }
}
