import type { LoyaltyOperation } from '@prilavok/shared-kernel/contract'
import type { ExportColumn } from '@prilavok/shared-kernel/files'
import { signedPoints } from './signed-points'
import { loyaltyTexts } from './texts'

const { columns } = loyaltyTexts

/** The history as a workbook: points with their sign, so that they add up. */
export const EXPORT_COLUMNS: readonly ExportColumn<LoyaltyOperation>[] = [
  { header: columns.date, kind: 'date', value: ({ DATE }) => DATE },
  { header: columns.operation, value: ({ OPERATION_TYPE }) => OPERATION_TYPE.VALUE },
  { header: columns.orderNumber, value: ({ ORDER }) => ORDER?.ORDER_NUMBER },
  { header: columns.reason, width: 40, value: ({ COMMENT }) => COMMENT },
  { header: columns.state, value: ({ STATUS }) => STATUS.VALUE },
  { header: columns.points, kind: 'number', value: signedPoints },
]
