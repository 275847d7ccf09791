import { EdgeError } from '../errors'
import { until } from '../testing/until'
import { createLateRevocations } from './late-revocations'
import type { TokenReply } from './supplier-api'

const TOKENS = { token: 'a', refresh_token: 'r' }

function started(answers: (number | 'away')[]) {
  const asked: unknown[] = []
  const revoke = async (domain: string, tokens: object) => {
    asked.push([domain, tokens])
    const status = answers.shift() ?? 200
    if (status === 'away') throw new EdgeError('API_UNREACHABLE', 'away')
    return { status } as TokenReply
  }
  return { asked, late: createLateRevocations({ revoke }, [1, 1, 1]) }
}

/** All three tries of another session are over, so they would be of any that was begun before. */
async function threeTriesLater(): Promise<unknown[]> {
  const { asked, late } = started(['away', 503, 429])
  late.add('shop', TOKENS)
  await until(() => asked.length === 3)
  return asked
}

test('a session that could not be ended is tried again, until the tries are over', async () => {
  expect(await threeTriesLater()).toEqual(Array(3).fill(['shop', TOKENS]))
})

test.each([200, 400, 404])('an answer of %d is the last', async (status) => {
  const { asked, late } = started([status])
  late.add('shop', TOKENS)
  await until(() => asked.length === 1)
  await threeTriesLater()
  expect(asked).toHaveLength(1)
})

test('a session that nobody waits for is ended at once, or later', async () => {
  const good = started([200])
  expect(await good.late.end('shop', TOKENS)).toBe(true)
  await threeTriesLater()
  expect(good.asked).toHaveLength(1)
  for (const failure of ['away', 503] as const) {
    const { asked, late } = started([failure, 200])
    expect(await late.end('shop', TOKENS)).toBe(false)
    await until(() => asked.length === 2)
    expect(asked).toEqual(Array(2).fill(['shop', TOKENS]))
  }
})

test('an edge that stops asks nothing more', async () => {
  const { asked, late } = started([])
  late.add('shop', TOKENS)
  late.close()
  await threeTriesLater()
  expect(asked).toEqual([])
})
