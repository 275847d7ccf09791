import {
  type ApiAnswer,
  customerCookies,
  testApi,
  testCustomer,
  testKernel,
  testShop,
  testStore,
  visitorCookies,
} from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { renderApp } from '../testing/render-app'
import { checkSession } from './check-session'
import { renewShop } from './renew-shop'

describe('check-session', () => {
  const asked = jest.fn()
  const server = setupServer(
    http.get('http://localhost/v3/api/utils/check/', () => {
      asked()
      return new HttpResponse(null, { status: 401 })
    }),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())

  test('[KERN-008] a session of a login that the server does not know any more is ended', async () => {
    const cookies = customerCookies()
    const reload = jest.fn()
    checkSession(testKernel({ platform: { cookies, reload } }))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(cookies.get('access_token')).toBeUndefined()
    expect(cookies.get('has_refresh_token')).toBeUndefined()
  })

  test('the token of a visitor without a login is not checked', () => {
    checkSession(testKernel({ platform: { cookies: visitorCookies() } }))
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('renew-shop', () => {
  const PATH = '/v3/api/client/shop/'
  const TOKEN = { access_token: 'of-a-login', expires_in: 3600, has_refresh_token: true }

  const api = testApi(
    () => ({ shop: testShop({ MIN_ORDER_SUM: 500 }) as object, status: 200 }),
    ({ path }, { shop, status }) => {
      if (path === PATH) return status === 200 ? { ITEM: shop } : status
      return path === '/v3/oauth/token/' ? TOKEN : {}
    },
  )
  const asked = () => api.called(`GET ${PATH}`)

  const follow = (cookies = visitorCookies()) => {
    const kernel = testKernel({ platform: { cookies }, shop: { MIN_ORDER_SUM: 3000 } })
    kernel.token.obtained.subscribe(() => void renewShop(kernel))
    return kernel
  }

  test('[SHELL-002] every new token asks for the shop’s data once, and what came with the page is asked for by none', async () => {
    const kernel = follow()
    await kernel.api.get('/v3/api/a/')
    await kernel.api.get('/v3/api/b/')
    expect(asked()).toEqual([])
    await kernel.token.login('a@b.ru', 'word')
    await waitFor(() => expect(kernel.shop.MIN_ORDER_SUM).toBe(500))
    await kernel.api.get('/v3/api/c/')
    expect(asked()).toEqual([`GET ${PATH}?domain_name=shop.localhost`])
    kernel.platform.cookies.set('expires', '1')
    await kernel.api.get('/v3/api/d/')
    await waitFor(() => expect(asked()).toHaveLength(2))
  })

  test('a page without any token asks for the data of its first one', async () => {
    const kernel = follow(testStore())
    await kernel.api.get('/v3/api/a/')
    await waitFor(() => expect(asked()).toHaveLength(1))
  })

  test.each([
    ['an error', 500, testShop()],
    ['maintenance', 503, testShop()],
    ['rubbish', 200, { NAME: 'x' }],
    ['another shop', 200, testShop({ ID: 99, NAME: 'Чужая лавка' })],
  ])('%s leaves the data that are known', async (_what, status, shop) => {
    Object.assign(api.data, { status, shop })
    const kernel = follow()
    const before = kernel.shop
    await kernel.token.login('a@b.ru', 'word')
    await waitFor(() => expect(asked()).toHaveLength(1))
    await kernel.api.get('/v3/api/later/')
    expect(kernel.shop).toBe(before)
    expect(kernel.notices.current()).toEqual([])
  })
})

describe('shared-calls', () => {
  const TOKEN = '/v3/oauth/token/'

  /** Calls that stand behind every page; `silent`: nobody waits for them, so nothing is said when they fail. */
  const CALLS = [
    { path: '/v3/api/personal/info/', answer: { ITEM: testCustomer() }, silent: false },
    {
      path: '/v2/basket/catalog/',
      answer: { CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } },
      silent: false,
    },
    { path: '/v3/api/catalog/favorite/', answer: { CNT: 0 }, silent: true },
    { path: '/v3/api/catalog/viewed/', answer: { CNT: 0 }, silent: true },
    { path: '/v3/api/info/front_up/', answer: { ITEMS: [] }, silent: true },
    { path: '/v3/api/info/front_down/', answer: { ITEMS: [] }, silent: true },
  ] as const

  const rejected = () => Response.json({ meta: { errorDetail: 'База недоступна' } }, { status: 503 })
  const QUIET: readonly [what: string, answer: () => ApiAnswer | Promise<ApiAnswer>][] = [
    ['is not found', () => 404],
    ['has no connection', () => 0],
    ['answers null', () => Response.json(null)],
    ['answers the HTML of a proxy', () => new Response('<html>Вход в сеть</html>')],
    ['answers another object', () => ({ ITEMS: 'нет', CNT: 'много' })],
    ['never answers', () => new Promise(() => undefined)],
  ]

  const api = testApi(
    () => ({}),
    ({ path }) => CALLS.find((call) => call.path === path)?.answer,
  )

  /** The first visit where the token fails: there is none yet. */
  async function openWith(failing: readonly string[], answer: () => ApiAnswer | Promise<ApiAnswer>) {
    api.intercept(({ path }) => (failing.includes(path) ? answer() : undefined))
    renderApp({
      path: '/catalog-list',
      ...(failing.includes(TOKEN) && { platform: { cookies: testStore({ firstEntry: 'N' }) } }),
      visitor: 'unknown',
      pageLists: 'unknown',
      modules: {
        'mf-catalog/./CatalogListPage': { default: () => <h1>Каталог</h1> },
        'mf-basket/./BasketPage': { default: () => <h1>Корзина</h1> },
      },
    })
    await screen.findByRole('heading', { level: 1, name: 'Каталог' })
  }

  /** The frame stands, and leads to another page. */
  async function expectFrameWorks() {
    expect(screen.getByRole('banner')).toBeInTheDocument()
    const footer = screen.getByRole('contentinfo')
    expect(within(footer).getByRole('link', { name: 'Контакты' })).toBeInTheDocument()
    await userEvent.click(within(footer).getByRole('link', { name: 'Корзина' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Корзина' })).toBeInTheDocument()
  }

  const serverError = { name: 'Произошла ошибка' }

  const pathsOf = (isSilent: boolean) =>
    CALLS.filter(({ silent }) => silent === isSilent).map(({ path }): string => path)
  const isAsked = (path: string) => api.calls.some((call) => call.includes(path))

  test.each([TOKEN, ...pathsOf(false)])(
    '[KERN-019, SHELL-032] %s is rejected: the modal says why and goes, the frame works',
    async (path) => {
      await openWith([path], rejected)
      const modal = await screen.findByRole('dialog', serverError)
      expect(modal).toHaveTextContent('База недоступна')
      await userEvent.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      await expectFrameWorks()
    },
  )

  test('of calls that nobody waits for nothing is said when they are rejected, the frame works', async () => {
    await openWith(pathsOf(true), rejected)
    await expectFrameWorks()
    for (const path of pathsOf(true)) expect([path, isAsked(path)]).toEqual([path, true])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each(QUIET)('every call %s: no modal stands in the way, the frame works', async (_what, answer) => {
    const paths = CALLS.map(({ path }): string => path)
    await openWith(paths, answer)
    await expectFrameWorks()
    for (const path of paths) expect([path, isAsked(path)]).toEqual([path, true])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a token that cannot be had without a connection leaves the frame, too', async () => {
    await openWith([TOKEN], () => 0)
    await expectFrameWorks()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
