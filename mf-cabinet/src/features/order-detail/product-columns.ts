import type { OrderProduct } from '@prilavok/shared-kernel/contract'
import type { ExportColumn } from '@prilavok/shared-kernel/files'
import { unitOf } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { texts } from '../../texts'
import { orderDetailTexts } from './texts'

const isGift = ({ GIFT }: OrderProduct): boolean => isYes(GIFT)

/** Rows of an order as a workbook; a gift has its word in the place of a price. @param bonus its sums are points */
export const productColumns = (bonus: boolean): readonly ExportColumn<OrderProduct>[] => {
  const kind = bonus ? 'number' : 'money'
  return [
    { header: orderDetailTexts.code, width: 12, value: ({ UP_CODE_1C }) => UP_CODE_1C },
    { header: orderDetailTexts.product, width: 60, value: ({ NAME }) => NAME },
    {
      header: orderDetailTexts.price,
      kind,
      value: (product) => (isGift(product) ? orderDetailTexts.gift : product.PRICE),
    },
    { header: orderDetailTexts.quantity, kind: 'number', value: ({ QUANTITY }) => QUANTITY },
    { header: orderDetailTexts.unit, width: 10, value: unitOf },
    {
      header: texts.sum,
      kind,
      value: (product) => (isGift(product) ? null : product.PRICE * product.QUANTITY),
    },
  ]
}
