import { repeat } from './repeat'

/** A round that ends when it is told to. */
function heldRounds() {
  const rounds: { goesOn: () => boolean; end: (cause?: Error) => void }[] = []
  return {
    rounds,
    work: (goesOn: () => boolean) =>
      new Promise<void>((resolve, reject) => {
        rounds.push({ goesOn, end: (cause) => (cause ? reject(cause) : resolve()) })
      }),
    async begun(count: number): Promise<void> {
      while (rounds.length < count) await new Promise(setImmediate)
    },
  }
}

/** So many ticks of a timer as quick as the one of the tests. */
const ticks = (count: number) =>
  new Promise<void>((resolve) => {
    let left = count
    const timer = setInterval(() => {
      left -= 1
      if (left > 0) return
      clearInterval(timer)
      resolve()
    }, 1)
  })

test('a round begins when the one before it has ended, whatever became of that', async () => {
  const faults: unknown[] = []
  const held = heldRounds()
  const end = repeat(1, held.work, (cause) => faults.push(cause))
  await held.begun(1)
  await ticks(10)
  expect(held.rounds).toHaveLength(1)
  held.rounds[0]?.end(new Error('no database'))
  await held.begun(2)
  expect(faults).toEqual([new Error('no database')])
  held.rounds[1]?.end()
  await end()
})

test('ending waits for the round, which is told of it, and none comes after', async () => {
  const held = heldRounds()
  const end = repeat(1, held.work, () => undefined)
  await held.begun(1)
  const [first] = held.rounds
  expect(first?.goesOn()).toBe(true)
  let isOver = false
  const over = end().then(() => {
    isOver = true
  })
  await ticks(5)
  expect([first?.goesOn(), isOver]).toEqual([false, false])
  first?.end()
  await over
  await ticks(5)
  expect(held.rounds).toHaveLength(1)
})

test('the first round waits for the first pause, unless it is to begin at once', async () => {
  const later = heldRounds()
  const now = heldRounds()
  const ends = [
    repeat(60_000, later.work, () => undefined),
    repeat(60_000, now.work, () => undefined, { atOnce: true }),
  ]
  expect([later.rounds.length, now.rounds.length]).toEqual([0, 1])
  now.rounds[0]?.end()
  await Promise.all(ends.map((end) => end()))
})
