import type { BasketMethodResponse, BasketType } from '@prilavok/shared-kernel/contract'
import { ApiError } from '@prilavok/shared-kernel/errors'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testProduct } from '@prilavok/shared-kernel/testing'
import { basketServer, heldCounts } from './testing/basket-server'
import { startedOutcomes } from './testing/started-outcomes'

const { data, called } = basketServer()
const { put: putHeld } = heldCounts(data)
const PRODUCTS = [...queryKeys.products, 'list']

const failure = (status: number, kind: 'answer' | 'network' = 'answer') =>
  new ApiError({ kind, status, statusText: '', answer: {}, path: '/' })
const answer = (given: Partial<BasketMethodResponse> = {}): BasketMethodResponse => ({
  CNT: 2,
  SUM: 70,
  CHECK: [],
  METHOD_SUCCESS: { SUCCESS: 'Y' },
  ...given,
})
const request = (basket: BasketType = 'main') => ({
  basket,
  kind: 'set' as const,
  products: [{ id: 1, before: 3, after: 5 }],
})
/** A request of one product that is on its way. */
function sending(basket: BasketType = 'main') {
  const page = startedOutcomes()
  page.put(1, { state: 'sending', seen: 2 }, basket)
  // Nothing is loaded anew before a test has looked.
  page.put(9, { state: 'sending' }, basket)
  return page
}

test.each([
  ['a failure that is none of the API', true, new Error('x')],
  ['no answer', true, failure(500, 'network')],
  ['one that may pass', true, failure(503)],
  ['a breakdown', false, failure(500)],
  ['a rejection', false, failure(400)],
])('after %s nobody knows what became of a request: %s', (_what, isNone, error) => {
  expect(startedOutcomes().outcomes.isNoAnswer(error)).toBe(isNone)
})

test('what was made is the count of the server, and the sums of the basket are told', async () => {
  const { outcomes, state, of, kernel } = sending()
  const heard = jest.fn()
  kernel.bus.on('basket:changed', heard)
  expect(await outcomes.answered(request(), answer({ OVERWRITTEN: [] }), [])).toEqual([])
  expect(of(1)).toMatchObject({ held: 5, target: 5, state: 'confirmed', seen: undefined })
  expect(heard.mock.calls).toEqual([[{ basket: 'main', CNT: 2, SUM: 70 }]])
  expect([state.version, state.made.get('main 1')]).toEqual([1, [5]])
})

test('in the basket of bonus points, too, without the version of the main one', async () => {
  const { outcomes, state, of, kernel } = sending('loyalty')
  const heard = jest.fn()
  kernel.bus.on('basket:changed', heard)
  kernel.query.setQueryData(PRODUCTS, { ITEMS: [testProduct({ ID: 1, BASKET: 3 })] })
  await outcomes.answered(request('loyalty'), answer(), [])
  expect(of(1, 'loyalty')).toMatchObject({ held: 5, state: 'confirmed' })
  expect(heard.mock.calls).toEqual([[{ basket: 'loyalty', CNT: 2, SUM: 70 }]])
  expect(state.version).toBe(0)
  expect(kernel.query.getQueryData(PRODUCTS)).toMatchObject({ ITEMS: [{ BASKET: 3 }] })
})

test('products on the page have the count; others keep theirs', async () => {
  const { outcomes, kernel } = sending()
  kernel.query.setQueryData(PRODUCTS, {
    ITEMS: [testProduct({ ID: 1, BASKET: 3 }), testProduct({ ID: 2, BASKET: 4 })],
  })
  await outcomes.answered(request(), answer(), [])
  expect(kernel.query.getQueryData(PRODUCTS)).toMatchObject({ ITEMS: [{ BASKET: 5 }, { BASKET: 4 }] })
})

test('a conflict says what the server holds now', async () => {
  const { outcomes, of } = sending()
  const item = { ID: 1, NAME: '', held: 0 }
  await outcomes.answered(request(), answer(), [{ item, elsewhere: 8, now: 10, kind: 'replaced' }])
  expect(of(1)).toMatchObject({ held: 10, target: 10, state: 'confirmed' })
})

