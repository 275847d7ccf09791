import type { PageLink, PageListType } from '@prilavok/shared-kernel/contract'
import { EdgeError } from '../errors'
import { GREEN } from '../testing/fake-shop'
import type { EdgeTokens } from './edge-tokens'
import { createPageLists } from './page-lists'
import { buyerIn, pageLinksIn, shopIn } from './read-answers'
import { createShops } from './shops'
import type { PageListReply, ShopReply, SupplierApi } from './supplier-api'

describe('shops', () => {
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
    const tokens: EdgeTokens = {
      get: async () => `token-${world.evicted}`,
      evict: () => void world.evicted++,
    }
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
})

describe('page-lists', () => {
  const UP: PageLink[] = [{ CODE: 'delivery', TITLE: 'Доставка' }]
  const DOWN: PageLink[] = [{ CODE: 'about_company', TITLE: 'О нас' }]
  const LISTS = { front_up: UP, front_down: DOWN }
  const good = (type: PageListType): PageListReply => ({ status: 200, pages: LISTS[type] })

  interface Setup {
    reply?: (type: PageListType, token: string) => PageListReply | Promise<PageListReply>
    ttl?: number
  }

  function setUp({ reply = good, ttl = 60_000 }: Setup = {}) {
    const state = { reply, calls: 0, tokens: 0, warnings: 0 }
    const lists = createPageLists({
      api: {
        pageList: async (_domain, type, token) => {
          state.calls++
          return state.reply(type, token)
        },
      },
      tokens: { get: async () => `token-${state.tokens}`, evict: () => void state.tokens++ },
      ttl,
      log: { warn: () => void state.warnings++ },
    })
    return { state, get: () => lists.get('shop.example') }
  }

  test('both lists of a shop are read once for all who ask', async () => {
    const { state, get } = setUp()
    expect(await Promise.all([get(), get()])).toEqual([LISTS, LISTS])
    expect(await get()).toEqual(LISTS)
    expect(state.calls).toBe(2)
  })

  test('lists that fail are not known, and are not asked for again with every page', async () => {
    const { get, state } = setUp({ reply: () => ({ status: 500 }) })
    expect(await get()).toBeUndefined()
    expect(await get()).toBeUndefined()
    expect(state.calls).toBe(2)
    expect(state.warnings).toBe(1)
  })

  test('a page does not wait long for lists that do not come', async () => {
    const { get } = setUp({ reply: () => new Promise(() => undefined) })
    expect(await get()).toBeUndefined()
  })

  test('old lists go on while new ones are fetched, and when these fail', async () => {
    const { get, state } = setUp({ ttl: 0 })
    await get()
    state.reply = () => ({ status: 500 })
    expect(await get()).toEqual(LISTS)
    await new Promise((resolve) => setImmediate(resolve))
    expect(await get()).toEqual(LISTS)
  })
})

describe('read-answers', () => {
  const without = (field: keyof typeof GREEN) => ({ ...GREEN, [field]: undefined })

  test('a shop is one with all that every page is made of', () => {
    expect(shopIn(JSON.stringify({ ITEM: GREEN }))).toEqual(GREEN)
    for (const field of ['ID', 'NAME', 'DOMAIN_NAME', 'PHONES', 'META'] as const)
      expect(shopIn(JSON.stringify({ ITEM: without(field) }))).toBeUndefined()
    expect(shopIn(JSON.stringify({ ITEM: { ...GREEN, ID: '1' } }))).toBeUndefined()
    expect(shopIn(JSON.stringify({ ITEM: { ...GREEN, PHONES: {} } }))).toBeUndefined()
  })

  test.each(['', 'null', '{}', '{"ITEM":null}', '{"ITEM":5}', '<html>'])('«%s» is no shop', (text) =>
    expect(shopIn(text)).toBeUndefined(),
  )

  test.each([
    ['{"ITEM":{"ID":7,"INN":"7736207543"}}', { id: 7, taxNumber: '7736207543' }],
    ['{"ITEM":{"ID":7,"INN":""}}', { id: 7, taxNumber: undefined }],
    ['{"ITEM":{"ID":7,"INN":5}}', { id: 7, taxNumber: undefined }],
    ['{"ITEM":{"ID":7}}', { id: 7, taxNumber: undefined }],
    ['{"ITEM":{"ID":"7"}}', undefined],
    ['{"ITEM":null}', undefined],
    ['{}', undefined],
    ['null', undefined],
    ['<html>', undefined],
  ])('%s names the buyer %j', (text, buyer) => expect(buyerIn(text)).toEqual(buyer))

  test('links are made of what has a code and a title', () => {
    const page = { CODE: 'delivery', TITLE: 'Доставка' }
    const items = [{ ...page, TEXT: 'x' }, null, 5, { CODE: 'a' }, { TITLE: 'b' }, { CODE: 1, TITLE: 'c' }]
    expect(pageLinksIn(JSON.stringify({ ITEMS: items }))).toEqual([page])
    expect(pageLinksIn('{"ITEMS":[]}')).toEqual([])
    for (const text of ['{}', '{"ITEMS":{}}', 'null', '<html>']) expect(pageLinksIn(text)).toBeUndefined()
  })
})
