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

describe('use-order-form', () => {
  const { intercept } = basketApi()

  const KHIMKI = testAddress(31, 'Химки', 1)
  const TVER = testAddress(32, 'Тверь', 2)
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

  describe('addresses', () => {
    test('of which the chosen one has gone leave the first, with its zone', () => {
      const { form, show } = renderForm({ addresses: [KHIMKI, TVER] })
      act(() => form().setValue('addressId', '32'))
      show([KHIMKI])
      expect(form().values).toMatchObject({ addressId: '31', zoneId: '1' })
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
