import type { PageLink, PageListType } from '@prilavok/shared-kernel/contract'
import { createPageLists } from './page-lists'
import type { PageListReply } from './supplier-api'

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

test('a token that the API does not accept is replaced', async () => {
  const { get } = setUp({ reply: (type, token) => (token === 'token-0' ? { status: 401 } : good(type)) })
  expect(await get()).toEqual(LISTS)
})

test('a back end without such lists has no pages', async () => {
  const { get, state } = setUp({ reply: () => ({ status: 404 }) })
  expect(await get()).toEqual({ front_up: [], front_down: [] })
  expect(state.warnings).toBe(0)
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

test('why there are no lists is told; each shop has its own', async () => {
  const warnings: unknown[] = []
  const asked: unknown[] = []
  const lists = createPageLists({
    api: {
      pageList: async (...given) => {
        asked.push(given)
        return given[0] === 'down.example' ? { status: 500 } : good(given[1])
      },
    },
    tokens: { get: async (domain) => `token of ${domain}`, evict: () => undefined },
    ttl: 60_000,
    log: { warn: (...given: unknown[]) => void warnings.push(given) } as never,
  })
  expect(await lists.get('down.example')).toBeUndefined()
  expect(await lists.get('shop.example')).toEqual(LISTS)
  expect(warnings).toEqual([
    [
      { domain: 'down.example', reason: expect.stringMatching(/^the list front_(up|down) answered 500$/) },
      'no lists of content pages',
    ],
  ])
  expect(asked).toContainEqual(['shop.example', 'front_up', 'token of shop.example'])
  expect(asked).toContainEqual(['shop.example', 'front_down', 'token of shop.example'])
})
