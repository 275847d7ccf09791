import { createWorkerPlaces } from './worker-places'

test('workers that wait take more pages, busy ones few, within bounds', () => {
  const { adapt } = createWorkerPlaces(2)
  expect(adapt(0.7)).toBe(8)
  expect([adapt(0.1), adapt(0.1), adapt(0.95), adapt(1), adapt(1)]).toEqual([10, 12, 8, 8, 8])
  for (let look = 0; look < 100; look++) adapt(0)
  expect(adapt(0)).toBe(48)
})

test('what is neither idle nor busy changes nothing, the limits themselves included', () => {
  const { adapt } = createWorkerPlaces(1)
  expect([adapt(0.6), adapt(0.85), adapt(0.59), adapt(0.6), adapt(0.85), adapt(0.86)]).toEqual([
    4, 4, 5, 5, 5, 4,
  ])
})
