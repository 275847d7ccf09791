import type { PluralForms } from '@prilavok/shared-kernel/format'

/** «8 из 9 товаров». */
export const PRODUCTS_OF: PluralForms = ['товара', 'товаров', 'товаров']

export const basketSummaryTexts = {
  toOrder: 'К заказу',
  of: 'из',
  checkOutShort: 'Оформить',
  supplier: 'Поставщик',
} as const
