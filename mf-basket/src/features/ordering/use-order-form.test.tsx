import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { LOGGED_IN, partKernel, testCustomer, testStore } from '@prilavok/shared-kernel/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { FormEvent } from 'react'
import { basketApi } from '../../testing/basket-api'
import { noState, orderBasket } from '../../testing/basket-state'
import { testAddress, testRows, testTradePoint } from '../../testing/test-rows'
import { useOrderForm } from './use-order-form'

const { data: state, called, intercept } = basketApi()

const KHIMKI = testAddress(31, 'Химки', 1)
const TVER = testAddress(32, 'Тверь', 2)
const NOWHERE = testAddress(33, 'Новый дом')
const TRADE_POINTS = [testTradePoint(1, 'Складская, 4'), testTradePoint(2, 'Заречная, 8')]

interface Given {
  addresses?: readonly AddressPoint[] | undefined
  cookies?: Record<string, string>
  basket?: 'main' | 'loyalty'
  info?: Partial<ReturnType<typeof orderBasket>['INFO']>
  /** When the consents of this login were given. */
  consentsAt?: number
}
function renderForm({ addresses, cookies = {}, basket = 'main', info = {}, consentsAt }: Given = {}) {
  const local = testStore(consentsAt === undefined ? {} : { consents_of: `this|${consentsAt}` })
  const kernel = partKernel({
    ...{ personal: testCustomer(), platform: { local } },
    cookies: { ...LOGGED_IN, login_stamp: 'this', ...cookies },
  })
  const rows = { main: testRows(2), loyalty: testRows(2) }
  const data = orderBasket({ ...noState(), rows, info }, basket, new URLSearchParams())
  const submitted = jest.fn()
  const { result, rerender, unmount } = renderHook(
    (known: { addresses: readonly AddressPoint[] | undefined }) =>
      useOrderForm({
        ...{ basket, data, tradePoints: TRADE_POINTS, last: undefined, ...known },
        async onSubmit(values) {
          submitted(values)
          await kernel.api.post('/v3/api/client/point/1', {})
        },
      }),
    {
      initialProps: { addresses },
      wrapper: ({ children }) => (
        <QueryClientProvider client={kernel.query}>
          <KernelProvider value={kernel}>{children}</KernelProvider>
        </QueryClientProvider>
      ),
    },
  )
  return {
    kernel,
    submitted,
    unmount,
    form: () => result.current,
    show: (next: readonly AddressPoint[]) => rerender({ addresses: next }),
    remembered: (...names: string[]) => names.map((name) => kernel.platform.cookies.get(name)),
    submit: () => act(() => result.current.props.onSubmit({ preventDefault: () => undefined } as FormEvent)),
  }
}
const ZONE = ['deliveryZoneId', 'deliveryZoneName']
const ADDRESS = ['addressId', 'addressName']

describe('a choice', () => {
  test.each([
    ['deliveryType', '2', ['deliveryType'], ['2']],
    ['zoneId', '2', ZONE, ['2', 'Область']],
    ['addressId', '32', ADDRESS, ['32', 'Тверь']],
    ['tradePointId', '2', ['deliveryId', 'deliveryName'], ['2', 'Заречная, 8']],
    ['paymentType', 'INVOICE', ['paymentType'], ['INVOICE']],
  ] as const)('of %s is taken, and remembered with its name', (field, value, cookies, told) => {
    const { form, remembered } = renderForm({ addresses: [KHIMKI, TVER] })
    act(() => form().choose(field, value))
    expect(form().values[field]).toBe(value)
    expect(remembered(...cookies)).toEqual(told)
  })
  test.each([
    ['zoneId', ZONE],
    ['addressId', ADDRESS],
    ['tradePointId', ['deliveryId', 'deliveryName']],
  ] as const)('of %s that is not known has no name', (field, cookies) => {
    const { form, remembered } = renderForm()
    act(() => form().choose(field, '99'))
    expect(remembered(...cookies)).toEqual(['99', undefined])
  })

  test('of another address takes its zone along, that of the same one leaves the zone alone', () => {
    const { form, remembered } = renderForm({ addresses: [KHIMKI, TVER, NOWHERE] })
    expect(form().values).toMatchObject({ addressId: '31', zoneId: '1' })
    act(() => form().choose('addressId', '32'))
    expect(form().values).toMatchObject({ addressId: '32', zoneId: '2' })
    expect(remembered(...ZONE)).toEqual(['2', 'Область'])
    act(() => form().choose('zoneId', '1'))
    act(() => form().choose('addressId', '32'))
    expect(form().values.zoneId).toBe('1')
    act(() => form().choose('addressId', '33'))
    expect(form().values.zoneId).toBe('')
    expect(remembered(...ZONE)).toEqual([undefined, undefined])
  })
  test('of the way to receive leaves the zone alone', () => {
    const { form } = renderForm({ addresses: [KHIMKI] })
    act(() => form().choose('zoneId', '2'))
    act(() => form().choose('deliveryType', '2'))
    expect(form().values.zoneId).toBe('2')
  })
})

