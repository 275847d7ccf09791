import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { HttpResponse } from 'msw'
import { changePaymentType } from './change-payment-type'
import { paysOnline } from './online-pay'
import type { PaymentWindow } from './payment-window'
import { type PaymentStart, startPayment } from './start-payment'

describe('online-pay', () => {
  const types = (...codes: string[]) => ({
    PAYMENT_TYPE: codes.map((CODE) => ({ CODE, NAME: 'Онлайн', DESCRIPTION: '' })),
  })

  test.each([
    ['nothing', types(), false],
    ['a code that only looks like it', types('online_pay', 'ONLINE_PAYMENT'), false],
    ['it after others', types('CASH', 'ONLINE_PAY'), true],
  ])('a shop that offers %s takes payments online or not', (_what, shop, pays) => {
    expect(paysOnline(shop)).toBe(pays)
  })
})

describe('change-payment-type', () => {
  const { data, requests } = testApi(
    () => ({ answer: { SUCCESS: 'Y' } as object | number }),
    (_call, { answer }) => (answer instanceof Response ? answer.clone() : answer),
  )
  const errors = { query_error: 'Заказ уже оплачен', payment_type: 'CASH' }
  const ORDERS = [...queryKeys.orders, 'list']
  const OTHERS = [...queryKeys.basketRows, 'main']

  function setup(): Kernel {
    const kernel = testKernel()
    kernel.query.setQueryData(ORDERS, [])
    kernel.query.setQueryData(OTHERS, [])
    return kernel
  }
  const isOutdated = (kernel: Kernel, key: readonly string[]) =>
    kernel.query.getQueryState(key)?.isInvalidated
  const notices = ({ notices: shown }: Kernel) => shown.current().map(({ id: _id, ...notice }) => notice)
  const NOT_CHANGED = [{ kind: 'error', text: 'Не удалось изменить способ оплаты', saidBy: 'block' }]

  test('it is one call; a notice tells that it was changed, and the orders are read anew', async () => {
    const kernel = setup()
    expect(await changePaymentType(kernel, 7, 'на месте/100%')).toBeUndefined()
    const path = `/v3/api/client/payment/type/7/${encodeURIComponent('на месте/100%')}/`
    expect(requests).toMatchObject([{ method: 'POST', path }])
    expect(notices(kernel)).toEqual([{ kind: 'success', text: 'Способ оплаты изменён' }])
    expect(isOutdated(kernel, ORDERS)).toBe(true)
    expect(isOutdated(kernel, OTHERS)).toBe(false)
  })

  test.each([
    ['N', { SUCCESS: 'N' }, 'Не удалось изменить способ оплаты'],
    ['N with a reason', { SUCCESS: 'N', errors }, 'Заказ уже оплачен'],
    ['Y with errors', { SUCCESS: 'Y', errors }, 'Заказ уже оплачен'],
  ])('an answer of %s changes nothing and tells why', async (_what, answer, reason) => {
    data.answer = answer
    const kernel = setup()
    expect(await changePaymentType(kernel, 390, 'CASH')).toBe(reason)
    expect(notices(kernel)).toEqual(NOT_CHANGED)
    expect(isOutdated(kernel, ORDERS)).toBe(true)
  })

  test.each([
    ['a rejection', HttpResponse.json({ errors }, { status: 409 }), { kind: 'answer', status: 409 }],
    ['an answer without SUCCESS', {}, { kind: 'shape' }],
  ])(
    '%s is thrown for whoever has asked; a notice says that nothing was changed',
    async (_what, answer, failure) => {
      data.answer = answer
      const kernel = setup()
      await expect(changePaymentType(kernel, 390, 'CASH')).rejects.toMatchObject({
        name: 'ApiError',
        ...failure,
      })
      expect(notices(kernel)).toEqual(NOT_CHANGED)
      expect(kernel.modals.current()).toEqual([])
      expect(isOutdated(kernel, ORDERS)).toBe(true)
    },
  )
})

