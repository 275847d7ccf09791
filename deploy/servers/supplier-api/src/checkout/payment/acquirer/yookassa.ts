import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { oneOf } from '../../../platform/http/schemas'
import type { Kopecks } from '../../../platform/money'
import {
  type Acquirer,
  AcquirerError,
  type PaymentReport,
  type PaymentRequest,
  type RefundRequest,
} from './acquirer'
import type { YookassaAccounts } from './yookassa-accounts'
import { toAmount, yookassaReceipt } from './yookassa-receipt'

const TIMEOUT_MS = 10_000
/** YooKassa cuts descriptions off at 128 signs by rejecting them. */
const DESCRIPTION = 128

const Amount = Type.Object({
  value: Type.String({ pattern: '^\\d{1,12}\\.\\d{2}$' }),
  currency: Type.String(),
})
const Payment = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  status: oneOf(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Amount,
  refunded_amount: Type.Optional(Amount),
  confirmation: Type.Optional(Type.Object({ confirmation_url: Type.Optional(Type.String()) })),
})
const Refund = Type.Object({ status: Type.String() })
const Notice = Type.Object({
  type: Type.Literal('notification'),
  event: Type.String(),
  object: Type.Object({ id: Type.String(), payment_id: Type.Optional(Type.String()) }),
})

const toKopecks = (value: string): Kopecks => Number(value.replace('.', ''))

const STATUSES: Record<string, PaymentReport['status']> = { succeeded: 'succeeded', canceled: 'rejected' }

/**
 * YooKassa REST v3: Basic authentication by the supplier's own account, an Idempotence-Key with every POST, payments that
 * are captured at once.
 * @param url `https://api.yookassa.ru/v3`
 * @param pages origin of the pages that it sends buyers to
 */
export function yookassa(url: string, pages: string, accounts: YookassaAccounts): Acquirer {
  async function call(shopId: number, path: string, post?: { key: string; body: object }): Promise<unknown> {
    const account = accounts.get(shopId)
    if (!account) throw new AcquirerError('rejected', `Shop ${shopId} has no account with YooKassa`)
    const answer = await reach(`${url}${path}`, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${account.shopId}:${account.secretKey}`).toString('base64')}`,
        ...(post && { 'content-type': 'application/json', 'idempotence-key': post.key }),
      },
      ...(post && { body: JSON.stringify(post.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 404) return null
    if (answer.status === 429 || answer.status >= 500)
      throw new AcquirerError('unavailable', `YooKassa answered ${answer.status}`)
    if (!answer.ok) throw new AcquirerError('rejected', `YooKassa answered ${answer.status}`)
    return answer.body
  }

  /** As a part of a body; the fiscal law is of roubles. */
  const receiptOf = ({ shopId, receipt, amount, currency }: PaymentRequest | RefundRequest) => {
    const account = accounts.get(shopId)
    return account?.receipts && currency === 'RUB'
      ? { receipt: yookassaReceipt(receipt, amount, currency, account.taxSystem) }
      : {}
  }

  return {
    code: 'yookassa',
    serves: (shopId) => accounts.has(shopId),
    origins: [pages],
    async start(request) {
      const { shopId, key, amount, currency, description, returnUrl } = request
      const body = {
        amount: toAmount(amount, currency),
        capture: true,
        confirmation: { type: 'redirect', return_url: returnUrl },
        description: description.slice(0, DESCRIPTION),
        ...receiptOf(request),
      }
      const payment = expectShape(Payment, await call(shopId, '/payments', { key, body }))
      const confirmation = payment.confirmation?.confirmation_url
      if (!confirmation || !/^https?:\/\//.test(confirmation))
        throw new AcquirerError('unavailable', 'YooKassa gave no address to pay at')
      return { providerId: payment.id, url: confirmation }
    },
    async read(shopId, providerId) {
      const answer = await call(shopId, `/payments/${encodeURIComponent(providerId)}`)
      if (answer === null) return null
      const { id, status, amount, refunded_amount } = expectShape(Payment, answer)
      if (id !== providerId) throw new AcquirerError('unavailable', 'YooKassa answered another payment')
      return {
        status: STATUSES[status] ?? 'pending',
        amount: toKopecks(amount.value),
        currency: amount.currency,
        refunded: refunded_amount ? toKopecks(refunded_amount.value) : 0,
      }
    },
    async refund(request) {
      const { shopId, key, providerId, amount, currency } = request
      const body = { payment_id: providerId, amount: toAmount(amount, currency), ...receiptOf(request) }
      const { status } = expectShape(Refund, await call(shopId, '/refunds', { key, body }))
      if (status === 'canceled') throw new AcquirerError('rejected', 'YooKassa cancelled the refund')
      return status === 'succeeded'
    },
    paymentOfNotice(body) {
      if (!Value.Check(Notice, body)) return null
      return body.event.startsWith('refund.') ? (body.object.payment_id ?? null) : body.object.id
    },
  }
}

async function reach(url: string, init: RequestInit) {
  try {
    const answer = await fetch(url, init)
    const body: unknown = await answer.json().catch(() => null)
    return { status: answer.status, ok: answer.ok, body }
  } catch (cause) {
    throw new AcquirerError('unavailable', 'YooKassa cannot be reached', { cause })
  }
}

function expectShape<Shape extends typeof Payment | typeof Refund>(shape: Shape, answer: unknown) {
  if (Value.Check(shape, answer)) return answer
  throw new AcquirerError('unavailable', 'YooKassa answered something else than it says it does')
}
