import type { LoyaltyOperationCode } from '@prilavok/shared-kernel/contract'
import type { Generated } from 'kysely'

export interface LoyaltyTables {
  loyalty_operations: LoyaltyOperationsTable
  loyalty_levels: LoyaltyLevelsTable
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

export interface LoyaltyLevelsTable {
  shop_id: number
  id: number
  name: string
  description: string
  /** Kopecks bought for within a year. */
  threshold: number
  /** Points for 100 roubles. */
  rate: number
}
