import type { LookupErrorCode } from '@prilavok/shared-kernel/contract'

/** What is said of a code whose product cannot be added, as the specification words it (000 §8). */
export const LOOKUP_ERRORS: readonly [LookupErrorCode, string][] = [
  ['no_product', 'Товар не найден'],
  ['not_assortment', 'Товар не принадлежит ассортименту магазина'],
  ['not_price', 'У товара не указана цена'],
  ['not_remains', 'Данного товара нет в наличии'],
  ['max_amount', 'В корзине находится максимальное количество данного товара'],
]
