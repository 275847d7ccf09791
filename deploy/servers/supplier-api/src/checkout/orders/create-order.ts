import type { CreateOrderResponse, OrderMessage } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isRunning } from '../../catalogue/offers/running'
import { choosePayment, POINTS } from '../../content/shop/payment-types'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Session, SessionClient } from '../../platform/session/session'
import { numberText, sumText } from '../../platform/sum-text'
import { loadOrderTerms, type OrderTerms } from '../basket/order-terms'
import { queueOrderEmails } from '../order-emails/queue-order-emails'
import { chooseDelivery, readAddress } from './choose-delivery'
import { askToConfirm } from './confirmation'
import { accessError, created, orderErrors, rejected } from './messages'
import type { OrderBody } from './order-form'
import { completeKey, fingerprintOf, takeKey } from './order-keys'
import { type TakenBasket, takeBasket } from './take-basket'
import { ProductsChanged, takeProducts } from './take-products'
import { type BuyerDetails, type WrittenOrder, writeOrder } from './write-order'

type Outcome = WrittenOrder | CreateOrderResponse

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
  const { client, shopId } = session
  if (!client) return rejected(orderErrors.visitor())
  const owner = { shopId, clientId: client.id }
  let isNew = false
  const answer = await db.transaction().execute(async (trx) => {
    if (key !== undefined) {
      const known = await takeKey(trx, owner, key, fingerprintOf(basket, form))
      if (known.state === 'done') return created(known)
      if (known.state === 'other') return rejected(orderErrors.keyUsed())
    }
    const place = async (lockFirst: boolean) => {
      const outcome =
        form.only_made === 'Y'
          ? rejected(orderErrors.notMade())
          : await placeOrder(trx, session, client, basket, form, lockFirst)
      const rejection = isRejection(outcome)
      if (key !== undefined) await completeKey(trx, owner, key, rejection ? null : outcome.id)
      if (rejection) return outcome
      await queueOrderEmails(trx, shopId, outcome.id, 'created')
      const made = await takeProducts(trx, session, outcome)
      isNew = true
      return created(made)
    }
    await sql`savepoint before_order`.execute(trx)
    return place(false).catch(async (cause) => {
      if (!(cause instanceof ProductsChanged)) throw cause
      // The key stays taken: whoever asks for its order waits. Nothing changes what is locked first, so this ends it.
      await sql`rollback to savepoint before_order`.execute(trx)
      metrics.ordersWrittenAgain.inc({ shop: shopId })
      return place(true)
    })
  })
  if (isNew) metrics.orders.inc({ shop: shopId })
  return answer
}

async function placeOrder(
  db: Database,
  session: Session,
  client: SessionClient,
  basket: BasketKind,
  form: OrderBody,
  lockFirst: boolean,
): Promise<Outcome> {
  const { id: clientId } = client
  const { buyer, rights } = await lockBuyer(db, session, clientId)
  // As the session has it, and as the client's row has it by now.
  const denied = accessError(client) ?? accessError({ ...client, ...rights })
  if (denied) return rejected(denied)
  if (basket === 'loyalty' && !buyer.loyalty) return rejected(orderErrors.loyaltyOnly())
  if (basket === 'main' && buyer.companyId !== null)
    await lockFirstOrders(db, session.shopId, buyer.companyId)

  const terms = await loadOrderTerms(db, session)
  const address = await readAddress(db, session, clientId, form)
  const taken = await takeBasket(db, session, basket, { lockFirst })
  if (isMessage(taken)) return rejected(taken)

  const bonus = basket === 'loyalty'
  const sums = { sum: taken.deliverySum, free: bonus }
  const delivery = chooseDelivery(form, address, terms, sums)
  const price = isMessage(delivery) ? null : delivery.price
  const changed = askToConfirm(session, { basket, form, taken, delivery: price })
  if (changed) return changed
  const tooLittle = sumError(session, basket, taken, terms, buyer)
  if (tooLittle) return rejected(tooLittle)
  const payment = bonus ? POINTS : choosePayment(terms.paymentTypes, form.payment)
  if (!payment) return rejected(orderErrors.noPayment())
  if (isMessage(delivery)) return rejected(delivery)
  return writeOrder(db, session, {
    clientId,
    basket,
    buyer,
    taken,
    delivery,
    payment,
    terms,
    comment: (form.comment ?? taken.draftComment).trim(),
  })
}

/** The client's row, locked: orders of one client come one after another, so that points are never spent twice. */
async function lockBuyer(db: Database, session: Session, clientId: number) {
  const row = await db
    .selectFrom('clients as client')
    .modifyFront(preparedStatement)
    .leftJoin('companies as company', (join) =>
      join.onRef('company.shop_id', '=', 'client.shop_id').onRef('company.id', '=', 'client.company_id'),
    )
    .where('client.shop_id', '=', session.shopId)
    .where('client.id', '=', clientId)
    .select([
      'client.company_id',
      'client.surname',
      'client.name',
      'client.middle_name',
      'client.email',
      'client.phones',
      'client.loyalty',
      'client.loyalty_balance',
      'client.allow_to_order',
      'client.blacklisted',
      'company.name as company_name',
    ])
    .forNoKeyUpdate('client')
    .executeTakeFirstOrThrow()
  const userName = [row.surname, row.name, row.middle_name].filter(Boolean).join(' ')
  const buyer: BuyerDetails = {
    companyId: row.company_id,
    clientName: row.company_name ?? userName,
    userName,
    email: row.email,
    phone: row.phones[0] ?? '',
    loyalty: row.loyalty,
    loyaltyBalance: row.loyalty_balance,
  }
  return { buyer, rights: { allowToOrder: row.allow_to_order, blacklisted: row.blacklisted } }
}

/** First orders of colleagues come one after another while there are offers for them, so that one gets the gift. */
async function lockFirstOrders(db: Database, shopId: number, companyId: number): Promise<void> {
  await sql`
    ${preparedStatement} select from companies company
    where company.shop_id = ${shopId} and company.id = ${companyId} and exists (
      select from offers offer where offer.shop_id = ${shopId} and offer.first_order and ${isRunning})
    for no key update`.execute(db)
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
