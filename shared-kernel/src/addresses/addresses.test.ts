import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { addressesQuery, tradePointsQuery } from './index'

const { data, calls } = testApi(
  () => ({ answer: {} as object }),
  (_call, { answer }) => answer,
)

const ADDRESS = { ID: 5, ADDRESS: 'Москва, ул. Вавилова, 19' }
const POINT = { ID: 8, NAME: 'Склад', ADDRESS: { SPECIFICATION: 'Москва' } }

const readAddresses = () => {
  const kernel = testKernel()
  return kernel.query.fetchQuery(addressesQuery(kernel))
}
const readPoints = () => {
  const kernel = testKernel()
  return kernel.query.fetchQuery(tradePointsQuery(kernel))
}

test('delivery addresses are read as they are, in one call, for every page', async () => {
  data.answer = { ITEMS: [ADDRESS, { ...ADDRESS, ID: 6, VARIANT: 'post' }] }
  const kernel = testKernel()
  const read = await kernel.query.fetchQuery(addressesQuery(kernel))
  expect(read).toEqual([ADDRESS, { ...ADDRESS, ID: 6, VARIANT: 'post' }])
  expect(calls).toEqual(['GET /v3/api/client/point'])
  expect(kernel.query.getQueryData(queryKeys.addresses)).toEqual(read)
})

test('pick-up points are read as they are, in one call, for every page', async () => {
  data.answer = { ITEMS: [POINT, { ...POINT, ID: 9, ADDRESS: {} }] }
  const kernel = testKernel()
  const read = await kernel.query.fetchQuery(tradePointsQuery(kernel))
  expect(read).toEqual([POINT, { ...POINT, ID: 9, ADDRESS: {} }])
  expect(calls).toEqual(['GET /v3/api/client/tradepoint/'])
  expect(kernel.query.getQueryData(queryKeys.tradePoints)).toEqual(read)
})

const UNREADABLE = { kind: 'shape', name: 'ApiError' }

test.each([
  ['no list', {}],
  ['an object in place of the list', { ITEMS: { 0: ADDRESS } }],
  ['a row that is null', { ITEMS: [ADDRESS, null] }],
  ['a row without ID', { ITEMS: [{ ADDRESS: 'Москва' }] }],
  ['an ID that is a text', { ITEMS: [ADDRESS, { ...ADDRESS, ID: '5' }] }],
  ['a row without address', { ITEMS: [{ ID: 5 }] }],
  ['an address that is an object', { ITEMS: [{ ID: 5, ADDRESS: { SPECIFICATION: 'Москва' } }] }],
])('delivery addresses with %s cannot be read', async (_what, answer) => {
  data.answer = answer
  await expect(readAddresses()).rejects.toMatchObject(UNREADABLE)
})

test.each([
  ['no list', {}],
  ['an object in place of the list', { ITEMS: { 0: POINT } }],
  ['a row that is null', { ITEMS: [POINT, null] }],
  ['a row without ID', { ITEMS: [{ ADDRESS: {} }] }],
  ['an ID that is a text', { ITEMS: [POINT, { ...POINT, ID: '8' }] }],
  ['a row without address', { ITEMS: [{ ID: 8 }] }],
  ['an address that is a text', { ITEMS: [{ ID: 8, ADDRESS: 'Москва' }] }],
  ['an address that is null', { ITEMS: [{ ID: 8, ADDRESS: null }] }],
])('pick-up points with %s cannot be read', async (_what, answer) => {
  data.answer = answer
  await expect(readPoints()).rejects.toMatchObject(UNREADABLE)
})
