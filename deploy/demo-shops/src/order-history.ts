import type { OnlinePayCode, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import type { Random } from '@prilavok/supplier-api/platform/random'

/** An order as it stands by now. */
export interface PastOrder {
  daysAgo: number
  status: OrderStatusCode
  pay?: OnlinePayCode
  /** Paid with points. */
  bonus?: boolean
  /** It was paid, and the money has gone back. */
  refunded?: boolean
}

/** What a page of orders begins with: every status, and every state of a payment. */
const LATEST: PastOrder[] = [
  { daysAgo: 1, status: 'sent' },
  { daysAgo: 2, status: 'online-not-paid', pay: 'NOT_PAID' },
  { daysAgo: 4, status: 'in-progress' },
  { daysAgo: 6, status: 'online-to-payment', pay: 'TO_PAYMENT' },
  { daysAgo: 9, status: 'online-processing', pay: 'PROCESSING' },
  { daysAgo: 11, status: 'in-progress', pay: 'PAID' },
  { daysAgo: 15, status: 'online-paid', pay: 'PAID' },
  { daysAgo: 20, status: 'online-canceled', pay: 'NOT_PAID' },
  { daysAgo: 25, status: 'canceled', pay: 'NOT_PAID', refunded: true },
]

/** Two years of a participant of the loyalty programme: points earned, awaited, spent and returned. */
const OF_PARTICIPANT: PastOrder[] = [
  { daysAgo: 3, status: 'sent' },
  { daysAgo: 5, status: 'in-progress', bonus: true },
  { daysAgo: 12, status: 'online-paid', pay: 'PAID' },
  { daysAgo: 31, status: 'completed' },
  { daysAgo: 58, status: 'completed' },
  { daysAgo: 75, status: 'canceled', bonus: true },
  { daysAgo: 92, status: 'canceled' },
  { daysAgo: 140, status: 'completed' },
  { daysAgo: 230, status: 'completed', bonus: true },
  { daysAgo: 288, status: 'completed' },
  { daysAgo: 401, status: 'completed' },
  { daysAgo: 436, status: 'completed' },
  { daysAgo: 471, status: 'completed' },
  { daysAgo: 520, status: 'completed' },
  { daysAgo: 560, status: 'completed', bonus: true },
  { daysAgo: 702, status: 'completed' },
]

const TWO_YEARS = 730

/** How orders of the past have ended, in the shares in which they do. */
function ended(random: Random): Omit<PastOrder, 'daysAgo'> {
  const share = random.next()
  if (share < 0.6) return { status: 'completed' }
  if (share < 0.88) return { status: 'completed', pay: 'PAID' }
  if (share < 0.94) return { status: 'canceled' }
  if (share < 0.97) return { status: 'canceled', pay: 'NOT_PAID', refunded: true }
  return { status: 'online-canceled', pay: 'NOT_PAID' }
}

/** An order every `every` days or so, from `since` days ago for two years. */
function rhythm(random: Random, since: number, every: number): PastOrder[] {
  const orders: PastOrder[] = []
  for (
    let daysAgo = since;
    daysAgo < TWO_YEARS;
    daysAgo += Math.max(1, Math.round(every * (0.5 + random.next())))
  )
    orders.push({ daysAgo, ...ended(random) })
  return orders
}

interface Buyer {
  email: string
  loyalty?: boolean
  blocked?: boolean
  company: boolean
  withoutPassword?: boolean
}

/** Orders of one account, the latest first: an office that orders nearly each week, others that come now and then. */
export function historyOf({ email, ...buyer }: Buyer, random: Random): PastOrder[] {
  if (buyer.withoutPassword) return []
  if (email === 'client@example.com') return [...LATEST, ...rhythm(random, 31, 10)]
  if (buyer.loyalty) return OF_PARTICIPANT
  if (buyer.blocked) return rhythm(random, 120, 35)
  return buyer.company ? [] : [{ daysAgo: 2, status: 'sent' }, ...rhythm(random, 40, 80)]
}

const DAY = 86_400_000
/** Moscow keeps one time all the year round. */
const MOSCOW = 3 * 3_600_000

/** A moment of that day at which offices order: a weekday, neither New Year nor night. */
export function momentOf(daysAgo: number, random: Random, now = Date.now()): Date {
  let day = Math.floor((now + MOSCOW) / DAY) - daysAgo
  while (isDayOff(new Date(day * DAY))) day -= 1
  const minutes = random.whole(9 * 60, 18 * 60)
  return new Date(day * DAY + minutes * 60_000 + random.whole(0, 59) * 1000 - MOSCOW)
}

function isDayOff(day: Date): boolean {
  const date = day.getUTCDate()
  const isNewYear = (day.getUTCMonth() === 0 && date <= 8) || (day.getUTCMonth() === 11 && date === 31)
  return isNewYear || day.getUTCDay() === 0 || day.getUTCDay() === 6
}
