import type { CreateOrderResponse, OrderMessage } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { choosePayment, POINTS } from '../../content/shop/payment-types'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Session } from '../../platform/session/session'
import { numberText, sumText } from '../../platform/sum-text'
import { loadOrderTerms, type OrderTerms } from '../basket/order-terms'
import { queueOrderEmails } from '../order-emails/queue-order-emails'
import { type BuyerDetails, lockBuyer } from './buyer-details'
import { chooseDelivery, readAddress } from './choose-delivery'
import { askToConfirm } from './confirmation'
import { fingerprintOf, settleKey, takeKey } from './idempotency'
import { accessError, created, type MadeOrder, orderErrors, rejected } from './messages'
import type { OrderBody } from './order-form'
import { type TakenBasket, takeBasket } from './take-basket'
import { writeOrder } from './write-order'

type Outcome = MadeOrder | CreateOrderResponse

const isRejection = (outcome: Outcome): outcome is CreateOrderResponse => 'CREATE_ORDER' in outcome
const isMessage = (outcome: object): outcome is OrderMessage => 'CODE' in outcome && 'TEXT' in outcome

/**
 * Makes an order of the basket: everything is computed here, in one transaction; the call says only what was chosen
 * (AMB-43). A rejection is an answer, not an error.
 * Asked `only_made`, it makes nothing: it tells what became of an earlier call whose answer was lost, waiting for it to end.
 * @param key repeated calls with the same key answer the same order; with other choices they are rejected
 */
export async function createOrder(
  { db, metrics }: Pick<FastifyInstance, 'db' | 'metrics'>,
  session: Session,
  basket: BasketKind,
  form: OrderBody,
  key: string | undefined,
): Promise<CreateOrderResponse> {
  if (!session.client) return rejected(orderErrors.guest())
  const owner = { shopId: session.shopId, clientId: session.client.id }
  let isNew = false
  const answer = await db.transaction().execute(async (trx) => {
    // An order that was answered must survive a crash, however the database is tuned.
    await sql`set local synchronous_commit = on`.execute(trx)
    if (key !== undefined) {
      const known = await takeKey(trx, owner, key, fingerprintOf(basket, form))
      if (known.state === 'done') return created(known)
      if (known.state === 'other') return rejected(orderErrors.keyUsed())
    }
    const outcome =
      form.only_made === 'Y'
        ? rejected(orderErrors.notMade())
        : await placeOrder(trx, session, owner.clientId, basket, form)
    const rejection = isRejection(outcome)
    if (key !== undefined) await settleKey(trx, owner, key, rejection ? null : outcome.id)
    if (!rejection) await queueOrderEmails(trx, owner.shopId, outcome.id, 'created')
    isNew = !rejection
    return rejection ? outcome : created(outcome)
  })
  if (isNew) metrics.orders.inc({ shop: owner.shopId })
  return answer
}

async function placeOrder(
  db: Database,
  session: Session,
  clientId: number,
  basket: BasketKind,
  form: OrderBody,
): Promise<Outcome> {
  const { details, client } = await lockBuyer(db, session, clientId)
  // As the session has it (a password), and as the client's row has it by now.
  const denied = accessError(session.client) ?? accessError(client)
  if (denied) return rejected(denied)
  if (basket === 'loyalty' && !client.loyalty) return rejected(orderErrors.loyaltyOnly())

  const terms = await loadOrderTerms(db, session)
  const address = await readAddress(db, session, clientId, form)
  // Other orders of these goods wait from here on.
  const taken = await takeBasket(db, session, basket)
  if (isMessage(taken)) return rejected(taken)

  const bonus = basket === 'loyalty'
  const sums = { sum: taken.deliverySum, free: bonus }
  const delivery = chooseDelivery(form, address, terms, sums)
  const price = isMessage(delivery) ? null : delivery.price
  const changed = askToConfirm(session, { basket, form, taken, delivery: price })
  if (changed) return changed
  const tooLittle = sumError(session, basket, taken, terms, details)
  if (tooLittle) return rejected(tooLittle)
  const payment = bonus ? POINTS : choosePayment(terms.paymentTypes, form.payment)
  if (!payment) return rejected(orderErrors.noPayment())
  if (isMessage(delivery)) return rejected(delivery)
  return writeOrder(db, session, {
    clientId,
    basket,
    buyer: details,
    taken,
    delivery,
    payment,
    terms,
    comment: (form.comment ?? taken.draftComment).trim(),
  })
}

/** Minimum sum of the main basket (AMB-07), balance of the bonus one (AMB-38). */
function sumError(
  session: Session,
  basket: BasketKind,
  { sum }: TakenBasket,
  terms: OrderTerms,
  buyer: BuyerDetails,
): OrderMessage | null {
  if (basket === 'loyalty') {
    const missing = sum / 100 - buyer.loyaltyBalance
    return missing > 0 ? orderErrors.loyaltyBalance(numberText(missing)) : null
  }
  const rest = terms.minOrderSum - sum
  if (rest <= 0 || !terms.checkOrderSum) return null
  return orderErrors.minSum(sumText(rest, session.priceType, terms.currency))
}
