import type { DeliveryZone } from '@prilavok/shared-kernel/contract'
import { formatShortMoney, type MoneyFormat } from '@prilavok/shared-kernel/format'
import { modelTexts } from './texts'

/** «Бесплатно от 5 000 ₽, иначе 390 ₽. В пределах города»: what delivery to a zone costs, and what lies in it (BAS-043). */
export function zoneText({ MIN_SUM, DELIVERY_PRICE, DESCRIPTION }: DeliveryZone, money: MoneyFormat): string {
  const price =
    MIN_SUM === 0 || DELIVERY_PRICE === 0
      ? modelTexts.free
      : modelTexts.freeFrom(formatShortMoney(MIN_SUM, money), formatShortMoney(DELIVERY_PRICE, money))
  return [price, DESCRIPTION].filter(Boolean).join('. ')
}
