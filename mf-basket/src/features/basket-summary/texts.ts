import type { PluralForms } from '@prilavok/shared-kernel/format'

export const POSITIONS_OF: PluralForms = ['позиции', 'позиций', 'позиций']

export const basketSummaryTexts = {
  rest: 'осталось',
  toOrder: 'К заказу',
  of: 'из',
  checkOutShort: 'Оформить',
  supplier: 'Поставщик',
} as const
