import type { ReceivedBody } from './receive-body'
import { textParser } from './text-parser'

function started(text: () => Promise<string>) {
  const world = { asked: [] as unknown[], disposed: 0 }
  const body: Partial<ReceivedBody> = {
    text,
    dispose: async () => void world.disposed++,
  }
  const bodies = {
    receive: async (...given: unknown[]) => {
      world.asked.push(given)
      return body
    },
  }
  const parse = textParser(bodies as never, 100)
  return { world, parse: () => parse({} as never, 'payload' as never) }
}

test('a short text is read whole, and what it took is freed', async () => {
  const { world, parse } = started(async () => 'a=b')
  expect(await parse()).toBe('a=b')
  expect(world).toEqual({ asked: [['payload', 100]], disposed: 1 })
})

test('what it took is freed though it cannot be read', async () => {
  const { world, parse } = started(() => Promise.reject(new Error('the disk')))
  await expect(parse()).rejects.toThrow('the disk')
  expect(world.disposed).toBe(1)
})
