import type { LoyaltyStatus } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { roubles } from '../../platform/money'
import { flag } from '../../platform/yes-no'

/** A level as one client stands to it. Sums are kopecks. */
export interface Level {
  id: number
  name: string
  description: string
  threshold: number
  /** Points for 100 roubles. */
  rate: number
  /** What is missing; 0: reached. */
  rest: number
  current: boolean
  next: boolean
}

/**
 * The levels of a shop from the lowest up. Without one of its own a client has the level without a threshold.
 * @param turnover kopecks bought for within a year
 */
export async function loadLevels(
  db: Database,
  shopId: number,
  ownId: number | null,
  turnover: number,
): Promise<Level[]> {
  const rows = await db
    .selectFrom('loyalty_levels')
    .where('shop_id', '=', shopId)
    .select(['id', 'name', 'description', 'threshold', 'rate'])
    .orderBy('threshold')
    .execute()
  const current = rows.findIndex((row) => (ownId === null ? row.threshold === 0 : row.id === ownId))
  return rows.map((row, index) => ({
    ...row,
    rest: Math.max(0, row.threshold - turnover),
    current: index === current,
    next: index === current + 1,
  }))
}

export const toStatus = (level: Level): LoyaltyStatus => ({
  ID: level.id,
  NAME: level.name,
  DESCRIPTION: level.description,
  THRESHOLD: roubles(level.threshold),
  REST: roubles(level.rest),
  RATE: { VALUE: level.rate, CURRENCY: 'RATE' },
  CURRENT: flag(level.current),
  NEXT: flag(level.next),
})
