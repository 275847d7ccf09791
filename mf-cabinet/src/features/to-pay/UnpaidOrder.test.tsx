import type { OnlinePayCode, Order, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { orderQuery } from '../../api/get-order'
import { cabinetApi } from '../../testing/cabinet-api'
import { testOrder } from '../../testing/test-order'
import { UnpaidOrder } from './UnpaidOrder'

const { data, called, intercept } = cabinetApi()
const inStatus = (CODE: OnlinePayCode, STATUS_CODE: OrderStatusCode, changes: Partial<Order> = {}) =>
  testOrder({
    STATUS: { STATUS_CODE, STATUS_NAME: '' },
    ONLINE_PAY_STATUS: { CODE, TITLE: '' },
    ...changes,
  })
const UNPAID = inStatus('NOT_PAID', 'online-not-paid')
const PROCESSING = inStatus('PROCESSING', 'online-processing')
const PAID = inStatus('PAID', 'online-paid')
const LISTED_AT = 1000

interface Options {
  known?: Order
  listed?: Order | undefined
  /** What its own page has read, and when. */
  own?: [Order, number]
  shop?: object
}
const show = ({ known = UNPAID, listed, own, shop = {} }: Options) => {
  const kernel = testKernel({ shop })
  if (own)
    kernel.query.setQueryData(
      orderQuery(kernel, '390').queryKey,
      { ITEM: { ...own[0], PRODUCTS: [] } },
      { updatedAt: own[1] },
    )
  return renderWithKernel(
    <ul>
      <UnpaidOrder
        known={known}
        listed={listed}
        listedAt={LISTED_AT}
        payment={({ order }) => <p>{`Оплата: ${order.ONLINE_PAY_STATUS?.CODE}`}</p>}
      />
    </ul>,
    { kernel },
  )
}
const payment = () => screen.queryByRole('paragraph')?.textContent
const header = () => screen.getByRole('listitem').querySelector('header')?.textContent?.replace(/\s/g, ' ')

test('number, day, status and sum of the order, and how it is paid', () => {
  show({ listed: UNPAID })
  expect(header()).toBe('№ 48390от 14 октября 2025Не оплачен28 926,60 ₽')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cabinet/orders/390')
  expect(payment()).toBe('Оплата: NOT_PAID')
})

test('the day is that of the shop', () => {
  show({
    listed: { ...UNPAID, CREATE_DATE: '2025-10-14T20:30:00.000Z' },
    shop: { TIME_ZONE: 'Asia/Vladivostok' },
  })
  expect(header()).toContain('от 15 октября 2025')
})

test('what the list tells needs no other call', () => {
  const { kernel } = show({ listed: UNPAID })
  expect(kernel.query.isFetching()).toBe(0)
})

test.each<[string, Options, string | undefined]>([
  ['the list, over what it was first', { known: UNPAID, listed: PROCESSING }, 'PROCESSING'],
  [
    'its own answer that is later than the list',
    { listed: UNPAID, own: [PROCESSING, LISTED_AT + 1] },
    'PROCESSING',
  ],
  [
    'the list that is later than its own answer',
    { listed: UNPAID, own: [PROCESSING, LISTED_AT - 1] },
    'NOT_PAID',
  ],
  ['the list where both are of one moment', { listed: UNPAID, own: [PROCESSING, LISTED_AT] }, 'NOT_PAID'],
])('the order is as told by %s', (_what, options, code) => {
  show(options)
  expect(payment()).toBe(`Оплата: ${code}`)
})

test('one that the list no longer has is read by itself, and says that it is paid', async () => {
  data.orders = [PAID]
  show({})
  expect(payment()).toBe('Оплата: NOT_PAID')
  await waitFor(() => expect(payment()).toBe('Оплата: PAID'))
  expect(called('GET /v3/api/client/order/390/')).toHaveLength(1)
})

test('one that cannot be read is as it was, and nothing opens over the page', async () => {
  intercept(() => 500)
  const { kernel } = show({})
  await waitFor(() => expect(called('GET /v3/api/client/order/390/').length).toBeGreaterThan(0))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  expect(payment()).toBe('Оплата: NOT_PAID')
  expect(kernel.modals.current()).toEqual([])
})

test.each<[string, Order]>([
  ['cancelled', inStatus('NOT_PAID', 'canceled')],
  ['paid by invoice now', testOrder()],
  ['a colleague’s', { ...UNPAID, IS_OWN: 'N' }],
])('one that is %s is not shown', (_what, order) => {
  show({ listed: order })
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('one that is paid is', () => {
  show({ listed: PAID })
  expect(payment()).toBe('Оплата: PAID')
})
