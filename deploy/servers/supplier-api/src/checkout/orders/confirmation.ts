import { createHash } from 'node:crypto'
import type { CreateOrderResponse, OrderChange } from '@prilavok/shared-kernel/contract'
import { unitPrice } from '../../catalogue/product/product-terms'
import type { BasketKind } from '../../platform/database/schema-types'
import { kopecks, roubles } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { pointsText, sumText } from '../../platform/sum-text'
import type { OrderLine } from '../basket/lines'
import { orderErrors, rejected } from './messages'
import type { OrderBody } from './order-form'
import type { TakenBasket } from './take-basket'

interface Asked {
  basket: BasketKind
  form: OrderBody
  taken: TakenBasket
  /** Price of delivery now, kopecks; null when the choices do not tell. */
  delivery: number | null
}

/**
 * Nobody pays a price, or gets a count, that was not on his screen: what differs is told, and ordered only once confirmed.
 * Confirmed is what CONFIRM names, sent back. A sum confirms too (`expected_sum`), if it is the one of now and not the one
 * seen before: equal sums of different prices prove nothing.
 * @returns null when the order may be made
 */
export function askToConfirm(session: Session, asked: Asked): CreateOrderResponse | null {
  const { basket, form, taken, delivery } = asked
  const code = confirmCode(taken.lines, delivery, basket)
  if (form.confirm === code && taken.lines.length > 0) return null
  const expected = form.expected_sum === undefined ? undefined : kopecks(form.expected_sum)
  const sumMissed = expected !== undefined && expected !== taken.sum
  const sumConfirms = expected === taken.sum && taken.seenSum !== taken.sum
  const products = sumConfirms ? [] : taken.changes
  const sum = sumMissed && products.length === 0 ? [sumChange(form, taken)] : []
  const changes = [...products, ...sum, ...deliveryChange(form, delivery)]
  if (changes.length === 0 && taken.lines.length > 0) return null
  const texts = changes.map((change) => changeText(change, basket, session))
  const rejection = rejected(orderErrors.changed(shortened(texts)))
  const confirmable = taken.lines.length > 0 ? { CONFIRM: code } : {}
  return { ...rejection, CREATE_ORDER: { ...rejection.CREATE_ORDER, CHANGES: changes, ...confirmable } }
}

/** The rows are as they were answered last, but the sum that the buyer saw is another. */
const sumChange = ({ expected_sum: WAS = 0 }: OrderBody, { sum }: TakenBasket): OrderChange => ({
  ...{ PRODUCT_ID: 0, NAME: 'Сумма товаров', KIND: 'sum' },
  ...{ WAS, NOW: roubles(sum) },
})

function deliveryChange({ expected_delivery }: OrderBody, delivery: number | null): OrderChange[] {
  if (expected_delivery === undefined || delivery === null || kopecks(expected_delivery) === delivery)
    return []
  return [
    { PRODUCT_ID: 0, NAME: 'Доставка', KIND: 'delivery', WAS: expected_delivery, NOW: roubles(delivery) },
  ]
}

/** A few are enough for a message; CHANGES tells them all. */
const NAMED = 3

const shortened = (texts: readonly string[]): string[] =>
  texts.length > NAMED ? [...texts.slice(0, NAMED), `и\u00a0ещё ${texts.length - NAMED}`] : [...texts]

/** One change for the buyer: «Бумага А4: цена была 350,00 ₽, стала 362,50 ₽». */
function changeText(
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

/**
 * Names exactly this order: sent back it confirms these products, counts, prices and this price of delivery, and no others.
 * @param delivery kopecks; null: not known yet
 */
export function confirmCode(
  lines: readonly OrderLine[],
  delivery: number | null,
  basket: BasketKind,
): string {
  const contents = lines.map((line) => [line.id, line.quantity, unitPrice(line, basket)])
  const digest = createHash('sha256').update(JSON.stringify([basket, contents, delivery]))
  return digest.digest('base64url').slice(0, 22)
}
