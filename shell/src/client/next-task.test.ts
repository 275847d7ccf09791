/** @jest-environment node */
import { nextTask } from './next-task'

const scheduler = Object.getOwnPropertyDescriptor(globalThis, 'scheduler')
afterEach(() => {
  if (scheduler) Object.defineProperty(globalThis, 'scheduler', scheduler)
  else Reflect.deleteProperty(globalThis, 'scheduler')
})
const provide = (value: unknown) =>
  Object.defineProperty(globalThis, 'scheduler', { value, configurable: true })

test('a browser that can yields by itself: what waits goes before other tasks', async () => {
  const yields = jest.fn(() => Promise.resolve())
  provide({ yield: yields })
  await nextTask()
  expect(yields).toHaveBeenCalledTimes(1)
})

test.each([
  ['without a scheduler', undefined],
  ['whose scheduler cannot yield', {}],
])('a browser %s goes on in another task, when all that was promised is done', async (_what, value) => {
  provide(value)
  const done: string[] = []
  const later = nextTask().then(() => done.push('task'))
  let promised = Promise.resolve()
  for (let at = 0; at < 20; at += 1) promised = promised.then(() => undefined)
  await promised.then(() => done.push('promise'))
  await later
  expect(done).toEqual(['promise', 'task'])
})
