import type { BasketMethodResponse, BasketType } from '@prilavok/shared-kernel/contract'
import { ApiError } from '@prilavok/shared-kernel/errors'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { basketServer, heldCounts } from './testing/basket-server'
import { startedOutcomes } from './testing/started-outcomes'

const { data, called } = basketServer()
const { put: putHeld } = heldCounts(data)
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
