import type { Generated } from 'kysely'

/** 001 §3, loyalty. */
export type LoyaltyOperationCode = 'loyalty-plus' | 'loyalty-minus' | 'loyalty-burn' | 'loyalty-return-order'

export interface LoyaltyTables {
  loyalty_operations: LoyaltyOperationsTable
}

export interface LoyaltyOperationsTable {
  shop_id: number
  id: Generated<number>
  client_id: number
  type: LoyaltyOperationCode
  /** Whole points: added above zero, taken away below it. */
  points: number
  order_id: number | null
  comment: Generated<string>
  created_at: Generated<Date>
}
