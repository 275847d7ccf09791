import { createScrollMemory } from './scroll-memory'

test('each entry of the history has its own place; one that was never scrolled is at its top', () => {
  const memory = createScrollMemory()
  memory.remember('list', 700)
  memory.remember('product', 20)
  memory.remember('list', 900)
  expect(['list', 'product', 'basket'].map(memory.recall)).toEqual([900, 20, 0])
})

test('fifty entries are remembered; the one that was scrolled longest ago goes', () => {
  const memory = createScrollMemory()
  for (let entry = 1; entry <= 50; entry++) memory.remember(`${entry}`, entry)
  expect(memory.recall('1')).toBe(1)
  memory.remember('1', 100)
  memory.remember('51', 51)
  expect(['1', '2', '3', '51'].map(memory.recall)).toEqual([100, 0, 3, 51])
})
