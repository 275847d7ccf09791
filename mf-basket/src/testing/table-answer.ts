import type { BasketType, ExcelWarning, FromExcelResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { type BasketState, countsOf } from './basket-state'
import { changeState } from './change-state'

/** What the API answers to a table: its rows are added to the state, the others are named. */
export function tableAnswer(
  state: BasketState,
  basket: BasketType,
  counts: Readonly<Record<number, number>>,
  CHECK: ExcelWarning[] = [],
): V4Answer<FromExcelResponse> {
  const body = new URLSearchParams(
    Object.entries(counts).map(([id, count]) => [`products[${id}]`, `${count}`]),
  )
  const countOf = (id: number) => state.rows[basket].find(({ ID }) => ID === id)?.QUANTITY ?? 0
  const ids = Object.keys(counts).map(Number)
  const before = new Map(ids.map((id) => [id, countOf(id)]))
  changeState(state, basket, 'add', body)
  const ADDED = ids.length
  return {
    response: {
      METHOD_SUCCESS: { SUCCESS: ADDED > 0 ? 'Y' : 'N' },
      ...countsOf(state, basket),
      CHECK,
      ADDED,
      PRODUCTS: ids.map((id) => ({ PRODUCT_ID: id, BEFORE: before.get(id) ?? 0, AFTER: countOf(id) })),
    },
  }
}
