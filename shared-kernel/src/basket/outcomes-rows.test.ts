import { queryKeys } from '@prilavok/shared-kernel/queries'
import { QueryObserver } from '@tanstack/react-query'
import { basketServer } from './testing/basket-server'
import { startedOutcomes } from './testing/started-outcomes'

basketServer()
const ROWS = [...queryKeys.basketRows, 'main', 'page']

/** With rows of the main basket on the screen. */
function withRows(answer: () => Promise<unknown> = async () => 'rows') {
  const page = startedOutcomes()
  const asked = jest.fn(answer)
  const { query } = page.kernel
  query.setQueryData(ROWS, 'rows of before')
  const observer = new QueryObserver(query, { queryKey: ROWS, queryFn: asked, meta: { errors: 'silent' } })
  const leave = observer.subscribe(() => undefined)
  return { ...page, asked, leave }
}

test('rows on the screen are loaded anew; then the change that was made is over', async () => {
  const { outcomes, state, put, of, asked, leave } = withRows()
  put(1, { state: 'confirmed' })
  state.made.set('main 1', [4, 5])
  const done = outcomes.refreshRows('main')
  expect(of(1)?.state).toBe('confirmed')
  await done
  expect([of(1), asked.mock.calls.length, state.made.get('main 1')]).toEqual([undefined, 1, [5]])
  leave()
})

test('what was rejected is shown by the rows from then on, once', async () => {
  const { outcomes, put, of, leave } = withRows()
  put(1, { state: 'rejected', reason: 'Нет в наличии' })
  await outcomes.refreshRows('main')
  const after = of(1)
  expect(after).toMatchObject({ state: 'rejected', superseded: true, reason: 'Нет в наличии' })
  await outcomes.refreshRows('main')
  expect(of(1)).toBe(after)
  leave()
})

test('while they cannot be loaded the change goes on showing its count', async () => {
  const { outcomes, put, of, leave } = withRows(() => Promise.reject(new Error('x')))
  const made = put(1, { state: 'confirmed' })
  await outcomes.refreshRows('main')
  expect(of(1)).toBe(made)
  leave()
})

test('a change that the buyer has changed meanwhile is not over', async () => {
  const { outcomes, put, of, leave } = withRows()
  put(1, { state: 'confirmed' })
  const done = outcomes.refreshRows('main')
  const newer = put(1, { target: 9 })
  await done
  expect(of(1)).toBe(newer)
  leave()
})
