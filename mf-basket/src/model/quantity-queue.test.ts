import { createQuantityQueue, type Wanted } from './quantity-queue'

const setup = () => {
  const sent: [number, number][][] = []
  const pending: number[][] = []
  const answers: (() => void)[] = []
  const onIdle = jest.fn()
  const queue = createQuantityQueue({
    send: (wanted: Wanted) => {
      sent.push([...wanted])
      return new Promise((resolve) => answers.push(resolve))
    },
    onPending: (ids) => pending.push([...ids]),
    onIdle,
  })
  const answer = async () => {
    answers.shift()?.()
    await jest.advanceTimersByTimeAsync(0)
  }
  return { queue, sent, pending, answer, onIdle }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('quick changes become one request, 400 ms after the last of them', async () => {
  const { queue, sent } = setup()
  queue.set(1, 2)
  await jest.advanceTimersByTimeAsync(300)
  queue.set(1, 3)
  queue.set(2, 5)
  await jest.advanceTimersByTimeAsync(399)
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([
    [
      [1, 3],
      [2, 5],
    ],
  ])
})

test('a change made while another is sent waits for its answer, and is the last word', async () => {
  const { queue, sent, pending, answer, onIdle } = setup()
  queue.set(1, 2)
  await jest.advanceTimersByTimeAsync(400)
  queue.set(1, 7)
  await jest.advanceTimersByTimeAsync(400)
  expect(sent).toEqual([[[1, 2]]])
  expect(queue.waits(1)).toBe(true)
  await answer()
  expect(onIdle).not.toHaveBeenCalled()
  expect(sent).toEqual([[[1, 2]], [[1, 7]]])
  await answer()
  expect(onIdle).toHaveBeenCalledTimes(1)
  expect(pending.at(-1)).toEqual([])
  expect(queue.busy()).toBe(false)
})

test('work instead of waiting counts takes its turn, and the counts are not sent', async () => {
  const { queue, sent, answer } = setup()
  queue.set(1, 2)
  await jest.advanceTimersByTimeAsync(400)
  queue.set(1, 9)
  const removal = jest.fn(() => Promise.resolve())
  queue.instead([1], removal)
  await jest.advanceTimersByTimeAsync(1000)
  expect(removal).not.toHaveBeenCalled()
  await answer()
  expect(removal).toHaveBeenCalledTimes(1)
  expect(sent).toEqual([[[1, 2]]])
})

test('flush sends at once what waits', async () => {
  const { queue, sent } = setup()
  queue.set(4, 6)
  queue.flush()
  await jest.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([[[4, 6]]])
})