test.each([
  ['sending', [1]],
  ['unsent', []],
] as const)(
  'a count that is another one by now, of a change that is %s, goes out again or waits',
  async (state, left) => {
    const { outcomes, put, of } = sending()
    put(1, { state, target: 7, seen: 2 })
    expect(await outcomes.answered(request(), answer(), [])).toEqual(left)
    expect(of(1)).toMatchObject({ held: 5, target: 7, state: 'waiting', seen: undefined })
  },
)

test.each(['confirmed', 'rejected', undefined] as const)(
  'a change that is over (%s) is not touched',
  async (state) => {
    const { outcomes, changes, put, of } = sending()
    if (state) put(1, { state })
    else changes.put('main', [[1, undefined]])
    const before = of(1)
    await outcomes.answered(request(), answer(), [])
    expect(of(1)).toBe(before)
  },
)

test('a rejection on the screen is told in its place, another one by a notice; both to who takes changes back', async () => {
  const { outcomes, state, rejected, put, kernel } = sending()
  const text = 'Нет в наличии'
  const said = answer({ METHOD_SUCCESS: { SUCCESS: 'N' }, CHECK: [{ PRODUCT_ID: 1, TEXT: text }] as never })
  state.watched.set('main 1', 1)
  await outcomes.answered(request(), said, [])
  expect([kernel.notices.current(), rejected]).toEqual([[], ['main 1']])
  state.watched.clear()
  put(1, { state: 'sending' })
  await outcomes.answered(request(), said, [])
  expect(kernel.notices.current()).toMatchObject([{ kind: 'error', text }])
  expect(rejected).toEqual(['main 1', 'main 1'])
})

test('of a warning the basket is read; what it holds counts, or nothing', async () => {
  putHeld({ 2: 1 })
  const { outcomes, of } = sending()
  const said = answer({ CHECK: [{ PRODUCT_ID: 1, TEXT: 'Снят с продажи' }] as never })
  await outcomes.answered(request(), said, [])
  expect(of(1)).toMatchObject({ held: 0, target: 0, state: 'rejected', reason: 'Снят с продажи' })
  expect(called('GET /v2/basket/catalog/')).toHaveLength(1)
})

test('a warning of another product is nobody’s here', async () => {
  const { outcomes, of } = sending()
  await outcomes.answered(request(), answer({ CHECK: [{ PRODUCT_ID: 2, TEXT: 'x' }] as never }), [])
  expect(of(1)).toMatchObject({ held: 5, state: 'confirmed' })
  expect(called('GET /v2/basket/catalog/')).toEqual([])
})

describe('a request that is rejected', () => {
  const isOutdated = ({ query }: ReturnType<typeof sending>['kernel']) =>
    query.getQueryState(queryKeys.basketCounts)?.isInvalidated

  test('has made nothing: the count is that of before, and is not offered again', async () => {
    putHeld({ 1: 8 })
    const { outcomes, of, kernel, rejected } = sending()
    kernel.query.setQueryData(queryKeys.basketCounts, {})
    expect(await outcomes.rejected(request(), failure(400))).toEqual([])
    expect(of(1)).toMatchObject({
      held: 3,
      target: 3,
      state: 'rejected',
      reason: 'Сервер не принял запрос (400).',
    })
    expect([of(1)?.asked, rejected, isOutdated(kernel)]).toEqual([undefined, ['main 1'], false])
    expect(called('GET /v2/basket/catalog/')).toEqual([])
  })

  test('by a breakdown may have made something: it is read, and the count is offered again', async () => {
    putHeld({ 1: 8 })
    const { outcomes, of, kernel } = sending()
    kernel.query.setQueryData(queryKeys.basketCounts, {})
    await outcomes.rejected(request(), failure(500))
    expect(of(1)).toMatchObject({ held: 8, target: 8, state: 'rejected', asked: 5 })
    expect(isOutdated(kernel)).toBe(true)
  })

  test('may leave a count to be sent, where the buyer wants another one by now', async () => {
    const { outcomes, put, of, rejected } = sending()
    put(1, { state: 'sending', target: 7 })
    expect(await outcomes.rejected(request(), failure(400))).toEqual([1])
    expect(of(1)).toMatchObject({ held: 3, target: 7, state: 'waiting' })
    expect(rejected).toEqual([])
  })
})