test('what an order is sent with is remembered; what it does without stays as it was', () => {
  const { form, remembered } = renderForm({ cookies: { addressId: '99' } })
  act(() => form().rememberChoices())
  expect(remembered('deliveryType', 'deliveryId', 'deliveryName', 'paymentType')).toEqual([
    ...['1', '1', 'Складская, 4', 'CASH'],
  ])
  expect(remembered('addressId')).toEqual(['99'])
})

describe('where an order is brought that the form proposes', () => {
  test('is remembered: sums go by it', () => {
    const { remembered } = renderForm({ addresses: [TVER], cookies: { deliveryType: '2' } })
    expect(remembered(...ADDRESS, ...ZONE)).toEqual(['32', 'Тверь', '2', 'Область'])
  })
  test('is not, while it is picked up', () => {
    const { form, remembered } = renderForm({ addresses: [TVER] })
    expect(remembered(...ADDRESS, ...ZONE)).toEqual([undefined, undefined, undefined, undefined])
    act(() => form().choose('deliveryType', '2'))
    expect(remembered('addressId', 'deliveryZoneId')).toEqual(['32', '2'])
  })
  test('is not, while nothing is known of it', () => {
    const { remembered } = renderForm({
      addresses: [],
      cookies: { deliveryType: '2', deliveryZoneId: '77', addressId: '99' },
    })
    expect(remembered('deliveryZoneId', 'addressId')).toEqual(['77', '99'])
  })
  test('takes the remembered zone of another address away', () => {
    const { remembered } = renderForm({
      addresses: [NOWHERE],
      cookies: { deliveryType: '2', deliveryZoneId: '1', addressId: '99' },
    })
    expect(remembered('addressId', 'deliveryZoneId')).toEqual(['33', undefined])
  })
  test('a zone without an address is remembered alone', () => {
    const { form, remembered } = renderForm({ cookies: { deliveryType: '2', addressId: '99' } })
    act(() => form().setValue('zoneId', '2'))
    expect(remembered('deliveryZoneId', 'addressId')).toEqual(['2', '99'])
  })
})

describe('addresses', () => {
  test('that come later are chosen from, with their zone', () => {
    const { form, show } = renderForm()
    expect(form().values.addressId).toBe('')
    show([TVER, KHIMKI])
    expect(form().values).toMatchObject({ addressId: '32', zoneId: '2' })
  })
  test('leave a zone that was chosen before them', () => {
    const { form, show } = renderForm({ cookies: { deliveryZoneId: '1' } })
    show([TVER])
    expect(form().values).toMatchObject({ addressId: '32', zoneId: '1' })
  })
  test('of which the chosen one stays change nothing', () => {
    const { form, show } = renderForm({ addresses: [KHIMKI, TVER] })
    act(() => form().choose('addressId', '32'))
    act(() => form().choose('zoneId', '1'))
    show([KHIMKI, { ...TVER }])
    expect(form().values).toMatchObject({ addressId: '32', zoneId: '1' })
    show([TVER])
    expect(form().values).toMatchObject({ addressId: '32', zoneId: '1' })
  })
  test('of which the chosen one has gone leave the first, with its zone', () => {
    const { form, show } = renderForm({ addresses: [KHIMKI, TVER] })
    act(() => form().setValue('addressId', '32'))
    show([KHIMKI])
    expect(form().values).toMatchObject({ addressId: '31', zoneId: '1' })
  })
  test('of which one is new: it is chosen, and remembered', () => {
    const { form, show, remembered } = renderForm({ addresses: [KHIMKI] })
    show([KHIMKI, TVER])
    expect(form().values).toMatchObject({ addressId: '32', zoneId: '2' })
    expect(remembered('addressId')).toEqual(['32'])
  })
})

describe('consents', () => {
  const ticks = ({ agree, transfer }: { agree: boolean; transfer: boolean }) => [agree, transfer]
  test('of this login are given already', () => {
    const { form } = renderForm({ consentsAt: Date.now() })
    expect(form().consentsGiven).toBe(true)
    expect(ticks(form().values)).toEqual([true, true])
  })
  test('that were not given are left as they are ticked', () => {
    const { form } = renderForm()
    act(() => form().setValue('agree', true))
    act(() => form().choose('paymentType', 'INVOICE'))
    expect(form().consentsGiven).toBe(false)
    expect(ticks(form().values)).toEqual([true, false])
  })
  test('end with their login', () => {
    const { form, kernel } = renderForm({ consentsAt: Date.now() })
    kernel.platform.cookies.remove('has_refresh_token')
    act(() => form().choose('paymentType', 'INVOICE'))
    expect(ticks(form().values)).toEqual([false, false])
  })
})

