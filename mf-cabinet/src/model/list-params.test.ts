import { offerPath, offersPath, readOfferParams } from './offer-params'
import { operationsPath, operationsSortedBy, readOperationParams } from './operation-params'

const of = (search: string) => new URLSearchParams(search)

test.each([
  ['', { type: '', active: true, page: 1 }, '/client/offers'],
  ['type=gift_sum', { type: 'gift_sum', active: true, page: 1 }, '/client/offers?type=gift_sum'],
  [
    'type=SPECIAL_PRICE&active=N&page=3',
    { type: 'special_price', active: false, page: 3 },
    '/client/offers?type=special_price&active=N&page=3',
  ],
  ['type=gift&active=Y&page=0', { type: '', active: true, page: 1 }, '/client/offers'],
  ['active=N', { type: '', active: false, page: 1 }, '/client/offers?active=N'],
  ['page=2', { type: '', active: true, page: 2 }, '/client/offers?page=2'],
])('offers of the address «%s»', (search, params, path) => {
  expect(readOfferParams(of(search))).toEqual(params)
  expect(offersPath(readOfferParams(of(search)))).toBe(path)
})

test('the address of an offer names a page of its products, the first one not', () => {
  expect([offerPath(7), offerPath('7', 1), offerPath(7, 2)]).toEqual([
    '/client/offers/7',
    '/client/offers/7',
    '/client/offers/7?page=2',
  ])
})

const NEWEST = { page: 1, sort: 'DATE', order: 'DESC', type: '' } as const

test.each([
  ['', NEWEST, '/cabinet/loyalty/'],
  ['sort=POINTS', { ...NEWEST, sort: 'POINTS' }, '/cabinet/loyalty/?sort=POINTS'],
  [
    'type=loyalty-burn&sort=OPERATION_TYPE&order=ASC&page=2',
    { page: 2, sort: 'OPERATION_TYPE', order: 'ASC', type: 'loyalty-burn' },
    '/cabinet/loyalty/?type=loyalty-burn&sort=OPERATION_TYPE&order=ASC&page=2',
  ],
  ['type=loyalty-plus', { ...NEWEST, type: 'loyalty-plus' }, '/cabinet/loyalty/?type=loyalty-plus'],
  ['type=loyalty-minus', { ...NEWEST, type: 'loyalty-minus' }, '/cabinet/loyalty/?type=loyalty-minus'],
  [
    'type=loyalty-return-order',
    { ...NEWEST, type: 'loyalty-return-order' },
    '/cabinet/loyalty/?type=loyalty-return-order',
  ],
  ['type=other&sort=STATUS&order=asc&page=x', NEWEST, '/cabinet/loyalty/'],
])('operations of the address «%s»', (search, params, path) => {
  expect(readOperationParams(of(search))).toEqual(params)
  expect(operationsPath(readOperationParams(of(search)))).toBe(path)
})

test('the same column again turns the direction, another one begins with the greatest; both lead to page 1', () => {
  const third = { ...NEWEST, page: 3 }
  expect(operationsSortedBy(third, 'DATE')).toEqual({ ...NEWEST, order: 'ASC' })
  expect(operationsSortedBy({ ...third, order: 'ASC' }, 'DATE')).toEqual(NEWEST)
  expect(operationsSortedBy({ ...third, order: 'ASC' }, 'POINTS')).toEqual({ ...NEWEST, sort: 'POINTS' })
  expect(operationsSortedBy(third, 'POINTS')).toEqual({ ...NEWEST, sort: 'POINTS' })
})
