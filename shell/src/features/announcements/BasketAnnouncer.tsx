import type { BasketCounts, BasketType } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatProducts } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useEffect, useState } from 'react'
import { followBasket } from './follow-basket'

/** Long enough to be read; then nothing is left that is out of date, and the same text can be said again. */
const LIFE_MS = 5000

/**
 * Tells screen readers of each change of the basket, once: what was done and what the basket holds now, «Корзина: 8 товаров,
 * 28 476,60 ₽» (DESIGN §10). Notices and steppers of the change are quiet.
 */
export function BasketAnnouncer() {
  const kernel = useKernel()
  const [text, setText] = useState('')
  useEffect(() => {
    const { PRICE_TYPE: priceType, CURRENCY } = kernel.shop
    const totalsText = (basket: BasketType, { CNT, SUM }: BasketCounts) => {
      const name = basket === 'main' ? 'Корзина' : 'Бонусная корзина'
      const sum = formatMoney(SUM, { priceType, currency: basket === 'main' ? CURRENCY : 'BONUS' })
      return `${name}: ${formatProducts(CNT)}, ${sum}`
    }
    return followBasket(kernel, { totalsText, say: setText })
  }, [kernel])
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setText(''), LIFE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
}