describe('start-payment', () => {
  const PAGE = 'https://bank.example/pay/7'
  const FAILED = 'При оплате заказа произошла ошибка. Пожалуйста, попробуйте позже'
  const ORDERS = [...queryKeys.orders, 'list']
  const OTHERS = [...queryKeys.basketRows, 'main']

  const { data, calls } = testApi(
    () => ({ answer: { url: PAGE } as object | number }),
    (_call, { answer }) => (answer instanceof Response ? answer.clone() : answer),
  )

  /** A window in which everything can be shown until it is closed. */
  const testWindow = () => {
    const done: string[] = []
    const opened: PaymentWindow = {
      show: (url) => done.push(url) > 0,
      close: () => void done.push('close'),
      isClosed: () => false,
    }
    return { done, opened }
  }
  const closedWindow = (): PaymentWindow => ({ ...testWindow().opened, show: () => false })

  function setup() {
    const kernel = testKernel()
    kernel.query.setQueryData(ORDERS, [])
    kernel.query.setQueryData(OTHERS, [])
    const isOutdated = (key: readonly string[]) => kernel.query.getQueryState(key)?.isInvalidated
    const stateOf = (orderId: number) =>
      kernel.query.getQueryData<PaymentStart>([...queryKeys.payments, orderId])
    return { kernel, isOutdated, stateOf }
  }

  test('asks where the order is paid, and to be sent back to its page; shows the address in the window; the orders are read anew', async () => {
    const { kernel, isOutdated, stateOf } = setup()
    const { done, opened } = testWindow()
    const started = startPayment(kernel, { orderId: 390, window: opened })
    expect(stateOf(390)).toEqual({ state: 'starting' })
    expect(done).toEqual([])
    await started
    const back = 'http://demo-green.localhost/cabinet/orders/390?payment=returned'
    expect(calls).toEqual([`GET /v3/api/payment/390/url/?success_url=${back}`])
    expect(stateOf(391)).toBeUndefined()
    expect(stateOf(390)).toEqual({ state: 'opened', url: PAGE })
    expect(done).toEqual([PAGE])
    expect(isOutdated(ORDERS)).toBe(true)
    expect(isOutdated(OTHERS)).toBe(false)
  })

  test.each([
    ['that the browser has blocked leaves a link', null, 'blocked'],
    ['that the buyer has closed meanwhile is known to be gone', closedWindow(), 'closed'],
  ])('a window %s', async (_what, opened, state) => {
    const { kernel, isOutdated, stateOf } = setup()
    await startPayment(kernel, { orderId: 390, window: opened })
    expect(stateOf(390)).toEqual({ state, url: PAGE })
    expect(isOutdated(ORDERS)).toBe(true)
    expect(isOutdated(OTHERS)).toBe(false)
  })

  test.each([
    ['a script', { url: 'javascript:alert(1)' }],
    ['a script and a line with an address', { url: 'javascript:alert(1)//\nhttps://bank.example' }],
    ['a path', { url: '/pay/7' }],
    ['another protocol', { url: 'ftp://bank.example' }],
    ['another field', { URL: PAGE }],
  ])('%s is no address to pay at: the window goes', async (_what, answer) => {
    data.answer = answer
    const { kernel, stateOf } = setup()
    const { done, opened } = testWindow()
    await startPayment(kernel, { orderId: 390, window: opened })
    expect(done).toEqual(['close'])
    expect(stateOf(390)).toEqual({ state: 'failed', text: FAILED })
  })

  const rejection = (status: number, CODE: string, query_error: string) =>
    HttpResponse.json({ CODE, errors: { query_error } }, { status })

  test.each([
    ['an order that cannot be paid', rejection(409, 'order_not_payable', 'Заказ отменён'), 'Заказ отменён'],
    ['an acquirer that is silent', rejection(424, 'payment_failed', 'Банк не отвечает'), FAILED],
    ['a breakdown', 500, FAILED],
    ['no answer', 0, FAILED],
  ])(
    'of %s only the server’s reason against this order is told, in its place',
    async (_what, answer, text) => {
      data.answer = answer
      const { kernel, isOutdated, stateOf } = setup()
      const report = jest.spyOn(kernel.errors, 'report')
      const { done, opened } = testWindow()
      await startPayment(kernel, { orderId: 390, window: opened })
      expect(stateOf(390)).toEqual({ state: 'failed', text })
      expect(done).toEqual(['close'])
      expect(report).toHaveBeenCalledTimes(1)
      expect([kernel.modals.current(), kernel.notices.current()]).toEqual([[], []])
      expect(isOutdated(ORDERS)).toBe(true)
      expect(isOutdated(OTHERS)).toBe(false)
    },
  )
})
