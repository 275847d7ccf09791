import type { TokenReply } from './supplier-api'
import { createTokenRefresher } from './token-refresher'

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

test('the token of another shop is another one', async () => {
  const { asked, refresh } = started()
  await Promise.all([refresh('r'), refresh('r', 'other'), refresh('s')])
  expect(asked).toHaveLength(3)
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

test('the exchanges of another shop stay', async () => {
  const { asked, refresh } = started([ok('second')])
  await refresh('first', 'other')
  await settled()
  await refresh('second')
  await settled()
  await refresh('first', 'other')
  expect(asked).toHaveLength(2)
})

test('a session that has ended is forgotten with all that led to it, in its shop', async () => {
  const { asked, refresher, refresh } = started([ok('second'), ok('other')])
  await refresh('first')
  await refresh('one')
  await settled()
  expect(refresher.isForgotten('shop', 'second')).toBe(false)
  refresher.forget('shop', 'second')
  expect(['first', 'second', 'one', 'other'].filter((token) => refresher.isForgotten('shop', token))).toEqual(
    ['first', 'second'],
  )
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

test('what a rejected refresh names is not what it led to', async () => {
  const { refresher, refresh } = started([{ ...ok('second'), status: 400 }])
  await refresh('first')
  await settled()
  refresher.forget('shop', 'second')
  expect(refresher.isForgotten('shop', 'first')).toBe(false)
})
