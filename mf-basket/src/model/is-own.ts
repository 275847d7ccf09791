import type { Order } from '@prilavok/shared-kernel/contract'

/** Whether the buyer has made an order himself; else a colleague has. An API that does not tell gives own orders only. */
export const isOwn = ({ IS_OWN }: Pick<Order, 'IS_OWN'>): boolean => IS_OWN !== 'N'
