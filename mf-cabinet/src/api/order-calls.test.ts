import type { OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { NO_FILTERS } from '../model/order-list-params'
import { impatientKernel, lacking, testCalls } from '../testing/api-calls'
import { cabinetApi } from '../testing/cabinet-api'
import { emptyList, testOrder, testOrderProduct } from '../testing/test-order'
import { cancelOrder } from './cancel-order'
import { copyOrder } from './copy-order'
import { exportOrder } from './export-order'
import { orderQuery } from './get-order'
import { ordersQuery } from './get-orders'
import { previousOrderQuery } from './get-previous-order'
import { repeatQuery } from './get-repeat'
import { unpaidOrdersQuery } from './get-unpaid-orders'
import { yearOrdersQuery } from './get-year-orders'

const api = cabinetApi()
const { intercept, called } = api

const { signal } = new AbortController()
const product = testProduct()
const nameless = { ...product, NAME: undefined }
const order = testOrder()
const detailed = { ...order, PRODUCTS: [testOrderProduct()] }
const done = { SUCCESS: 'Y' }
const list = (changes: object) => ({ ...emptyList, ITEMS: [order], ...changes })
const item = (ITEM: unknown) => ({ ITEM })

const unreadableOrders = [
  ...lacking(order, 'ID', 'ORDER_NUMBER', 'STATUS', 'CLIENT', 'USER', 'PAYMENT_TYPE'),
  ...lacking(order.STATUS, 'STATUS_CODE', 'STATUS_NAME').map((STATUS) => ({ ...order, STATUS })),
]
const filtered = { ...NO_FILTERS, page: 3, limit: 60, sort: 'STATUS', order: 'ASC' } as const

testCalls(api, [
  [
    'GET /v3/api/client/order/?limit=60&offset=120&sort=STATUS&order=ASC&status=sent&order_number=48&order_user=a@b.example&order_client=-7&shop_client=2&date_start=01.09.2025&date_end=30.09.2025',
    (kernel) =>
      kernel.query.fetchQuery(
        ordersQuery(kernel, {
          ...filtered,
          ...{ status: 'sent', number: '48', user: 'a@b.example', client: '-7', shop: '2' },
          ...{ from: '2025-09-01', to: '2025-09-30' },
        }),
      ),
    list({}),
    list({}),
    [
      ...unreadableOrders.map((broken) => list({ ITEMS: [broken] })),
      ...lacking(emptyList, 'ITEMS', 'NAV', 'ORDER_STATUS', 'ORDER_DATE'),
      list({ NAV: {} }),
      list({ ORDER_STATUS: [null] }),
    ],
  ],
  [
    'GET /v3/api/client/order/?limit=1000&offset=0&sort=CREATE_DATE&order=DESC&date_start=01.11.2024',
    (kernel) => kernel.query.fetchQuery(yearOrdersQuery(kernel, '2024-11-01')),
    list({ NAV: { CNT: 2 } }),
    { orders: [order], isPart: true },
    [
      ...unreadableOrders.map((broken) => list({ ITEMS: [broken], NAV: { CNT: 1 } })),
      ...lacking(order, 'CREATE_DATE', 'POSITION_SUM').map((broken) => list({ ITEMS: [broken] })),
      list({ NAV: {} }),
    ],
  ],
  [
    'GET /v3/api/client/order/390/',
    (kernel) => kernel.query.fetchQuery(orderQuery(kernel, '390')),
    item(detailed),
    item(detailed),
    [
      {},
      ...unreadableOrders.map((broken) => item({ ...broken, PRODUCTS: [] })),
      ...lacking(detailed, 'SHOP', 'PRODUCTS').map(item),
      item({ ...detailed, PRODUCTS: [{}] }),
    ],
  ],
  [
    'POST /v3/api/client/order/ action=cancel&order_id=390&cancel_comment=Передумали',
    (kernel) => cancelOrder(kernel, 390, 'Передумали'),
    done,
    done,
    [{}],
  ],
  [
    'POST /v3/api/client/order/ action=copy&order_id=390&idempotency_key=k',
    (kernel) => copyOrder(kernel, 390, 'k'),
    done,
    done,
    [{}],
  ],
  [
    'POST /v3/api/client/order/ action=export&order_id=390',
    (kernel) => exportOrder(kernel, 390, signal),
    { FILENAME: '/upload/order.xlsx' },
    '/upload/order.xlsx',
    [{}, { FILENAME: 7 }],
  ],
])

test('the list is asked by what is filtered alone; days that end before they begin filter nothing', async () => {
  intercept(() => list({}))
  const kernel = impatientKernel()
  const ask = (changes: object) => kernel.query.fetchQuery(ordersQuery(kernel, { ...filtered, ...changes }))
  const RANGE = 'GET /v3/api/client/order/?limit=60&offset=120&sort=STATUS&order=ASC'
  await ask({})
  await ask({ from: '2025-09-30', to: '2025-09-01' })
  await ask({ from: '2025-09-01' })
  await ask({ to: '2025-09-01' })
  await ask({ from: '2025-09-01', to: '2025-09-01' })
  expect(called(RANGE).map((call) => call.slice(RANGE.length))).toEqual([
    '',
    '',
    '&date_start=01.09.2025',
    '&date_end=01.09.2025',
    '&date_start=01.09.2025&date_end=01.09.2025',
  ])
})

test('a year that one call answers is whole; an unknown order is null', async () => {
  const kernel = impatientKernel()
  intercept(() => list({ NAV: { CNT: 1 } }))
  expect(await kernel.query.fetchQuery(yearOrdersQuery(kernel, '2024-11-01'))).toMatchObject({
    isPart: false,
  })
  intercept(() => item(null))
  expect(await kernel.query.fetchQuery(orderQuery(kernel, '5'))).toEqual(item(null))
})

test('a repeat is the order and its goods as they are now; without one of both there is none', async () => {
  const now = { ITEMS: [product], ANALOGS: [{ PRODUCT_ID: 5, ITEMS: [product] }] }
  const answered = (repeat: unknown, ITEM: unknown = detailed) =>
    intercept(({ path }) => (path.endsWith('/repeat/') ? (repeat as object) : item(ITEM)))
  const ask = () => {
    const kernel = impatientKernel()
    return kernel.query.fetchQuery(repeatQuery(kernel, 390))
  }
  answered(now)
  expect(await ask()).toEqual({ order: detailed, now })
  expect(called('GET /v3/api/client/order/390/repeat/')).toHaveLength(1)
  answered(now, null)
  expect(await ask()).toBeNull()
  for (const broken of [
    {},
    { ...now, ITEMS: [nameless] },
    { ...now, ANALOGS: undefined },
    { ...now, ANALOGS: [{ ITEMS: [] }] },
    { ...now, ANALOGS: [{ PRODUCT_ID: 5 }] },
    { ...now, ANALOGS: [{ PRODUCT_ID: 5, ITEMS: [nameless] }] },
  ]) {
    answered(broken)
    await expect(ask()).rejects.toThrow()
  }
})

const inStatus = (ID: number, STATUS_CODE: OrderStatusCode, changes: object = {}) =>
  testOrder({ ID, STATUS: { STATUS_CODE, STATUS_NAME: '' }, ...changes })

test('what is to be paid is asked for by its statuses; the oldest comes first, a colleague’s and what may not be paid are left out', async () => {
  const pay = (CODE: string, CREATE_DATE: string, IS_OWN = 'Y') => ({
    ...{ CREATE_DATE, IS_OWN },
    ONLINE_PAY_STATUS: { CODE, TITLE: '' },
  })
  const byStatus: Record<string, object[]> = {
    'online-not-paid': [
      inStatus(2, 'online-not-paid', pay('NOT_PAID', '2025-10-02T09:00:00.000Z')),
      inStatus(3, 'online-not-paid', pay('NOT_PAID', '2025-10-04T09:00:00.000Z')),
      inStatus(4, 'online-not-paid', pay('NOT_PAID', '2025-10-01T09:00:00.000Z', 'N')),
      inStatus(5, 'online-not-paid', pay('TO_PAYMENT', '2025-10-01T09:00:00.000Z')),
    ],
    'online-processing': [
      inStatus(6, 'online-processing', pay('PROCESSING', '2025-10-03T09:00:00.000Z')),
      inStatus(7, 'online-processing', pay('PROCESSING', '2025-10-01T09:00:00.000Z')),
    ],
  }
  intercept(({ query }) => {
    const ITEMS = byStatus[query.get('status') ?? ''] ?? []
    return list({ ITEMS, NAV: { CNT: ITEMS.length } })
  })
  const kernel = impatientKernel()
  const found = await kernel.query.fetchQuery(unpaidOrdersQuery(kernel))
  expect(found.map(({ ID }) => ID)).toEqual([7, 2, 6, 3])
  const FIRST = 'GET /v3/api/client/order/?limit=1000&offset=0&sort=CREATE_DATE&order=ASC'
  expect(called(FIRST).sort()).toEqual([
    `${FIRST}&status=online-not-paid`,
    `${FIRST}&status=online-processing`,
  ])
})

test('the order before is the same person’s, of the same kind, received or on its way', async () => {
  const later = { CREATE_DATE: '2025-10-05T09:00:00.000Z' }
  const present = { CREATE_DATE: '2025-10-04T09:00:00.000Z' }
  const earlier = { CREATE_DATE: '2025-10-03T09:00:00.000Z' }
  const kernel = impatientKernel()
  const ofAll = async (ITEMS: object[]) => {
    intercept(() => list({ ITEMS }))
    kernel.query.clear()
    const found = await kernel.query.fetchQuery(previousOrderQuery(kernel, testOrder({ ID: 50, ...present })))
    return found?.ID ?? null
  }
  const older = inStatus(10, 'completed', { CREATE_DATE: '2025-09-01T09:00:00.000Z' })
  expect(await ofAll([inStatus(51, 'sent', later), inStatus(50, 'sent', present), older])).toBe(10)
  expect(await ofAll([inStatus(49, 'sent', present), older])).toBe(49)
  expect(await ofAll([inStatus(51, 'sent', present), older])).toBe(10)
  expect(await ofAll([inStatus(48, 'canceled', earlier), older])).toBe(10)
  expect(await ofAll([inStatus(48, 'online-canceled', earlier), older])).toBe(10)
  expect(await ofAll([inStatus(48, 'sent', { ...earlier, IS_LOYALTY: 'Y' }), older])).toBe(10)
  expect(await ofAll([inStatus(48, 'sent', earlier), older])).toBe(48)
  expect(await ofAll([inStatus(50, 'sent', present)])).toBeNull()
  const call =
    'GET /v3/api/client/order/?limit=100&offset=0&sort=CREATE_DATE&order=DESC&order_user=USER&date_end=04.10.2025'
  expect(new Set(called('/order/'))).toEqual(new Set([call.replace('USER', testOrder().USER.EMAIL)]))
})
