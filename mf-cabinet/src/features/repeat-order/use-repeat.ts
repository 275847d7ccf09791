import { useAddProducts, useHeldOf } from '@prilavok/shared-kernel/basket-lists'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useReducer, useState } from 'react'
import { repeatQuery } from '../../api/get-repeat'
import { additionsOf } from '../../model/repeat-additions'
import { NO_CHOICES, repeatReducer } from '../../model/repeat-choices'
import { repeatRows } from '../../model/repeat-rows'
import { sumOf, viewRows } from '../../model/repeat-views'
import { texts } from '../../texts'

/**
 * An order on its way back into a basket.
 * @param onDone called when nothing is left to decide
 */
export function useRepeat(orderId: number, onDone: () => void) {
  const kernel = useKernel()
  const { data, error, refetch, isFetching } = useQuery({
    ...repeatQuery(kernel, orderId),
    // Loaded by the press that has opened this.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { errors: 'silent' },
  })
  const basket = isYes(data?.order.IS_LOYALTY) ? 'loyalty' : 'main'
  const [choices, dispatch] = useReducer(repeatReducer, NO_CHOICES)
  const rows = useMemo(() => (data ? repeatRows(data) : []), [data])
  const [taking, setTaking] = useState(false)
  const held = useHeldOf(basket, { enabled: data !== undefined, adding: taking })
  const views = useMemo(
    () => viewRows(rows, { basket, heldOf: held, choices }),
    [rows, basket, held, choices],
  )
  const taken = views.filter(({ count }) => count > 0)
  const addition = useAddProducts(
    basket,
    ({ added, rejections }) => {
      if (rejections.size === 0) return onDone()
      const inBasket = taken.filter(({ product }) => product && added.has(product.ID))
      const reasons = taken.flatMap(({ row, product }) => {
        const reason = product && rejections.get(product.ID)
        return reason === undefined ? [] : [[row.id, reason] as const]
      })
      return dispatch({ type: 'added', ids: inBasket.map(({ row }) => row.id), rejections: new Map(reasons) })
    },
    taken.length === rows.length ? texts.repeated[basket] : undefined,
  )
  return {
    order: data?.order,
    basket,
    views,
    taken,
    wasSum: sumOf(views.map(({ wasSum }) => wasSum)),
    sum: sumOf(taken.map(({ sum }) => sum)),
    edited: choices.counts.size > 0 || choices.taken.size > 0,
    /** Rows whose partial analogs were asked for. */
    searched: choices.offered,
    dispatch,
    adding: taking,
    /** Why nothing was added. */
    error: addition.error,
    async add() {
      if (taking) return
      setTaking(true)
      await addition.add(additionsOf(taken, held))
      setTaking(false)
    },
    /** The order is unknown. */
    missing: data === null,
    failure: isFetching ? null : error,
    retry: () => void refetch(),
  } as const
}
export type Repeat = ReturnType<typeof useRepeat>