describe('the comment', () => {
  const saved = () => called('/check/')
  test('is saved when its field is left, once, and where it is another one', async () => {
    const { form } = renderForm({ info: { comment: 'Пропуск' } })
    act(() => form().leaveComment())
    act(() => form().setValue('comment', 'Звонить'))
    act(() => form().leaveComment())
    await waitFor(() => expect(saved()).toHaveLength(1))
    act(() => form().leaveComment())
    expect(saved()).toEqual(['POST /v4/api/client/order_basket/main/check/ comment=Звонить'])
  })
  test('is tried again where that has failed', async () => {
    state.status = 400
    const { form } = renderForm()
    act(() => form().setValue('comment', 'Звонить'))
    await waitFor(() => {
      act(() => form().leaveComment())
      expect(saved()).toHaveLength(2)
    })
  })
  test('is saved when the page is left, as it is by then', async () => {
    const { form, unmount } = renderForm({ basket: 'loyalty' })
    act(() => form().setValue('comment', 'Звонить'))
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() =>
      expect(saved()).toEqual(['POST /v4/api/client/order_basket/loyalty/check/ comment=Звонить']),
    )
    act(() => form().setValue('comment', 'Не звонить'))
    unmount()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(saved()).toHaveLength(1)
  })
})

describe('a payment window', () => {
  const online = { paymentTypes: [{ CODE: 'ONLINE_PAY', NAME: '', DESCRIPTION: '' }] }
  const consentsAt = Date.now()
  test.each<[string, Given, boolean]>([
    ['a complete order that is paid online', { info: online, consentsAt }, true],
    ['one without the consents', { info: online }, false],
    ['one that is paid otherwise', { consentsAt }, false],
    ['an order of points', { info: online, consentsAt, basket: 'loyalty' }, false],
  ])('opens for %s: %#', (_, given, opens) => {
    expect(renderForm(given).form().opensPayment()).toBe(opens)
  })
  test('opens for none that is on its way', async () => {
    const held = { answer: () => undefined as unknown }
    state.gate = new Promise((resolve) => {
      held.answer = () => resolve(undefined)
    })
    const { form, submit, submitted } = renderForm({ info: online, consentsAt })
    submit()
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1))
    expect(form().opensPayment()).toBe(false)
    held.answer()
    await waitFor(() => expect(form().busy).toBe(false))
    expect(form().opensPayment()).toBe(true)
  })
  test('opens for none that the server wants to wait', async () => {
    intercept(() =>
      HttpResponse.json({ error: 'too_many_attempts' }, { status: 429, headers: { 'Retry-After': '60' } }),
    )
    const { form, submit } = renderForm({ info: online, consentsAt })
    submit()
    await waitFor(() => expect(form().wait).toBeGreaterThan(0))
    expect(form().opensPayment()).toBe(false)
  })
})

test('what the server says of its fields stands at those of the form', async () => {
  const errors = {
    ...{ delivery_type: 'Не так', delivery_zone: 'Не туда', address_id: 'Не здесь' },
    ...{ tradepoint_id: 'Закрыт', payment: 'Не берём', comment: 'Длинно' },
  }
  intercept(() => HttpResponse.json({ errors }, { status: 400 }))
  const { form, submit } = renderForm({ consentsAt: Date.now() })
  submit()
  await waitFor(() => expect(form().error('comment')).toBe('Длинно'))
  const fields = ['deliveryType', 'zoneId', 'addressId', 'tradePointId', 'paymentType'] as const
  expect(fields.map((field) => form().error(field))).toEqual(Object.values(errors).slice(0, 5))
})

test.each([
  ['main', true],
  ['loyalty', false],
] as const)('an order of the %s basket needs a payment type: %s', async (basket, needs) => {
  const { form, submit, submitted } = renderForm({
    basket,
    info: { paymentTypes: [] },
    consentsAt: Date.now(),
  })
  submit()
  if (needs) await waitFor(() => expect(form().error('paymentType')).toBe('Выберите способ оплаты'))
  else await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1))
})

test.each([
  [[], true],
  [undefined, false],
])('delivery needs a zone where there are any: %#', async (deliveryZones, isSent) => {
  const { form, submit, submitted } = renderForm({
    ...{ addresses: [NOWHERE], cookies: { deliveryType: '2' }, consentsAt: Date.now() },
    info: deliveryZones ? { deliveryZones } : {},
  })
  submit()
  if (isSent) await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1))
  else await waitFor(() => expect(form().error('zoneId')).toBe('Выберите зону доставки'))
})
