import type { BasketProduct, OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import type { BasketKind } from '../../platform/database/schema-types'
import { kopecks } from '../../platform/money'
import { dayText } from './day-text'
import type { DocumentKind, Party, TableDocument } from './document'
import { amountOf, moneyOf, toRow } from './document-money'
import type { ShopOfDocuments } from './parties'

export type BasketDocumentKind = Exclude<DocumentKind, 'order'>

export interface BasketDocumentInput {
  kind: BasketDocumentKind
  basket: BasketKind
  /** `2026/15`; '' for the basket file, which is no numbered document. */
  number: string
  date: Date
  answer: OrderBasketResponse
  shop: ShopOfDocuments
  buyer: Party | null
}

const NOTES: Record<BasketDocumentKind, string[]> = {
  tender_invoice: [
    'Счёт действителен 5\u00a0рабочих дней. Цены и\u00a0наличие указаны на\u00a0дату счёта. Отгрузка\u00a0— после поступления оплаты на\u00a0расчётный счёт поставщика.',
  ],
  basket_file: [
    'Цены и\u00a0наличие указаны на\u00a0дату файла и\u00a0могут измениться до\u00a0оформления заказа.',
  ],
  commercial_offer: [
    'Предложение действительно 10\u00a0рабочих дней и\u00a0не\u00a0является публичной офертой. Будем рады ответить на\u00a0вопросы и\u00a0обсудить условия поставки.',
  ],
}

function titleOf({ kind, number, date, shop }: BasketDocumentInput): string {
  const day = dayText(date, shop.timeZone)
  if (kind === 'tender_invoice') return `Счёт для тендера №\u00a0Т-${number} от\u00a0${day}`
  if (kind === 'commercial_offer') return `Коммерческое предложение №\u00a0КП-${number} от\u00a0${day}`
  return `Состав корзины на\u00a0${day}`
}

/** Rows that an order would take, gifts among them. */
const productsOf = ({ GROUPS }: OrderBasketResponse): BasketProduct[] =>
  GROUPS.filter(({ CODE }) => CODE !== 'group_unavailable').flatMap(({ PRODUCTS }) => PRODUCTS)

/** What the basket holds, as a document. @returns null when an order would take nothing */
export function basketDocument(input: BasketDocumentInput): TableDocument | null {
  const { kind, basket, date, answer, shop, buyer } = input
  const { INFO } = answer
  const isPoints = basket === 'loyalty'
  const rows = productsOf(answer).map((product) => {
    const price = isPoints ? (product.LOYALTY_PRICE ?? 0) : product.PRICE
    return toRow(product, amountOf(price, isPoints), amountOf(product.SUM, isPoints))
  })
  if (rows.length === 0) return null
  const delivery = !isPoints && INFO.deliveryType === '2' ? kopecks(INFO.paidDelivery) : null
  const left = answer.GROUPS.find(({ CODE }) => CODE === 'group_unavailable')?.CNT ?? 0
  return {
    ...{ kind, title: titleOf(input), date, shop: shop.shop, seller: shop.seller, buyer },
    ...moneyOf(rows, delivery, { ...shop, isPoints, date }),
    bank: kind === 'tender_invoice' ? shop.bank : null,
    signers: kind === 'basket_file' ? null : shop.signers,
    facts: factsOf(input),
    notes: [
      ...NOTES[kind],
      ...(left > 0 ? [`Не\u00a0вошло недоступных товаров: ${left}.`] : []),
      ...(INFO.comment ? [`Комментарий: ${INFO.comment}`] : []),
    ],
  }
}

function factsOf({ kind, basket, answer: { INFO } }: BasketDocumentInput): TableDocument['facts'] {
  if (basket === 'loyalty') return []
  const zone = INFO.deliveryZones.find(({ ID }) => ID === INFO.deliveryZoneId)
  const payment = INFO.paymentTypes.find(({ CODE }) => CODE === INFO.paymentType)
  const delivery =
    INFO.deliveryType === '2' ? ['Доставка', zone?.NAME].filter(Boolean).join(': ') : 'Самовывоз'
  return [
    { name: 'Получение', value: delivery },
    ...(kind !== 'tender_invoice' && payment ? [{ name: 'Оплата', value: payment.NAME }] : []),
  ]
}
