import { createRestartPause } from './restart-pause'

test('a worker that had come up is replaced at once; those that die at start wait longer each time, to a limit', () => {
  const { after } = createRestartPause()
  expect([after(true), after(false), after(false), after(false)]).toEqual([0, 100, 200, 400])
  expect([after(true), after(false)]).toEqual([0, 100])
  for (let death = 0; death < 10; death++) after(false)
  expect(after(false)).toBe(5000)
})
