import { type Asker, fairLane } from './fair-lane'

const begin = () => new Promise(setImmediate)
const many = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Tasks that end when they are told to, and the order in which they began. */
function lane(limits: Parameters<typeof fairLane>[0]) {
  const run = fairLane(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    add(shopId: number, who: string, name: string): Promise<void> {
      const asker: Asker = { shopId, who }
      return run(asker, () => {
        begun.push(name)
        return new Promise<void>((end) => ends.set(name, end))
      })
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.()
      await begin()
    },
  }
}

test('shops have turns, and addresses of one shop have turns', async () => {
  const { add, end, begun } = lane({ atOnce: 1, ofShopAtOnce: 1 })
  for (const at of many(3)) void add(1, 'anna', `anna ${at}`)
  void add(1, 'boris', 'boris')
  void add(2, 'clara', 'clara')
  await begin()
  for (const name of ['anna 0', 'clara', 'anna 1', 'boris', 'anna 2']) {
    expect(begun.at(-1)).toBe(name)
    await end(name)
  }
})

test('one shop never has all places', async () => {
  const { add, end, begun } = lane({ atOnce: 3, ofShopAtOnce: 2 })
  for (const at of many(5)) void add(1, `buyer ${at}`, `first ${at}`)
  await begin()
  expect(begun).toEqual(['first 0', 'first 1'])
  void add(2, 'clara', 'second')
  await begin()
  expect(begun.at(-1)).toBe('second')
  await end('first 1')
  expect(begun.at(-1)).toBe('first 2')
})

test('an address, then a shop, that has too much waiting is told when to come again; others are not', async () => {
  const { add, end } = lane({ atOnce: 1, ofShopAtOnce: 1, ofAsker: 2, ofShop: 3 })
  const first = add(1, 'anna', 'one')
  void add(1, 'anna', 'two')
  await expect(add(1, 'anna', 'three')).rejects.toMatchObject({ statusCode: 429, retryAfter: 10 })
  void add(1, 'boris', 'four')
  await expect(add(1, 'clara', 'five')).rejects.toMatchObject({ statusCode: 503, retryAfter: 10 })
  void add(2, 'anna', 'six')
  await begin()
  await end('one')
  await first
  void add(1, 'anna', 'seven')
})

test('a task that fails makes room for the next', async () => {
  const run = fairLane({ atOnce: 1, ofShopAtOnce: 1 })
  const asker = { shopId: 1, who: 'anna' }
  const failed = run(asker, () => Promise.reject(new Error('broken')))
  const next = run(asker, async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
