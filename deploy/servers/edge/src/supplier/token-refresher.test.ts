import { EdgeError } from '../errors'
import { until } from '../testing/until'
import { createLateRevocations } from './late-revocations'
import type { TokenReply } from './supplier-api'
import { createTokenRefresher } from './token-refresher'

describe('token-refresher', () => {
  const ok = (refresh_token?: string): TokenReply => ({
    status: 200,
    contentType: 'application/json',
    text: JSON.stringify({ access_token: 'a', expires_in: 60, refresh_token }),
    setCookies: [],
    obtainedAt: 0,
  })

  function started(answers: (TokenReply | Error)[] = []) {
    const asked: unknown[][] = []
    const refresher = createTokenRefresher({
      token: async (...call) => {
        asked.push(call)
        const answer = answers.shift() ?? ok()
        if (answer instanceof Error) throw answer
        return answer
      },
    })
    const refresh = (token: string, domain = 'shop') =>
      refresher.refresh(domain, token, { proto: 'https', device: 'd' })
    return { asked, refresher, refresh }
  }
  const settled = () => new Promise(setImmediate)

  test('a refresh token is sent once, with the longest timeout; who comes with it meanwhile gets the same answer', async () => {
    const { asked, refresh } = started()
    const [one, other] = await Promise.all([refresh('r'), refresh('r')])
    expect(one).toBe(other)
    expect(await refresh('r')).toBe(one)
    expect(asked).toEqual([
      [
        'shop',
        { grant_type: 'refresh_token', refresh_token: 'r' },
        { proto: 'https', device: 'd', timeout: 15_000 },
      ],
    ])
  })

  test.each([
    ['rejected', { ...ok(), status: 400 }],
    ['not answered', new Error('away')],
  ])('a refresh that was %s is tried again', async (_what, answer) => {
    const { asked, refresh } = started([answer])
    await refresh('r').catch(() => undefined)
    await settled()
    expect(await refresh('r')).toEqual(ok())
    expect(asked).toHaveLength(2)
  })

  test('once the next token is used a copy of the former is sent to the API, which is to see it', async () => {
    const { asked, refresh } = started([ok('second'), ok('third')])
    await refresh('first')
    await settled()
    await refresh('first')
    expect(asked).toHaveLength(1)
    await refresh('second')
    await settled()
    await refresh('first')
    expect(asked).toHaveLength(3)
    await refresh('second')
    expect(asked).toHaveLength(3)
  })

  test('a session that has ended is forgotten with all that led to it, in its shop', async () => {
    const { asked, refresher, refresh } = started([ok('second'), ok('other')])
    await refresh('first')
    await refresh('one')
    await settled()
    expect(refresher.isForgotten('shop', 'second')).toBe(false)
    refresher.forget('shop', 'second')
    expect(
      ['first', 'second', 'one', 'other'].filter((token) => refresher.isForgotten('shop', token)),
    ).toEqual(['first', 'second'])
    expect(refresher.isForgotten('elsewhere', 'second')).toBe(false)
    await refresh('first')
    await refresh('one')
    expect(asked).toHaveLength(3)
  })

  test.each([
    ['no JSON', { ...ok(), text: '<html>' }],
    ['null', { ...ok(), text: 'null' }],
  ])('an answer of %s leads to nothing', async (_what, answer) => {
    const { refresher, refresh } = started([answer])
    await refresh('first')
    await settled()
    refresher.forget('shop', 'second')
    expect(refresher.isForgotten('shop', 'first')).toBe(false)
  })
})

describe('late-revocations', () => {
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
})
