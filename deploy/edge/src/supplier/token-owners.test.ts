import { EdgeError } from '../errors'
import { GREEN, RED } from '../testing/fake-shop'
import type { ShopReply, SupplierApi } from './supplier-api'
import { createTokenOwners } from './token-owners'

const DOMAIN = 'demo-green.localhost'

function started(reply: () => ShopReply, given: { max?: number; ttl?: number } = {}) {
  const world = { now: 0, asked: 0 }
  const api = {
    async shop() {
      world.asked++
      return reply()
    },
  } as unknown as SupplierApi
  const shops = { get: async () => ({ status: 'open', shop: GREEN }) as const }
  return { world, owners: createTokenOwners({ api, shops, now: () => world.now, ...given }) }
}

test.each<[string, () => ShopReply, boolean]>([
  ['its shop', () => ({ status: 200, shop: GREEN }), true],
  ['another shop', () => ({ status: 200, shop: RED }), false],
  ['that it is of another shop', () => ({ status: 403 }), false],
  ['that it knows no such token', () => ({ status: 401 }), true],
  ['a failure', () => ({ status: 502 }), true],
])('the API answers %s', async (_, reply, belongs) => {
  const { owners } = started(reply)
  expect(await owners.belongs(DOMAIN, 'token')).toBe(belongs)
})

test('the API is asked once for a token in a while, and not for what the edge has handed out', async () => {
  const { owners, world } = started(() => ({ status: 403 }), { ttl: 100 })
  await Promise.all([owners.belongs(DOMAIN, 'a'), owners.belongs(DOMAIN, 'a')])
  expect(world.asked).toBe(1)
  owners.add(DOMAIN, 'b')
  expect(await owners.belongs(DOMAIN, 'b')).toBe(true)
  expect(world.asked).toBe(1)
  world.now = 101
  expect(await owners.belongs(DOMAIN, 'b')).toBe(false)
  expect(world.asked).toBe(2)
})

test('an API that is away keeps nobody out, and is asked again', async () => {
  const { owners, world } = started(() => {
    throw new EdgeError('API_UNREACHABLE', 'away')
  })
  expect(await owners.belongs(DOMAIN, 'a')).toBe(true)
  expect(await owners.belongs(DOMAIN, 'a')).toBe(true)
  expect(world.asked).toBe(2)
})

test('only so many tokens are remembered', async () => {
  const { owners, world } = started(() => ({ status: 200, shop: GREEN }), { max: 2 })
  for (const token of ['a', 'b', 'c']) owners.add(DOMAIN, token)
  await owners.belongs(DOMAIN, 'c')
  expect(world.asked).toBe(0)
  await owners.belongs(DOMAIN, 'a')
  expect(world.asked).toBe(1)
})
