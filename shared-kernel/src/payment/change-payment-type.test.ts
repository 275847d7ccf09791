import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { HttpResponse } from 'msw'
import { changePaymentType } from './change-payment-type'

const { data, calls, requests } = testApi(
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
const isOutdated = (kernel: Kernel, key: readonly string[]) => kernel.query.getQueryState(key)?.isInvalidated
const notices = ({ notices: shown }: Kernel) => shown.current().map(({ id: _id, ...notice }) => notice)
const NOT_CHANGED = [{ kind: 'error', text: 'Не удалось изменить способ оплаты', saidBy: 'block' }]

test.each([
  [390, 'ONLINE_PAY', '390/ONLINE_PAY'],
  [7, 'CASH', '7/CASH'],
  [7, 'на месте/100%', `7/${encodeURIComponent('на месте/100%')}`],
])('of the order %d to «%s» it is one call', async (orderId, code, path) => {
  await changePaymentType(setup(), orderId, code)
  expect(calls).toHaveLength(1)
  expect(requests[0]).toMatchObject({ method: 'POST', path: `/v3/api/client/payment/type/${path}/` })
  expect(requests[0]?.body.toString()).toBe('')
})

test('a notice tells that it was changed, and the orders are read anew', async () => {
  const kernel = setup()
  expect(await changePaymentType(kernel, 390, 'CASH')).toBeUndefined()
  expect(notices(kernel)).toEqual([{ kind: 'success', text: 'Способ оплаты изменён' }])
  expect(isOutdated(kernel, ORDERS)).toBe(true)
  expect(isOutdated(kernel, OTHERS)).toBe(false)
})

test.each([
  ['N', { SUCCESS: 'N' }, 'Не удалось изменить способ оплаты'],
  ['N with a reason', { SUCCESS: 'N', errors }, 'Заказ уже оплачен'],
  ['Y with errors', { SUCCESS: 'Y', errors }, 'Заказ уже оплачен'],
  ['Y with errors that say nothing', { SUCCESS: 'Y', errors: {} }, 'Не удалось изменить способ оплаты'],
  ['what is no flag', { SUCCESS: 'yes' }, 'Не удалось изменить способ оплаты'],
])('an answer of %s changes nothing and tells why', async (_what, answer, reason) => {
  data.answer = answer
  const kernel = setup()
  expect(await changePaymentType(kernel, 390, 'CASH')).toBe(reason)
  expect(notices(kernel)).toEqual(NOT_CHANGED)
  expect(isOutdated(kernel, ORDERS)).toBe(true)
})

test.each([
  ['a rejection', HttpResponse.json({ errors }, { status: 409 }), { kind: 'answer', status: 409 }],
  ['a breakdown', 500, { kind: 'answer', status: 500 }],
  ['no answer', 0, { kind: 'network' }],
  ['an answer without SUCCESS', {}, { kind: 'shape' }],
  ['a SUCCESS that is no text', { SUCCESS: true }, { kind: 'shape' }],
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
