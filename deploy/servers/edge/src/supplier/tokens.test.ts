import { EdgeError } from '../errors'
import { createFairShare, type FairShareOptions } from '../load/fair-share'
import { GREEN, RED } from '../testing/fake-shop'
import { askWithToken, createEdgeTokens } from './edge-tokens'
import type { ShopReply, SupplierApi, TokenReply } from './supplier-api'
import { createTokenOwners } from './token-owners'

describe('edge-tokens', () => {
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
})

describe('token-owners', () => {
  const DOMAIN = 'demo-green.localhost'

  const SHARE: FairShareOptions = { places: 100, perGroup: [], queue: 100, deadline: 10_000 }
  const UNKNOWN: ShopReply = { status: 401 }

  interface Given {
    max?: number
    ttl?: number
    share?: Partial<FairShareOptions>
  }

  function started(reply: () => ShopReply | Promise<ShopReply>, { share, ...given }: Given = {}) {
    const world = { now: 0, asked: 0 }
    const api = {
      async shop() {
        world.asked++
        return reply()
      },
    } as unknown as SupplierApi
    const shops = { get: async () => ({ status: 'open', shop: GREEN }) as const }
    const owners = createTokenOwners({
      api,
      shops,
      share: createFairShare({ ...SHARE, ...share }),
      now: () => world.now,
      ...given,
    })
    const belongs = (token: string, signal = new AbortController().signal) =>
      owners.belongs({ domain: DOMAIN, token, groups: ['shop', 'address'], signal })
    return { world, owners, belongs }
  }

  test.each<[string, () => ShopReply, boolean]>([
    ['its shop', () => ({ status: 200, shop: GREEN }), true],
    ['another shop', () => ({ status: 200, shop: RED }), false],
    ['that it is of another shop', () => ({ status: 403 }), false],
    ['that it knows no such token', () => ({ status: 401 }), true],
    ['a failure', () => ({ status: 502 }), true],
  ])('the API answers %s', async (_, reply, expected) => {
    const { belongs } = started(reply)
    expect(await belongs('token')).toBe(expected)
  })

  test('the API is asked once for a token in a while, and not for what the edge has handed out', async () => {
    const { owners, belongs, world } = started(() => ({ status: 403 }), { ttl: 100 })
    await Promise.all([belongs('a'), belongs('a')])
    expect(world.asked).toBe(1)
    owners.add(DOMAIN, 'b')
    expect(await belongs('b')).toBe(true)
    expect(world.asked).toBe(1)
    world.now = 101
    expect(await belongs('b')).toBe(false)
    expect(world.asked).toBe(2)
  })

  test('only so many tokens are remembered', async () => {
    const { owners, belongs, world } = started(() => ({ status: 200, shop: GREEN }), { max: 2 })
    for (const token of ['a', 'b', 'c']) owners.add(DOMAIN, token)
    await belongs('c')
    expect(world.asked).toBe(0)
    await belongs('a')
    expect(world.asked).toBe(1)
  })

  test('tokens that the API does not know push out none that it knows, and are asked about again soon', async () => {
    const { owners, belongs, world } = started(() => UNKNOWN, { max: 2 })
    for (const token of ['a', 'b']) owners.add(DOMAIN, token)
    for (const token of ['x', 'y', 'z', 'z']) expect(await belongs(token)).toBe(true)
    expect(world.asked).toBe(3)
    expect([await belongs('a'), await belongs('b')]).toEqual([true, true])
    expect(world.asked).toBe(3)
    world.now = 10_000
    await belongs('z')
    expect(world.asked).toBe(4)
  })

  test('made-up tokens ask no more at once than their share', async () => {
    const waiting: ((reply: ShopReply) => void)[] = []
    const { belongs, world } = started(() => new Promise((resolve) => waiting.push(resolve)), {
      share: { perGroup: [10, 2] },
    })
    const asking = Array.from({ length: 5 }, (_, index) => belongs(`made-up-${index}`))
    await new Promise(setImmediate)
    expect(world.asked).toBe(2)
    waiting[0]?.(UNKNOWN)
    await asking[0]
    await new Promise(setImmediate)
    expect(world.asked).toBe(3)
    for (const [index, answer] of asking.entries()) {
      waiting[index]?.(UNKNOWN)
      expect(await answer).toBe(true)
      await new Promise(setImmediate)
    }
    expect(world.asked).toBe(5)
  })
})
