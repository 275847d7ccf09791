import { testKernel } from '@prilavok/shared-kernel/testing'
import { endMade, noteMade, tellBasket } from './basket-state'
import { emptyState } from './testing/empty-state'

test('counts that are made of a product are kept in their order, of each basket for itself', () => {
  const state = emptyState()
  noteMade(state, 'main', 1, 5)
  noteMade(state, 'main', 1, 6)
  noteMade(state, 'loyalty', 1, 7)
  expect([...state.made]).toEqual([
    ['main 1', [5, 6]],
    ['loyalty 1', [7]],
  ])
})

test('when its changes are over the last count is left', () => {
  const state = emptyState()
  for (const count of [5, 6]) noteMade(state, 'main', 1, count)
  endMade(state, 'main', 1)
  endMade(state, 'main', 2)
  expect([...state.made]).toEqual([
    ['main 1', [6]],
    ['main 2', []],
  ])
})

test('while the queue tells what it has found out it does not follow that', () => {
  const [{ bus }, state] = [testKernel(), emptyState()]
  const heard: unknown[] = []
  bus.on('basket:changed', (change) => heard.push([state.telling, change]))
  tellBasket({ bus, state }, 'main', { CNT: 2, SUM: 70 })
  expect(heard).toEqual([[true, { basket: 'main', CNT: 2, SUM: 70 }]])
  expect(state.telling).toBe(false)
})

test('it follows again though somebody who heard of it has failed', () => {
  const state = emptyState()
  const bus = {
    emit() {
      throw new Error('x')
    },
  }
  expect(() => tellBasket({ bus: bus as never, state }, 'main', { CNT: 0, SUM: 0 })).toThrow('x')
  expect(state.telling).toBe(false)
})
