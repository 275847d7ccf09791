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

test.each(['waiting', 'sending'] as const)('while a change is %s they stay as they are', async (state) => {
  const { outcomes, put, of, asked, leave } = withRows()
  const made = put(1, { state: 'confirmed' })
  put(2, { state })
  await outcomes.refreshRows('main')
  expect(of(1)).toBe(made)
  expect(asked).not.toHaveBeenCalled()
  leave()
})

test('a change that has no answer does not keep them; it stays itself', async () => {
  const { outcomes, put, of, asked, leave } = withRows()
  const unsent = put(1, { state: 'unsent' })
  await outcomes.refreshRows('main')
  expect(of(1)).toBe(unsent)
  expect(asked).toHaveBeenCalledTimes(1)
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

test('rows of the other basket are not asked for', async () => {
  const { outcomes, put, of, asked, leave } = withRows()
  put(1, { state: 'confirmed' }, 'loyalty')
  await outcomes.refreshRows('loyalty')
  expect([of(1, 'loyalty'), asked.mock.calls.length]).toEqual([undefined, 0])
  leave()
})

test('rows that nobody looks at are not asked for', async () => {
  const { outcomes, put, of, asked, leave } = withRows()
  leave()
  put(1, { state: 'confirmed' })
  await outcomes.refreshRows('main')
  expect([of(1), asked.mock.calls.length]).toEqual([undefined, 0])
})

test('while they cannot be loaded the change goes on showing its count', async () => {
  const { outcomes, put, of, leave } = withRows(() => Promise.reject(new Error('x')))
  const made = put(1, { state: 'confirmed' })
  await outcomes.refreshRows('main')
  expect(of(1)).toBe(made)
  leave()
})

test('rows that were on their way for the first time are waited for once more', async () => {
  const page = startedOutcomes()
  const answers: ((rows: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const { query } = page.kernel
  const leave = new QueryObserver(query, { queryKey: ROWS, queryFn }).subscribe(() => undefined)
  page.put(1, { state: 'confirmed' })
  const done = page.outcomes.refreshRows('main')
  answers[0]?.('of before')
  await new Promise((resolve) => setTimeout(resolve))
  expect(page.of(1)?.state).toBe('confirmed')
  expect(answers).toHaveLength(2)
  answers[1]?.('of after')
  await done
  expect([page.of(1), query.getQueryData(ROWS)]).toEqual([undefined, 'of after'])
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
