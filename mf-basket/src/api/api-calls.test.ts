import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { partKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { basketApi } from '../testing/basket-api'
import { noState, ORDER_CREATED, orderBasket } from '../testing/basket-state'
import { testRow } from '../testing/test-rows'
import { createOrder, findMadeOrder } from './create-order'
import { analogsQuery } from './get-analogs'
import { getBasketDocument } from './get-basket-document'
import { bestSellersQuery, boughtQuery } from './get-familiar-products'
import { giftSumsQuery } from './get-gift-sums'
import { lastOrderQuery } from './get-last-order'
import { loyaltyBalanceQuery } from './get-loyalty-balance'
import { miniBasketQuery } from './get-mini-basket'
import { orderBasketQuery } from './get-order-basket'
import { productByCodeQuery } from './get-product-by-code'
import { matchLines } from './match-lines'
import { saveAddress } from './save-address'
import { sendBasket } from './send-basket'

const { intercept, requests, called } = basketApi()

const { signal } = new AbortController()
const sort = { SORT: 'NAME', ORDER: 'ASC' } as const
const request = { delivery_type: '1', comment: '', sort: 'NAME', expected_sum: 5, idempotency_key: 'k' }
const product = testProduct()
const { NAME: _name, ...nameless } = product
const gift = { ...product, OFFER_ID: 1, OFFER_TITLE: 'Подарки', GIFT_SUM: 5000 }
const { GIFT_SUM: _sum, ...unpriced } = gift
const basket = orderBasket(
  { ...noState(), rows: { main: [testRow()], loyalty: [] } },
  'main',
  new URLSearchParams(),
)
const [group] = basket.GROUPS
const { QUANTITY: _count, ...uncounted } = testRow()
const { MESSAGE: _message, ...silent } = ORDER_CREATED.CREATE_ORDER
const order = {
  ID: 7,
  ORDER_NUMBER: '48007',
  PAYMENT_TYPE: { CODE: 'CASH' },
  USER: { NAME: 'Соколова Анна' },
}

type Read = (kernel: Kernel) => Promise<unknown>
const v4 = (response: object) => ({ response })
const items = (...ITEMS: object[]) => ({ ITEMS })

/** What is asked, an answer that can be read, what is made of it, and answers that lack what the page needs. */
const CALLS: readonly [what: string, read: Read, answer: object, value: unknown, unreadable: object[]][] = [
  [
    'GET /v3/api/client/giftsum/',
    (kernel) => kernel.query.fetchQuery(giftSumsQuery(kernel)),
    items(gift),
    [gift],
    [{}, items({}), items(unpriced)],
  ],
  [
    'GET /v3/api/client/bought/?limit=50',
    (kernel) => kernel.query.fetchQuery(boughtQuery(kernel)),
    items({ ...product, USUAL_QUANTITY: 3 }),
    [{ ...product, USUAL_QUANTITY: 3 }],
    [{}, items(product), items({ ...nameless, USUAL_QUANTITY: 3 })],
  ],
  [
    'GET /v3/api/catalog/marks/carousel/?limit=12',
    (kernel) => kernel.query.fetchQuery({ ...bestSellersQuery(kernel), retry: false }),
    items(product),
    [product],
    [{}, items(nameless)],
  ],
  [
    'GET /v3/api/client/order/?limit=1&offset=0&sort=CREATE_DATE&order=DESC&order_user=17',
    (kernel) => kernel.query.fetchQuery(lastOrderQuery(kernel, 17)),
    items(order),
    order,
    [
      {},
      items({ ...order, PAYMENT_TYPE: {} }),
      items({ ...order, ID: undefined }),
      items({ ...order, USER: {} }),
      items({ ...order, USER: undefined }),
    ],
  ],
  [
    'GET /v3/api/client/loyalty/balance/',
    (kernel) => kernel.query.fetchQuery({ ...loyaltyBalanceQuery(kernel), retry: false }),
    { BALANCE: 1250.5 },
    1250.5,
    [{}, { BALANCE: '1250' }],
  ],
  [
    'GET /v4/api/client/basket/loyalty/get/?limit=5&sort=BASKET_CREATE_DATE&order=DESC',
    (kernel) => kernel.query.fetchQuery({ ...miniBasketQuery(kernel, 'loyalty'), retry: false }),
    v4({ CNT: 1, SUM: 1000, PRODUCTS: [testRow()] }),
    { CNT: 1, SUM: 1000, PRODUCTS: [{ ...testRow(), isNewApi: true }] },
    [v4({}), v4({ CNT: 1, SUM: '1000', PRODUCTS: [] }), v4({ CNT: 1, SUM: 1000, PRODUCTS: [uncounted] })],
  ],
  [
    'GET /v4/api/client/order_basket/main/get/?sort=NAME&order=ASC&payment=CASH',
    (kernel) =>
      kernel.query.fetchQuery({
        ...orderBasketQuery(kernel, 'main', sort, { payment: 'CASH' }),
        retry: false,
      }),
    v4(basket),
    { ...basket, GROUPS: [{ ...group, PRODUCTS: [{ ...testRow(), isNewApi: true }] }] },
    [
      v4({ ...basket, GROUPS: [{}] }),
      v4({ ...basket, GROUPS: [{ ...group, PRODUCTS: [uncounted] }] }),
      v4({ ...basket, INFO: {} }),
      v4({ ...basket, INFO: { ...basket.INFO, paymentTypes: null } }),
      v4({ ...basket, OFFERS: undefined }),
    ],
  ],
  [
    'GET /v3/api/catalog/product/?code1c=184302',
    (kernel) => kernel.query.fetchQuery({ ...productByCodeQuery(kernel, '184302'), retry: false }),
    { PRODUCT: product },
    product,
    [{}, { PRODUCT: nameless }],
  ],
  [
    'GET /v3/api/catalog/product/6/absoluteAnalogs/',
    (kernel) => kernel.query.fetchQuery({ ...analogsQuery(kernel, 6), retry: false }),
    items(product),
    [product, product],
    [{}, items(nameless)],
  ],
  [
    'POST /v3/api/catalog/product/match/ lines[0][code]=184302&lines[0][name]=&lines[1][code]=&lines[1][name]=Ручка',
    (kernel) => matchLines(kernel, [{ code: '184302' }, { name: 'Ручка' }], signal),
    items({ BY: 'code', SURE: 'Y', PRODUCTS: [product] }),
    [{ BY: 'code', SURE: 'Y', PRODUCTS: [product] }],
    [{}, items({}), items({ BY: 'code', SURE: 'Y', PRODUCTS: [nameless] })],
  ],
  [
    'GET /v4/api/client/order_basket/main/basket_file/?sort=BASKET_CREATE_DATE&order=DESC',
    (kernel) => getBasketDocument(kernel, 'main', 'basket_file', signal),
    v4({ FILENAME: '/upload/basket.xlsx' }),
    '/upload/basket.xlsx',
    [{}, v4({})],
  ],
  [
    'GET /v3/api/client/basket/send/?email=a@b.example',
    (kernel) => sendBasket(kernel, 'a@b.example'),
    { SUCCESS: 'Y' },
    { SUCCESS: 'Y' },
    [{}],
  ],
  [
    'POST /v4/api/client/order_basket/main/create/ delivery_type=1&comment=&sort=NAME&expected_sum=5&idempotency_key=k',
    (kernel) => createOrder(kernel, 'main', request),
    v4(ORDER_CREATED),
    ORDER_CREATED,
    [v4({}), v4({ ORDER_ID: 7, CREATE_ORDER: silent }), v4({ CREATE_ORDER: { ...silent, MESSAGE: {} } })],
  ],
  [
    'POST /v4/api/client/order_basket/loyalty/create/ delivery_type=1&comment=&sort=NAME&expected_sum=5&idempotency_key=k&only_made=Y',
    (kernel) => findMadeOrder(kernel, 'loyalty', request),
    v4(ORDER_CREATED),
    ORDER_CREATED.ORDER_ID,
    [v4({})],
  ],
]

test.each(CALLS)(
  '«%s» is asked, and what cannot be read is no answer',
  async (call, read, answer, value, unreadable) => {
    intercept(() => answer)
    expect(await read(partKernel())).toEqual(value)
    expect(called(call)).toHaveLength(1)
    for (const broken of unreadable) {
      intercept(() => broken)
      await expect(read(partKernel())).rejects.toThrow()
    }
  },
)

test('the latest order of who has none of his own is that of his company; without any there is none', async () => {
  intercept(({ query }) => (query.has('order_user') ? items() : items(order)))
  const kernel = partKernel()
  expect(await kernel.query.fetchQuery(lastOrderQuery(kernel, 17))).toEqual(order)
  intercept(() => items())
  kernel.query.clear()
  expect(await kernel.query.fetchQuery(lastOrderQuery(kernel, 17))).toBeNull()
  expect(await kernel.query.fetchQuery(lastOrderQuery(kernel, null))).toBeNull()
  expect(requests.map(({ query }) => query.get('order_user'))).toEqual(['17', null, '17', null, null])
})

test('a name is matched by its first 250 characters', async () => {
  intercept(() => items())
  await matchLines(partKernel(), [{ name: 'а'.repeat(400) }], signal)
  expect(requests[0]?.body.get('lines[0][name]')).toBe('а'.repeat(250))
})

test('an address that was not answered with its id is not taken as saved', async () => {
  const address = { variant: 'base', address: 'Тверь', idempotency_key: 'k' } as const
  intercept(() => ({ SUCCESS: 'Y' }))
  await expect(saveAddress(partKernel(), address)).rejects.toThrow()
  intercept(() => ({ ID: 5 }))
  await expect(saveAddress(partKernel(), address)).resolves.toBeUndefined()
})
