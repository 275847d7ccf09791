import { QueryClient } from '@tanstack/react-query'
import { pack, unpack } from './pack'
import { packQueries, unpackQueries } from './query-state'

test.each([
  [null],
  [0],
  ['text'],
  [[]],
  [{}],
  [[0, 1]],
  [[[], [[]], {}]],
  [{ a: [{ b: 1, c: null }, { c: 2, b: [] }, { b: { b: '' } }] }],
  [JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "": 3}')],
])('%j comes back as it was packed', (value) => {
  expect(JSON.stringify(unpack(JSON.parse(JSON.stringify(pack(value)))))).toBe(JSON.stringify(value))
})

test('names of fields are sent once for all rows', () => {
  const rows = Array.from({ length: 36 }, (_, ID) => ({ ID, UP_CODE_1C: '184302', MARKS: [{ CODE: 'hot' }] }))
  const text = JSON.stringify(pack({ ITEMS: rows }))
  for (const name of ['ID', 'UP_CODE_1C', 'MARKS', 'CODE']) expect(text.split(`"${name}"`)).toHaveLength(2)
})

test('a field that is not set is not sent', () => {
  expect(unpack(pack({ a: undefined, b: null }))).toEqual({ b: null })
})

test('the browser goes on with what the server has loaded, as fresh as it was there', async () => {
  const [server, browser] = [new QueryClient(), new QueryClient()]
  await server.prefetchQuery({ queryKey: ['list', { page: 1 }], queryFn: () => ({ ITEMS: [{ ID: 7 }] }) })
  await server.prefetchQuery({
    queryKey: ['failed'],
    queryFn: () => Promise.reject(new Error('no answer')),
    retry: false,
  })
  unpackQueries(browser, JSON.parse(JSON.stringify(packQueries(server))))
  expect(browser.getQueryData(['list', { page: 1 }])).toEqual({ ITEMS: [{ ID: 7 }] })
  expect(browser.getQueryState(['list', { page: 1 }])?.dataUpdatedAt).toBe(
    server.getQueryState(['list', { page: 1 }])?.dataUpdatedAt,
  )
  expect(browser.getQueryCache().getAll()).toHaveLength(1)
})

test('to a browser whose clock is two days behind, it is as old as it is, not fresh for two days', () => {
  const [server, browser] = [new QueryClient(), new QueryClient()]
  const now = Date.now()
  server.setQueryData(['early'], 1, { updatedAt: now - 1000 })
  server.setQueryData(['late'], 2, { updatedAt: now })
  const packed = packQueries(server)
  const behind = now - 2 * 86_400_000
  jest.spyOn(Date, 'now').mockReturnValue(behind)
  unpackQueries(browser, packed)
  expect(browser.getQueryState(['late'])?.dataUpdatedAt).toBe(behind)
  expect(browser.getQueryState(['early'])?.dataUpdatedAt).toBe(behind - 1000)
  jest.restoreAllMocks()
})
