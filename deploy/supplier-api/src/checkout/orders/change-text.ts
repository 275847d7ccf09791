import type { OrderChange } from '@prilavok/shared-kernel/contract'
import type { BasketKind } from '../../platform/database/schema-types'
import { kopecks } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { pointsText, sumText } from '../../platform/sum-text'

/** One change for the buyer: «Бумага А4: цена была 350,00 ₽, стала 362,50 ₽». */
export function changeText(
  { NAME, KIND, WAS, NOW }: OrderChange,
  basket: BasketKind,
  { priceType, currency }: Session,
): string {
  const money = (amount: number) =>
    basket === 'loyalty' && KIND !== 'delivery'
      ? pointsText(amount)
      : sumText(kopecks(amount), priceType, currency)
  switch (KIND) {
    case 'price':
      return `${NAME}: цена была ${money(WAS)}, стала ${money(NOW)}`
    case 'quantity':
      return `${NAME}: вместо\u00a0${WAS} можно заказать\u00a0${NOW}`
    case 'gone':
      return `${NAME}: больше нельзя заказать`
    case 'back':
      return `${NAME}: снова можно заказать, в\u00a0корзине\u00a0${NOW}`
    case 'sum':
      return `Сумма товаров: была ${money(WAS)}, стала ${money(NOW)}`
    case 'delivery':
      return `Доставка: была ${money(WAS)}, стала ${money(NOW)}`
  }
}
