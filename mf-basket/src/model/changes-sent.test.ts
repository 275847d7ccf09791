import { partKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { basketApi } from '../testing/basket-api'
import { testRows } from '../testing/test-rows'
import { changesSent } from './changes-sent'

const { data: state, called } = basketApi()

const item = (ID: number) => ({ ID, NAME: `Товар ${ID}`, held: 10 })
function hold(): () => void {
  const held = { answer: () => undefined as unknown }
  state.gate = new Promise((resolve) => {
    held.answer = () => resolve(undefined)
  })
  return () => held.answer()
}
const done = async (promise: Promise<void>) => {
  const outcome = { isDone: false }
  void promise.then(() => {
    outcome.isDone = true
  })
  await Promise.resolve()
  return outcome
}

beforeEach(() => {
  state.rows.main = testRows(2)
})

test('what was just changed is sent at once, and its answer is waited for', async () => {
  const answer = hold()
  const kernel = partKernel()
  kernel.basket.set('main', item(1), 20)
  const outcome = await done(changesSent(kernel, 'main'))
  await waitFor(() => expect(called('/replace/')).toHaveLength(1))
  expect(outcome.isDone).toBe(false)
  answer()
  await waitFor(() => expect(outcome.isDone).toBe(true))
  expect(state.rows.main[0]?.QUANTITY).toBe(20)
})

test('a rejected change keeps nothing waiting', async () => {
  state.rejection = 'Больше нет'
  const kernel = partKernel()
  kernel.basket.watch('main', 1)
  kernel.basket.set('main', item(1), 20, 'now')
  await waitFor(() => expect(kernel.basket.changes.current().main.get(1)?.state).toBe('rejected'))
  await changesSent(kernel, 'main')
  expect(called('/replace/')).toHaveLength(1)
})

test('without changes nothing is sent', async () => {
  await changesSent(partKernel(), 'main')
  expect(called('POST')).toEqual([])
})
