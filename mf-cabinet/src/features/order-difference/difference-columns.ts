import type { ExportColumn } from '@prilavok/shared-kernel/files'
import { isYes } from '@prilavok/shared-kernel/shop'
import type { DifferenceRow } from './order-difference'
import { CHANGE_NAMES, orderDifferenceTexts as texts } from './texts'

/** «Больше, дороже». */
export const changeText = ({ changes }: DifferenceRow): string =>
  changes
    .map((change, index) => (index === 0 ? CHANGE_NAMES[change] : CHANGE_NAMES[change].toLowerCase()))
    .join(', ')

export const isGift = ({ product }: DifferenceRow): boolean => isYes(product.GIFT)

/** The difference as a workbook; a gift has no price. @param bonus its sums are points */
export const differenceColumns = (bonus: boolean): readonly ExportColumn<DifferenceRow>[] => {
  const kind = bonus ? 'number' : 'money'
  return [
    { header: texts.code, width: 12, value: ({ product }) => product.UP_CODE_1C },
    {
      header: texts.product,
      width: 60,
      value: (row) => (isGift(row) ? `${row.product.NAME} (${texts.gift})` : row.product.NAME),
    },
    { header: texts.change, width: 20, value: changeText },
    { header: texts.quantityWas, kind: 'number', value: ({ was }) => was?.quantity },
    { header: texts.priceWas, kind, value: (row) => (isGift(row) ? null : row.was?.price) },
    { header: texts.sumWas, kind, value: (row) => (isGift(row) ? null : row.was?.sum) },
    { header: texts.quantityNow, kind: 'number', value: ({ now }) => now?.quantity },
    { header: texts.priceNow, kind, value: (row) => (isGift(row) ? null : row.now?.price) },
    { header: texts.sumNow, kind, value: (row) => (isGift(row) ? null : row.now?.sum) },
    { header: texts.difference, kind, value: ({ difference }) => difference },
  ]
}
