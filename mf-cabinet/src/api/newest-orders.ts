import { LATEST_ORDERS } from '@prilavok/shared-kernel/contract/page-sizes'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { NO_FILTERS } from '../model/order-list-params'
import { ordersQuery } from './get-orders'

const STRIP_ORDERS = 3
const NEWEST = { ...NO_FILTERS, page: 1, sort: 'CREATE_DATE', order: 'DESC' } as const

/** The newest orders of the customer; `number`: those alone whose number holds it. */
export const newestOrdersQuery = (
  kernel: Kernel,
  { limit, number = '' }: { limit: number; number?: string },
) => ordersQuery(kernel, { ...NEWEST, number, limit })

/** The last order (CAB-027). */
export const lastOrderQuery = (kernel: Kernel) => newestOrdersQuery(kernel, { limit: 1 })

/** Those of the profile; narrow screens show some of them. */
export const latestOrdersQuery = (kernel: Kernel) => newestOrdersQuery(kernel, { limit: LATEST_ORDERS.wide })

/** Those that the home page offers to repeat. */
export const stripOrdersQuery = (kernel: Kernel) => newestOrdersQuery(kernel, { limit: STRIP_ORDERS })
