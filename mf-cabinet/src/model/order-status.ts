import type { OrderStatus } from '@prilavok/shared-kernel/contract'
import { FINAL_ORDER_STATUSES, ORDER_STATUS_NAMES } from '@prilavok/shared-kernel/contract/order-names'

export const statusLabel = ({ STATUS_CODE, STATUS_NAME }: OrderStatus): string =>
  STATUS_NAME || ORDER_STATUS_NAMES[STATUS_CODE] || STATUS_CODE

export const mayCancel = ({ STATUS_CODE }: OrderStatus): boolean =>
  !FINAL_ORDER_STATUSES.includes(STATUS_CODE)
