import type { BasketCounts } from '@prilavok/shared-kernel/contract'
import { type Change, isUnconfirmed } from './change'

const kopecks = (roubles: number) => Math.round(roubles * 100)

/** Count and sum as they will be when the changes are made, by the prices that the page knows. */
export function estimateCounts(counts: BasketCounts, changes: ReadonlyMap<number, Change>): BasketCounts {
  const { CNT, SUM, DELIVERY_CNT = CNT, DELIVERY_SUM = SUM } = counts
  const moved = { count: 0, sum: 0 }
  const delivered = { count: 0, sum: 0 }
  const move = (total: typeof moved, count: number, sum: number) => {
    total.count += count
    total.sum += sum
  }
  for (const change of changes.values()) {
    const { held, target, item } = change
    if (!isUnconfirmed(change) || item.price === undefined) continue
    const count = Number(target > 0) - Number(held > 0)
    const sum = (target - held) * kopecks(item.price)
    move(moved, count, sum)
    if (!item.undelivered) move(delivered, count, sum)
  }
  const sumOf = (sum: number, change: number) => Math.max(0, kopecks(sum) + change) / 100
  return {
    ...counts,
    CNT: Math.max(0, CNT + moved.count),
    SUM: sumOf(SUM, moved.sum),
    DELIVERY_CNT: Math.max(0, DELIVERY_CNT + delivered.count),
    DELIVERY_SUM: sumOf(DELIVERY_SUM, delivered.sum),
  }
}
