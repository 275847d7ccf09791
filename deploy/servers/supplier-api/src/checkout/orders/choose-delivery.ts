import type { OrderMessage } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import type { OrderTerms, TermsTradePoint, Zone } from '../basket/order-terms'
import { deliveryPrice, deliveryTypeOf, zoneOf } from '../basket/order-terms'
import { orderErrors } from './messages'
import { chosenId, type OrderBody } from './order-form'

export interface Delivery {
  isPickup: boolean
  address: string | null
  tradePoint: TermsTradePoint | null
  zone: Zone | null
  /** Kopecks. */
  price: number
}

/**
 * How the order reaches the buyer, from the choices of the form.
 * @param address of `readAddress`
 * @param sum of the products that count for delivery, kopecks
 * @param free bonus orders are brought for nothing (AMB-38)
 */
export function chooseDelivery(
  form: OrderBody,
  address: string | null,
  terms: OrderTerms,
  { sum, free }: { sum: number; free: boolean },
): Delivery | OrderMessage {
  if (form.delivery_type === '2' && terms.selfDeliveryOnly) return orderErrors.noDelivery()
  const type = deliveryTypeOf(form.delivery_type, terms)
  if (type === '-1') return orderErrors.noDeliveryType()
  if (type === '1') return pickUp(form, terms)
  if (address === null) return orderErrors.noAddress()
  const zone = zoneOf(chosenId(form.delivery_zone), terms)
  if (!zone && terms.zones.length > 0) return orderErrors.noZone()
  return {
    isPickup: false,
    address,
    tradePoint: null,
    zone,
    price: free ? 0 : deliveryPrice(zone, sum, terms),
  }
}

/**
 * Whoever chose the pick-up chooses among several trade points, too; with nothing said at all it is the shop's main one. A
 * shop without trade points says the place itself (AMB-37).
 */
function pickUp(form: OrderBody, { tradePoints, mainTradePointId }: OrderTerms): Delivery | OrderMessage {
  const chosen = chosenId(form.tradepoint_id)
  if (form.delivery_type === '1' && !form.tradepoint_id && tradePoints.length > 1)
    return orderErrors.noTradePoint()
  const tradePoint = form.tradepoint_id
    ? tradePoints.find((point) => point.id === chosen)
    : (tradePoints.find((point) => point.id === mainTradePointId) ?? tradePoints[0])
  if (form.tradepoint_id && !tradePoint) return orderErrors.noTradePoint()
  return { isPickup: true, address: null, tradePoint: tradePoint ?? null, zone: null, price: 0 }
}

/** The address that the form names. @returns null for an address of somebody else, too */
export async function readAddress(
  db: Database,
  session: Session,
  clientId: number,
  form: OrderBody,
): Promise<string | null> {
  const id = chosenId(form.address_id)
  if (id === undefined) return null
  const point = await db
    .selectFrom('points')
    .where('shop_id', '=', session.shopId)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .select('address')
    .executeTakeFirst()
  return point?.address ?? null
}
