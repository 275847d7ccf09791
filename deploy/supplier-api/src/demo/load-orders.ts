import type { OnlinePayCode, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import type pg from 'pg'
import { POINTS } from '../payment/payment-types'
import { type Cell, copyRows } from './copy-rows'
import type { DemoClient } from './load-clients'
import { Random } from './random'
import type { ShopProduct } from './shop-products'
import type { DemoShop } from './taxonomy'

interface PastOrder {
  daysAgo: number
  status: OrderStatusCode
  pay?: OnlinePayCode
  /** Paid with points. */
  bonus?: boolean
}

/** Two years of one client, every status once at least. */
const HISTORY: PastOrder[] = [
  { daysAgo: 1, status: 'sent' },
  { daysAgo: 2, status: 'online-not-paid', pay: 'NOT_PAID' },
  { daysAgo: 4, status: 'in-progress' },
  { daysAgo: 6, status: 'online-to-payment', pay: 'TO_PAYMENT' },
  { daysAgo: 9, status: 'online-processing', pay: 'PROCESSING' },
  { daysAgo: 15, status: 'online-paid', pay: 'PAID' },
  { daysAgo: 31, status: 'completed' },
  { daysAgo: 58, status: 'completed' },
  { daysAgo: 92, status: 'canceled' },
  { daysAgo: 140, status: 'completed' },
  { daysAgo: 203, status: 'online-canceled', pay: 'NOT_PAID' },
  { daysAgo: 288, status: 'completed' },
  { daysAgo: 401, status: 'completed' },
  { daysAgo: 533, status: 'canceled' },
  { daysAgo: 702, status: 'completed' },
]

/** Two years of a participant of the loyalty programme: points earned, awaited, spent and returned. */
const LOYALTY_HISTORY: PastOrder[] = [
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
  { daysAgo: 560, status: 'completed', bonus: true },
  { daysAgo: 702, status: 'completed' },
]

/** Texts of buyers that must be shown as they were typed, never run. */
const COMMENTS = [
  'Пропуск заказан, позвоните за час',
  '<script>alert(1)</script> 📦 осторожно, хрупкое',
  'Прошу собрать по отделам ‮ПОРЯДОК‬ — бухгалтерия отдельно',
  '',
]

/** Past orders of the full client and of the loyalty client. */
export async function loadOrders(
  client: pg.ClientBase,
  shopId: number,
  shop: DemoShop,
  clients: DemoClient[],
  products: ShopProduct[],
): Promise<void> {
  const goods = products.filter(
    (product) => product.price > 0 && product.assortment && product.base.fixedPrice === undefined,
  )
  if (goods.length === 0) return
  const random = new Random(17, shopId)
  let number = 0
  for (const owner of clients) {
    const history = historyOf(owner)
    for (const past of [...history].reverse()) {
      number += 1
      await loadOrder(client, { shopId, shop, owner, past, random, goods, number })
    }
  }
}

const historyOf = (owner: DemoClient): PastOrder[] =>
  owner.email === 'client@example.com' ? HISTORY : owner.loyalty ? LOYALTY_HISTORY : []

interface OrderContext {
  shopId: number
  shop: DemoShop
  owner: DemoClient
  past: PastOrder
  random: Random
  goods: ShopProduct[]
  number: number
}

async function loadOrder(client: pg.ClientBase, context: OrderContext): Promise<void> {
  const { shopId, shop, owner, past, random, number } = context
  const bonus = past.bonus ?? false
  const goods = bonus ? context.goods.filter((product) => product.loyaltyPrice) : context.goods
  if (goods.length === 0) return
  const chosen = new Set(Array.from({ length: bonus ? 2 : random.whole(2, 9) }, () => random.pick(goods)))
  const rows = [...chosen].map((product) => {
    const quantity = product.base.minimum + (bonus ? 0 : product.base.step * random.whole(0, 4))
    const price = bonus ? (product.loyaltyPrice ?? 0) * 100 : product.price
    return { product, quantity, price, sum: price * quantity }
  })
  const sum = rows.reduce((total, row) => total + row.sum, 0)
  const pickup = shop.SELFDELIVERY_ONLY === 'Y' || random.chance(0.3)
  const delivery = bonus || pickup || sum >= 500_000 ? 0 : 39_000
  const [payment, paymentName] = bonus
    ? [POINTS.CODE, POINTS.NAME]
    : past.pay
      ? ['ONLINE_PAY', 'Онлайн-оплата']
      : random.pick([['INVOICE', 'По счёту'] as const, ['CASH', 'Наличными при получении'] as const])
  const values: Record<string, unknown> = {
    shop_id: shopId,
    client_id: owner.id,
    company_id: owner.companyId,
    number: `${shopId}-${String(number).padStart(6, '0')}`,
    status: past.status,
    online_pay_status: past.pay ?? null,
    created_at: new Date(Date.now() - past.daysAgo * 86_400_000),
    client_name: owner.companyName,
    user_name: `${owner.surname} ${owner.name} ${owner.middleName}`.trim(),
    user_email: owner.email,
    user_phone: owner.phone,
    address: pickup ? null : 'г. Москва, Ленинградский проспект, д. 36, стр. 11, офис 402',
    payment_code: payment,
    payment_name: paymentName,
    delivery_zone_id: pickup ? null : 1,
    delivery_zone_name: pickup ? null : 'В пределах города',
    comment: COMMENTS[number % COMMENTS.length] ?? '',
    cancel_comment: past.status === 'canceled' ? 'Заказ оформлен по ошибке' : '',
    position_count: rows.length,
    products_sum: sum,
    delivery_price: delivery,
    position_sum: sum + delivery,
    tax_type: 'с НДС',
    is_pickup: pickup,
    is_loyalty: bonus,
    loyalty_sum: bonus ? sum / 100 : owner.loyalty ? Math.floor((sum * 3) / 10_000) : 0,
  }
  const columns = Object.keys(values)
  const { rows: created } = await client.query<{ id: number }>(
    `insert into orders (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(values),
  )
  await copyRows(
    client,
    'order_rows',
    'shop_id order_id position product_id code1c name price quantity sum pack to_order picture preview'.split(
      ' ',
    ),
    rows.map(({ product, quantity, price, sum: rowSum }, index): Cell[] => [
      ...[shopId, created[0]?.id ?? 0, index + 1, product.base.id, product.base.code1c, product.base.name],
      ...[price, quantity, rowSum, product.base.family.PACK === 'Y', product.toOrder],
      ...[product.base.picture, product.base.picture],
    ]),
  )
}
