import type { LoyaltyOperationCode, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { operationTexts } from '@prilavok/supplier-api/customers/loyalty/texts'

const DAY = 86_400_000

/** An order as the ledger sees it. */
export interface PointsOrder {
  id: number
  status: OrderStatusCode
  /** Paid with points. */
  bonus: boolean
  points: number
  /** ms */
  at: number
}

export interface LedgerLine {
  type: LoyaltyOperationCode
  /** Signed. */
  points: number
  orderId: number | null
  comment: string
  /** ms */
  at: number
}

/** What the balance is brought to at least, so that the bonus basket can be tried at once. */
const ENOUGH = 4200
/** Points are given in such steps when an order would take more than there are. */
const STEP = 500

/**
 * The ledger that a participant's orders have made: earned when an order was completed or paid, spent on bonus orders,
 * returned with cancelled ones, gone when a year old. Never below zero at any time.
 */
export function loyaltyHistory(
  orders: readonly PointsOrder[],
  { now, burnDays }: { now: number; burnDays: number },
): LedgerLine[] {
  const lines: LedgerLine[] = []
  const balance = () => lines.reduce((sum, line) => sum + line.points, 0)
  const add = (at: number, type: LoyaltyOperationCode, points: number, order?: number, comment = '') => {
    burnUntil(lines, at, burnDays)
    if (points !== 0) lines.push({ type, points, orderId: order ?? null, comment, at })
  }

  add(now - 728 * DAY, 'loyalty-plus', 700, undefined, 'Приветственные баллы')
  for (const event of eventsOf(orders)) {
    if (event.at > now) continue
    burnUntil(lines, event.at, burnDays)
    const missing = -event.points - balance()
    if (missing > 0) {
      const given = Math.ceil(missing / STEP) * STEP
      add(event.at - DAY, 'loyalty-plus', given, undefined, 'Баллы по\u00a0акции «Офис без забот»')
    }
    add(event.at, event.type, event.points, event.order)
  }
  burnUntil(lines, now, burnDays)
  const lacking = ENOUGH - balance()
  if (lacking > 0)
    add(
      now - DAY / 2,
      'loyalty-plus',
      Math.ceil(lacking / 100) * 100,
      undefined,
      'Подарок к\u00a0дню рождения компании',
    )
  return lines
}

interface Event {
  at: number
  type: LoyaltyOperationCode
  points: number
  order: number
}

const eventsOf = (orders: readonly PointsOrder[]): Event[] =>
  orders
    .flatMap(({ id, status, bonus, points, at }): Event[] => {
      if (bonus) {
        const spent: Event = { at, type: 'loyalty-minus', points: -points, order: id }
        return status === 'canceled'
          ? [spent, { at: at + 2 * DAY, type: 'loyalty-return-order', points, order: id }]
          : [spent]
      }
      const days = status === 'completed' ? 4 : status === 'online-paid' ? 0.1 : null
      return days === null ? [] : [{ at: at + days * DAY, type: 'loyalty-plus', points, order: id }]
    })
    .sort((a, b) => a.at - b.at)

/** Points that turned a year old before `at` without being spent: the oldest are spent first. */
function burnUntil(lines: LedgerLine[], at: number, burnDays: number): void {
  const life = burnDays * DAY
  for (const added of lines.filter(({ points }) => points > 0).sort((a, b) => a.at - b.at)) {
    const end = added.at + life + DAY / 24
    if (end > at) return
    const balance = lines.reduce((sum, line) => sum + (line.at <= end ? line.points : 0), 0)
    const young = lines
      .filter((line) => line.points > 0 && line.at > end - life && line.at <= end)
      .reduce((sum, line) => sum + line.points, 0)
    const gone = balance - young
    if (gone > 0)
      lines.push({
        type: 'loyalty-burn',
        points: -gone,
        orderId: null,
        comment: operationTexts.burnt,
        at: end,
      })
  }
}
