import type { PluralForms } from '@prilavok/shared-kernel/format'

/** «8 из 9 товаров». */
export const PRODUCTS_OF: PluralForms = ['товара', 'товаров', 'товаров']

export const basketSummaryTexts = {
  toOrder: 'К заказу',
  of: 'из',
  checkOutShort: 'Оформить',
  supplier: 'Поставщик',
  receiving: 'Получение',
  chooseReceiving: 'Доставка или самовывоз?',
  whyZone: 'От\u00a0зоны зависят цена доставки и\u00a0сумма, с\u00a0которой она бесплатна',
} as const
