import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { type RefObject, useEffect, useRef } from 'react'
import { rowsOf } from '../../model/edit-basket'
import type { OrderTerms } from '../../model/order-terms'
import { FillPanel } from './FillPanel'
import { useFillings } from './use-fillings'

interface FillDeliveryProps {
  data: OrderBasketResponse
  terms: OrderTerms
  /** Where the focus goes when the panel goes: the place of the sums. */
  summary: RefObject<HTMLElement | null>
}

/**
 * Products that fill the gap to free delivery; nothing once the sum is reached, where there is none, or while it depends on a zone that
 * is not chosen yet.
 */
export function FillDelivery({ data, terms, summary }: FillDeliveryProps) {
  const { BASKET_TYPE, INFO } = data
  const isAimed = BASKET_TYPE === 'main' && terms.freeZone !== null
  const gap = isAimed ? Math.max(0, terms.freeFrom - INFO.DELIVERY_SUM) : 0
  const { fillings, own } = useFillings(gap, new Set(rowsOf(data).map(({ ID }) => ID)))
  const [best, ...others] = fillings
  const shown = useRef(false)
  useEffect(() => {
    const isGone = shown.current && !best
    shown.current = Boolean(best)
    if (isGone && document.activeElement?.matches('body, :disabled'))
      summary.current?.querySelector<HTMLElement>('a, button:enabled')?.focus()
  }, [best, summary])
  if (!best) return null
  return <FillPanel best={best} others={others} own={own} currency={INFO.currency} />
}
