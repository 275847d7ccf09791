import type { BasketProduct, OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import type { BasketKind } from '../../platform/database/schema-types'
import { kopecks } from '../../platform/money'
import { dayText } from './day-text'
import type { DocumentKind, DocumentRow, Party, TableDocument } from './document'
import { rowName } from './document-lines'
import type { ShopOfDocuments } from './parties'
import { sumInWords } from './sum-in-words'
import { taxOf } from './tax'

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

const toRow =
  (basket: BasketKind) =>
  (product: BasketProduct): DocumentRow => {
    const isGift = product.GIFT === 'Y'
    const amount = (value: number): number => (isGift ? 0 : basket === 'loyalty' ? value : kopecks(value))
    return {
      code: isGift ? '' : product.UP_CODE_1C,
      name: rowName(product.NAME, isGift),
      unit: product.PACK === 'Y' ? 'уп.' : 'шт.',
      quantity: product.QUANTITY,
      price: amount(basket === 'loyalty' ? (product.LOYALTY_PRICE ?? 0) : product.PRICE),
      sum: amount(product.SUM),
      isGift,
    }
  }

/** What the basket holds, as a document. @returns null when an order would take nothing */
export function basketDocument(input: BasketDocumentInput): TableDocument | null {
  const { kind, basket, date, answer, shop, buyer } = input
  const rows = productsOf(answer).map(toRow(basket))
  if (rows.length === 0) return null
  const isPoints = basket === 'loyalty'
  const { INFO } = answer
  const isDelivered = !isPoints && INFO.deliveryType === '2'
  const delivery = isDelivered ? kopecks(INFO.paidDelivery) : null
  const total = rows.reduce((sum, row) => sum + row.sum, 0) + (delivery ?? 0)
  const isRoubles = !isPoints && shop.currency === 'RUB'
  const left = answer.GROUPS.find(({ CODE }) => CODE === 'group_unavailable')?.CNT ?? 0
  const isInvoice = kind === 'tender_invoice'
  return {
    ...{
      kind,
      title: titleOf(input),
      date,
      shop: shop.shop,
      seller: shop.seller,
      buyer,
      rows,
      delivery,
      total,
    },
    bank: isInvoice ? shop.bank : null,
    signers: kind === 'basket_file' ? null : shop.signers,
    facts: factsOf(input),
    tax: isPoints ? null : taxOf(shop.taxType, total, { date, timeZone: shop.timeZone }),
    currency: isPoints ? 'Б' : isRoubles ? '₽' : shop.currency,
    words: isRoubles ? sumInWords(total) : '',
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
