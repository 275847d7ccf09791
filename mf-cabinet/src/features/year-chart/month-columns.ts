import type { ExportColumn } from '@prilavok/shared-kernel/files'
import type { Month } from './months-of-year'
import { yearTexts } from './texts'

/** The months as a table of a workbook. */
export const monthColumns: ExportColumn<Month>[] = [
  { header: yearTexts.month, width: 18, value: ({ month }) => yearTexts.fullMonth(month) },
  { header: yearTexts.orders, kind: 'number', value: ({ count }) => count },
  { header: yearTexts.sum, kind: 'money', value: ({ sum }) => sum },
  {
    header: yearTexts.averageOrder,
    width: 16,
    kind: 'money',
    value: ({ count, sum }) => (count > 0 ? Math.round((sum * 100) / count) / 100 : null),
  },
]
