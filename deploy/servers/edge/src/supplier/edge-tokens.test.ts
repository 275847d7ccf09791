import { EdgeError } from '../errors'
import { askWithToken, createEdgeTokens } from './edge-tokens'
import type { SupplierApi, TokenReply } from './supplier-api'

const DOMAIN = 'demo-green.localhost'
const HOUR_MS = 3_600_000

function started() {
  const world = { now: 0, asked: 0, isAway: false }
  const api = {
    async token(): Promise<TokenReply> {
      const number = ++world.asked
      const obtainedAt = world.now
      await new Promise(setImmediate)
      if (world.isAway) throw new EdgeError('API_UNREACHABLE', 'away')
      const text = JSON.stringify({ access_token: `token-${number}`, expires_in: HOUR_MS / 1000 })
      return { status: 200, contentType: 'application/json', text, setCookies: [], obtainedAt }
    },
  } as unknown as SupplierApi
  const tokens = createEdgeTokens(api, () => world.now)
  return { world, tokens, get: () => tokens.get(DOMAIN) }
}

test('all who ask at once get one token, and the next one when it ends', async () => {
  const { world, get } = started()
  expect(await Promise.all([get(), get(), get()])).toEqual(['token-1', 'token-1', 'token-1'])
  world.now = HOUR_MS - 10_001
  expect(await get()).toBe('token-1')
  world.now = HOUR_MS - 10_000
  expect(await Promise.all([get(), get()])).toEqual(['token-2', 'token-2'])
  expect(world.asked).toBe(2)
})

test('each domain has a token of its own', async () => {
  const { tokens } = started()
  expect(await Promise.all([tokens.get('a'), tokens.get('b')])).toEqual(['token-1', 'token-2'])
})

test('an API that is away is asked again', async () => {
  const { world, get } = started()
  world.isAway = true
  await expect(get()).rejects.toMatchObject({ code: 'API_UNREACHABLE' })
  world.isAway = false
  expect(await get()).toBe('token-2')
})

test('a rejected token is replaced once, however late one hears of it', async () => {
  const { tokens, get } = started()
  const first = await get()
  tokens.evict(DOMAIN, first)
  tokens.evict(DOMAIN, first)
  const second = get()
  tokens.evict(DOMAIN, first)
  expect(await second).toBe('token-2')
  tokens.evict(DOMAIN, first)
  expect(await get()).toBe('token-2')
})

test.each([
  [[200], ['token-1']],
  [
    [401, 200],
    ['token-1', 'token-2'],
  ],
  [
    [401, 401],
    ['token-1', 'token-2'],
  ],
  [[403], ['token-1']],
])('who asks with a token and is answered %j has asked with %j', async (statuses, asked) => {
  const { tokens } = started()
  const last = statuses.at(-1)
  const used: string[] = []
  const reply = await askWithToken(tokens, DOMAIN, async (token) => {
    used.push(token)
    return { status: statuses.shift() ?? 200 }
  })
  expect(used).toEqual(asked)
  expect(reply.status).toBe(last)
})
