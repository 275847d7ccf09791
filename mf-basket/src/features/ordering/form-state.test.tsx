import type { AddressPoint } from '@prilavok/shared-kernel/contract'
import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import {
  LOGGED_IN,
  partKernel,
  renderWithKernel,
  testCustomer,
  testStore,
} from '@prilavok/shared-kernel/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import type { FormEvent } from 'react'
import { useMissingPoints, usePoints } from '../../model/use-points'
import { basketApi } from '../../testing/basket-api'
import { noState, orderBasket } from '../../testing/basket-state'
import { testAddress, testRows, testTradePoint } from '../../testing/test-rows'
import { useOrderForm } from './use-order-form'

function Points({ total, isBonus }: { total: number; isBonus: boolean }) {
  const points = usePoints(isBonus)
  return <output>{`${points ?? 'неизвестно'}, не хватает ${useMissingPoints(total, isBonus)}`}</output>
}

describe('use-order-form', () => {
  const { intercept } = basketApi()

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
      submit: () =>
        act(() => result.current.props.onSubmit({ preventDefault: () => undefined } as FormEvent)),
    }
  }
  const ZONE = ['deliveryZoneId', 'deliveryZoneName']
  const ADDRESS = ['addressId', 'addressName']

  describe('a choice', () => {
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
    test('is not, while it is picked up', () => {
      const { form, remembered } = renderForm({ addresses: [TVER] })
      expect(remembered(...ADDRESS, ...ZONE)).toEqual([undefined, undefined, undefined, undefined])
      act(() => form().choose('deliveryType', '2'))
      expect(remembered('addressId', 'deliveryZoneId')).toEqual(['32', '2'])
    })
    test('takes the remembered zone of another address away', () => {
      const { remembered } = renderForm({
        addresses: [NOWHERE],
        cookies: { deliveryType: '2', deliveryZoneId: '1', addressId: '99' },
      })
      expect(remembered('addressId', 'deliveryZoneId')).toEqual(['33', undefined])
    })
  })

  describe('addresses', () => {
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
})

describe('use-points', () => {
  const { called } = basketApi()

  const render = (total: number, isBonus: boolean) =>
    renderWithKernel(<Points {...{ total, isBonus }} />, { kernel: partKernel() })
  const shown = () => screen.getByRole('status').textContent

  test.each([
    [4000, 2750],
    [1251, 1],
    [1250, 0],
    [400, 0],
  ])('of an order of %i points %i are missing, once the account is known', async (total, missing) => {
    render(total, true)
    expect(shown()).toBe('неизвестно, не хватает 0')
    await waitFor(() => expect(shown()).toBe(`1250, не хватает ${missing}`))
  })

  test('an order of money asks for no points, also where they are known', async () => {
    const { kernel, unmount } = render(4000, true)
    await waitFor(() => expect(shown()).toBe('1250, не хватает 2750'))
    unmount()
    const before = called('/loyalty/balance/').length
    renderWithKernel(<Points total={4000} isBonus={false} />, { kernel })
    expect(shown()).toBe('неизвестно, не хватает 0')
    expect(called('/loyalty/balance/')).toHaveLength(before)
  })

  test('points are asked for anew: an order may have taken some', async () => {
    const { kernel, unmount } = render(400, true)
    await waitFor(() => expect(shown()).toBe('1250, не хватает 0'))
    unmount()
    const before = called('/loyalty/balance/').length
    renderWithKernel(<Points total={400} isBonus />, { kernel })
    await waitFor(() => expect(called('/loyalty/balance/').length).toBeGreaterThan(before))
  })
})
