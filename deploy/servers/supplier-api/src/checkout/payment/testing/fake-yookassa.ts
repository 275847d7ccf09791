import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

interface Amount {
  value: string
  currency: string
}

interface FakeReceipt {
  customer: { email?: string; phone?: string }
  items: { description: string; quantity: number; amount: Amount; vat_code: number }[]
}

interface FakeRefund {
  payment_id: string
  amount: Amount
  receipt?: FakeReceipt
}

/** What it rejects in a receipt. */
function isReceipt({ customer, items }: FakeReceipt, { value, currency }: Amount): boolean {
  const kopecks = (amount: Amount) => Math.round(Number(amount.value) * 100)
  const sum = items.reduce((total, { quantity, amount }) => total + quantity * kopecks(amount), 0)
  return (
    Boolean(customer.email || customer.phone) &&
    items.length > 0 &&
    items.length <= 100 &&
    sum === kopecks({ value, currency }) &&
    items.every(
      ({ description, vat_code, amount }) =>
        description.length > 0 && description.length <= 128 && vat_code >= 1 && amount.currency === 'RUB',
    )
  )
}

interface FakePayment {
  id: string
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  amount: Amount
  refunded_amount: Amount
  description: string
  confirmation: { type: string; return_url: string; confirmation_url: string }
  receipt?: FakeReceipt
}

/** A server that answers as YooKassa does (REST v3), as far as payments and refunds go. */
export async function fakeYookassa(account: { shopId: string; secretKey: string }) {
  const payments = new Map<string, FakePayment>()
  const answers = new Map<string, object>()
  const keys: string[] = []
  const refunds: FakeRefund[] = []
  const state = { down: false, refundStatus: 'succeeded' }
  const expected = `Basic ${Buffer.from(`${account.shopId}:${account.secretKey}`).toString('base64')}`

  function start(body: FakePayment & { capture: boolean }): object {
    if (!body.capture || body.confirmation.type !== 'redirect' || body.description.length > 128)
      return failure(400)
    if (body.receipt && !isReceipt(body.receipt, body.amount)) return failure(400)
    const id = randomUUID()
    const { origin } = new URL(url)
    const confirmation = { ...body.confirmation, confirmation_url: `${origin}/checkout?orderId=${id}` }
    const refunded_amount = { value: '0.00', currency: body.amount.currency }
    payments.set(id, { ...body, id, status: 'pending', refunded_amount, confirmation })
    return payments.get(id) ?? {}
  }

  function refund(body: FakeRefund): object {
    const { payment_id, amount, receipt } = body
    if (receipt && !isReceipt(receipt, amount)) return failure(400)
    const payment = payments.get(payment_id)
    if (payment?.status !== 'succeeded') return failure(400)
    const refunded = Number(payment.refunded_amount.value) + Number(amount.value)
    if (refunded > Number(payment.amount.value)) return failure(400)
    refunds.push(body)
    if (state.refundStatus === 'succeeded')
      payment.refunded_amount = { ...amount, value: refunded.toFixed(2) }
    return { id: randomUUID(), payment_id, amount, status: state.refundStatus }
  }

  const failure = (status: number) => ({ status, type: 'error', code: 'invalid_request' })

  function answer(request: IncomingMessage, text: string): object {
    if (state.down) return failure(500)
    if (request.headers.authorization !== expected) return failure(401)
    const path = request.url ?? ''
    if (request.method === 'GET') return payments.get(path.replace('/v3/payments/', '')) ?? failure(404)
    const key = String(request.headers['idempotence-key'] ?? '')
    if (!key || key.length > 64) return failure(400)
    keys.push(key)
    const known = answers.get(key)
    if (known) return known
    const made = path === '/v3/payments' ? start(JSON.parse(text)) : refund(JSON.parse(text))
    answers.set(key, made)
    return made
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      const body = answer(request, text)
      const status = 'type' in body && 'status' in body ? Number(body.status) : 200
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v3`
  return {
    url,
    payments,
    /** Idempotence-Key of every POST that came. */
    keys,
    /** Every refund that was taken. */
    refunds,
    state,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
