import type { BoughtProduct } from '@prilavok/shared-kernel/contract'
import type { ExportColumn } from '@prilavok/shared-kernel/files'
import { unitOf } from '@prilavok/shared-kernel/format'
import { usualTexts } from './texts'

const { name, orders, usual, unit, price, remain, last } = usualTexts.columns

/** The goods as a table of a workbook. */
export const usualColumns: ExportColumn<BoughtProduct>[] = [
  { header: usualTexts.code, width: 12, value: ({ UP_CODE_1C }) => UP_CODE_1C },
  { header: name, width: 60, value: ({ NAME }) => NAME },
  { header: orders, kind: 'number', value: ({ ORDER_CNT }) => ORDER_CNT },
  { header: usual, width: 20, kind: 'number', value: ({ USUAL_QUANTITY }) => USUAL_QUANTITY },
  { header: unit, width: 10, value: (product) => unitOf(product) },
  { header: price, kind: 'money', value: ({ PRICE }) => PRICE },
  { header: remain, kind: 'number', value: ({ REMAIN }) => REMAIN },
  { header: last, width: 18, kind: 'date', value: ({ LAST_DATE }) => LAST_DATE },
]
