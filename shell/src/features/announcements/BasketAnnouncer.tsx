import { useBusEvent } from '@prilavok/shared-kernel/bus'
import { formatMoney, formatProducts } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useState } from 'react'

/** Tells screen readers what the basket holds after each change: «Корзина: 8 товаров, 28 476,60 ₽» (DESIGN §10). */
export function BasketAnnouncer() {
  const { PRICE_TYPE, CURRENCY } = useShop()
  const [text, setText] = useState('')
  useBusEvent('basket:changed', ({ basket, CNT, SUM }) => {
    const name = basket === 'main' ? 'Корзина' : 'Бонусная корзина'
    const sum = formatMoney(SUM, { priceType: PRICE_TYPE, currency: basket === 'main' ? CURRENCY : 'BONUS' })
    setText(`${name}: ${formatProducts(CNT)}, ${sum}`)
  })
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  )
}
