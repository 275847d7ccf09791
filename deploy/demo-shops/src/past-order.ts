import { ONLINE_PAY, POINTS } from '@prilavok/supplier-api/content/shop/payment-types'
import { kopecks, roundPrice } from '@prilavok/supplier-api/platform/money'
import type { Random } from '@prilavok/supplier-api/platform/random'
import type { Cell } from './copy-rows'
import type { DemoClient } from './load-clients'
import type { OrderFrame } from './order-frame'
import type { PastOrder } from './order-history'
import type { ShopProduct } from './shop-products'
import type { DemoShop } from './taxonomy'

/** Texts of buyers; some must be shown as they were typed, never run. */
const COMMENTS = [
  'Пропуск заказан, позвоните за час',
  '<script>alert(1)</script> 📦 осторожно, хрупкое',
  'Прошу собрать по отделам ‮ПОРЯДОК‬ — бухгалтерия отдельно',
  'Разгрузка со двора, ворота № 3. Документы — в двух экземплярах',
  'Если не будет синих папок, замените на чёрные',
]

const CANCEL_REASONS = [
  'Заказ оформлен по ошибке',
  'Изменились потребности',
  'Нашли нужное на складе',
  'Не устроил срок доставки',
]

/** What an order is made of. */
export interface OrderContext {
  shopId: number
  shop: DemoShop
  frame: OrderFrame
  owner: DemoClient
  past: PastOrder
  at: Date
  random: Random
  /** What this buyer orders time and again. */
  regular: readonly ShopProduct[]
  goods: readonly ShopProduct[]
}

export interface DraftOrder {
  values: Record<string, Cell>
  /** Cells from `position` on. */
  rows: Cell[][]
}

interface Row {
  product: ShopProduct
  quantity: number
  price: number
  sum: number
}

/** Points that the least count of a product costs, kopecks of the count that is bought: a participant has thousands of points. */
const MODEST = { points: 600, kopecks: 400_000 }

function offeredGoods({ past, owner, goods }: OrderContext): readonly ShopProduct[] {
  if (past.bonus)
    return goods.filter(
      ({ loyaltyPrice, base }) => loyaltyPrice && loyaltyPrice * base.minimum <= MODEST.points,
    )
  if (!owner.loyalty) return goods
  const modest = goods.filter(({ price, base }) => price * (base.minimum + 2 * base.step) <= MODEST.kopecks)
  return modest.length > 0 ? modest : goods
}

function chooseRows(context: OrderContext): Row[] {
  const { past, owner, random, regular, shop } = context
  const offered = offeredGoods(context)
  if (offered.length === 0) return []
  const pick = () =>
    !past.bonus && !owner.loyalty && random.chance(0.75) ? random.pick(regular) : random.pick(offered)
  const toRow = (product: ShopProduct): Row => {
    const { minimum, step } = product.base
    const quantity = minimum + (past.bonus ? 0 : step * random.whole(0, 4))
    const price = past.bonus ? (product.loyaltyPrice ?? 0) * 100 : roundPrice(product.price, shop.PRICE_TYPE)
    return { product, quantity, price, sum: price * quantity }
  }
  const count = past.bonus ? 2 : random.chance(0.08) ? random.whole(12, 24) : random.whole(2, 9)
  const rows = [...new Set(Array.from({ length: count }, pick))].map(toRow)
  return past.bonus ? rows : withinRules(rows, kopecks(shop.MIN_ORDER_SUM), random)
}

/** More of the same, until the order is large enough for the shop. */
function withinRules(rows: Row[], least: number, random: Random): Row[] {
  const sum = rows.reduce((total, row) => total + row.sum, 0)
  if (sum >= least) return rows
  const times = Math.ceil(least / sum) + random.whole(0, 1)
  return rows.map(({ product, quantity, price }) => ({
    ...{ product, price, quantity: quantity * times },
    sum: price * quantity * times,
  }))
}

const OUT_OF_TOWN = /область/

function chooseDelivery({ frame, owner, past, random }: OrderContext, sum: number) {
  const addresses = frame.addresses.get(owner.id) ?? []
  const [town, around] = frame.zones
  if (addresses.length === 0 || !town || random.chance(0.25))
    return { address: null, zone: null, price: 0, point: frame.tradePoints[0] ?? null }
  const address = random.pick(addresses)
  const zone = around && OUT_OF_TOWN.test(address) ? around : town
  const isFree = past.bonus || sum >= zone.min_sum
  return { address, zone, price: isFree ? 0 : zone.delivery_price, point: null }
}

function choosePayment({ frame, past, random }: OrderContext) {
  if (past.bonus) return { code: POINTS.CODE, name: POINTS.NAME, description: POINTS.DESCRIPTION }
  const fitting = frame.payments.filter(({ code }) => (code === ONLINE_PAY) === (past.pay !== undefined))
  return random.pick(fitting)
}

/** One order with its rows; null when the shop sells nothing of the kind. */
export function makeOrder(context: OrderContext): DraftOrder | null {
  const { shopId, frame, owner, past, at, random } = context
  const rows = chooseRows(context)
  if (rows.length === 0) return null
  const sum = rows.reduce((total, row) => total + row.sum, 0)
  const delivery = chooseDelivery(context, sum)
  const payment = choosePayment(context)
  const values: Record<string, Cell> = {
    shop_id: shopId,
    client_id: owner.id,
    company_id: owner.companyId,
    status: past.status,
    online_pay_status: past.pay ?? null,
    created_at: at,
    client_name: owner.companyName,
    user_name: `${owner.surname} ${owner.name} ${owner.middleName}`.trim(),
    user_email: owner.email,
    user_phone: owner.phone,
    address: delivery.address,
    trade_point_name: delivery.point?.name ?? null,
    trade_point_phone: delivery.point?.phone ?? null,
    trade_point_email: delivery.point?.email ?? null,
    trade_point_address: delivery.point?.address ?? null,
    payment_code: payment.code,
    payment_name: payment.name,
    payment_description: payment.description,
    delivery_zone_id: delivery.zone?.id ?? null,
    delivery_zone_name: delivery.zone?.name ?? null,
    comment: random.chance(0.3) ? random.pick(COMMENTS) : '',
    cancel_comment: cancelComment(past, random),
    position_count: rows.length,
    products_sum: sum,
    delivery_price: delivery.price,
    position_sum: sum + delivery.price,
    tax_type: frame.taxType,
    is_pickup: delivery.address === null,
    is_loyalty: past.bonus ?? false,
    loyalty_sum: past.bonus ? sum / 100 : owner.loyalty ? Math.floor((sum * 3) / 10_000) : 0,
  }
  return { values, rows: rows.map(toCells) }
}

const cancelComment = ({ status }: PastOrder, random: Random): string =>
  status === 'online-canceled'
    ? 'Заказ не оплачен в срок'
    : status === 'canceled'
      ? random.pick(CANCEL_REASONS)
      : ''

const toCells = ({ product, quantity, price, sum }: Row, index: number): Cell[] => [
  ...[index + 1, product.base.id, product.base.code1c, product.base.name, price, quantity, sum],
  ...[product.base.family.PACK === 'Y', product.toOrder, product.base.picture, product.base.picture],
]
