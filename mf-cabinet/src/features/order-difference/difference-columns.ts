import type { ExportColumn } from '@prilavok/shared-kernel/files'
import { isYes } from '@prilavok/shared-kernel/shop'
import type { DifferenceRow, OrderedRow } from './order-difference'
import { CHANGE_NAMES, GIFT_CHANGE_NAMES, orderDifferenceTexts as texts } from './texts'

export const isGift = ({ product }: DifferenceRow): boolean => isYes(product.GIFT)

/** «Больше, дороже», «Подарок добавлен»; '' of what is bought as before. */
export function changeText(row: DifferenceRow): string {
  if (isGift(row)) return GIFT_CHANGE_NAMES[row.changes[0] ?? 'same']
  return row.changes
    .map((change, index) => (index === 0 ? CHANGE_NAMES[change] : CHANGE_NAMES[change].toLowerCase()))
    .join(', ')
}

const priceOf = (row: DifferenceRow, ordered: OrderedRow | undefined) =>
  isGift(row) ? ordered && texts.gift : ordered?.price

/** The difference as a workbook; in place of a price a gift has its word. @param bonus its sums are points */
export const differenceColumns = (bonus: boolean): readonly ExportColumn<DifferenceRow>[] => {
  const kind = bonus ? 'number' : 'money'
  return [
    { header: texts.code, width: 12, value: ({ product }) => product.UP_CODE_1C },
    { header: texts.product, width: 60, value: ({ product }) => product.NAME },
    { header: texts.change, width: 20, value: changeText },
    { header: texts.quantityWas, kind: 'number', value: ({ was }) => was?.quantity },
    { header: texts.priceWas, kind, value: (row) => priceOf(row, row.was) },
    { header: texts.sumWas, kind, value: (row) => (isGift(row) ? null : row.was?.sum) },
    { header: texts.quantityNow, kind: 'number', value: ({ now }) => now?.quantity },
    { header: texts.priceNow, kind, value: (row) => priceOf(row, row.now) },
    { header: texts.sumNow, kind, value: (row) => (isGift(row) ? null : row.now?.sum) },
    { header: texts.difference, kind, value: ({ difference }) => difference },
  ]
}
