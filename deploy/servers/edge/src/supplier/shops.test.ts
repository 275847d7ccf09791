import { EdgeError } from '../errors'
import { GREEN } from '../testing/fake-shop'
import type { EdgeTokens } from './edge-tokens'
import { createShops } from './shops'
import type { ShopReply, SupplierApi } from './supplier-api'

const DOMAIN = GREEN.DOMAIN_NAME
const good = (): ShopReply => ({ status: 200, shop: { ...GREEN } })

function started(reply: () => ShopReply = good, ttl = 60_000) {
  const world = { reply, calls: [] as string[], warnings: [] as unknown[], evicted: 0 }
  const api = {
    knows: (domain: string) => domain !== 'unknown',
    shop: async (domain: string, token: string) => {
      world.calls.push(`${domain} ${token}`)
      return world.reply()
    },
  } as unknown as SupplierApi
  const tokens: EdgeTokens = { get: async () => `token-${world.evicted}`, evict: () => void world.evicted++ }
  const log = { warn: (...given: unknown[]) => void world.warnings.push(given) }
  const shops = createShops({ api, tokens, ttl, log: log as never })
  return { world, shops, get: () => shops.get(DOMAIN) }
}
const rejecting = (error: Error) => () => {
  throw error
}

test('a shop is read once, for all who ask', async () => {
  const { world, get } = started()
  expect(await Promise.all([get(), get()])).toMatchObject([
    { status: 'open', shop: GREEN },
    { status: 'open', shop: GREEN },
  ])
  expect((await get()).status).toBe('open')
  expect(world.calls).toEqual([`${DOMAIN} token-0`])
  expect(world.warnings).toEqual([])
})

test('a domain that has no credentials is nobody’s, and not asked about', async () => {
  const { world, shops } = started()
  expect(await shops.get('unknown')).toEqual({ status: 'unknown' })
  expect(world.calls).toEqual([])
})

test('a token that the API does not accept is replaced', async () => {
  const { world, get } = started()
  world.reply = () => (world.evicted === 0 ? { status: 401 } : good())
  expect((await get()).status).toBe('open')
  expect(world.calls).toEqual([`${DOMAIN} token-0`, `${DOMAIN} token-1`])
})

test.each<[string, () => ShopReply, string, object]>([
  ['503', () => ({ status: 503 }), 'maintenance', { domain: DOMAIN, status: 503 }],
  ['404', () => ({ status: 404 }), 'unknown', { domain: DOMAIN, status: 404 }],
  ['500', () => ({ status: 500 }), 'down', { domain: DOMAIN, status: 500 }],
  [
    'that it is closed',
    rejecting(new EdgeError('API_CLOSED', 'x')),
    'maintenance',
    { domain: DOMAIN, reason: 'The supplier API is closed for maintenance: x' },
  ],
  [
    'that it knows no such domain',
    rejecting(new EdgeError('DOMAIN_UNKNOWN', 'x')),
    'unknown',
    { domain: DOMAIN, reason: expect.stringContaining('No shop owns x') },
  ],
  ['nothing', rejecting(new Error('away')), 'down', { domain: DOMAIN, reason: 'away' }],
])('an API that answers %s: the log says so', async (_what, reply, status, told) => {
  const { world, get } = started(reply)
  expect(await get()).toMatchObject({ status })
  expect((await get()).shop).toBeUndefined()
  expect(world.calls).toHaveLength(1)
  expect(world.warnings).toEqual([[told, 'no shop data']])
})

test.each<[string, () => ShopReply, string, boolean]>([
  ['is in maintenance', () => ({ status: 503 }), 'maintenance', true],
  ['fails', () => ({ status: 500 }), 'down', true],
  ['is away', rejecting(new Error('away')), 'down', true],
  ['is closed', rejecting(new EdgeError('API_CLOSED', 'x')), 'maintenance', true],
  ['knows no such shop any more', () => ({ status: 404 }), 'unknown', false],
])('of an API that %s the last good data go on: %#', async (_what, reply, status, hasShop) => {
  const { world, get } = started(good, 0)
  const { shop } = await get()
  world.reply = reply
  expect(await get()).toMatchObject({ status: 'open' })
  await new Promise(setImmediate)
  const state = await get()
  if (hasShop) expect(state.status).toBe(status)
  expect(state.shop).toBe(hasShop || state.status === 'open' ? shop : undefined)
})

test('data that are the same stay the same object: what was made of them stays good', async () => {
  const { world, get } = started(good, 0)
  const first = (await get()).shop
  await get()
  await new Promise(setImmediate)
  expect((await get()).shop).toBe(first)
  world.reply = () => ({ status: 200, shop: { ...GREEN, NAME: 'Другая' } })
  // What is under way still brings the former data.
  for (const _ of [1, 2]) {
    await new Promise(setImmediate)
    await get()
  }
  await new Promise(setImmediate)
  expect((await get()).shop?.NAME).toBe('Другая')
})
