import { RELEASES } from 'virtual:parts'
import { joinReleases } from '@prilavok/shared-kernel/contract/join-releases'
import { customerCookies, testCustomer, testVisitor, visitorCookies } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { renderApp, type TestModules } from '../testing/render-app'

describe('Guard', () => {
  const visitor = { item: testVisitor() }
  const answer = { ready: Promise.resolve() }
  const server = setupServer(
    http.get('http://localhost/v3/api/personal/info/', async () => {
      await answer.ready
      return HttpResponse.json({ ITEM: visitor.item })
    }),
    http.get('http://localhost/v2/basket/catalog/', () =>
      HttpResponse.json({ CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } }),
    ),
    ...['favorite', 'viewed'].map((list) =>
      http.get(`http://localhost/v3/api/catalog/${list}/`, () => HttpResponse.json({ CNT: 0 })),
    ),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    answer.ready = Promise.resolve()
  })
  afterAll(() => server.close())

  const ORDERS = '/cabinet/orders?page=2#sums'
  /** The login that leads on to a page, and says why the page asks for it. */
  const loginFor = (returnTo: string, why?: string) => ({
    name: 'authentication',
    props: { returnTo, ...(why ? { why } : {}) },
  })
  const modules = { 'mf-cabinet/./OrdersPage': { default: () => <h1>Мои заказы</h1> } }

  test.each([
    ['visitor', testVisitor()],
    ['user without a password', testCustomer()],
  ])('[KERN-005] a %s is sent to the root and asked to log in', async (_who, item) => {
    visitor.item = item
    const { kernel } = renderApp({
      path: ORDERS,
      modules,
      visitor: 'unknown',
      platform: { cookies: visitorCookies() },
    })
    expect(await screen.findByRole('heading', { name: /товары для офиса/ })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Мои заказы' })).not.toBeInTheDocument()
    expect(kernel.modals.current()).toEqual([
      loginFor(ORDERS, 'Раздел «Мои заказы» открывается после входа.'),
    ])
    expect(screen.getByText('Войдите, чтобы продолжить')).toBeInTheDocument()
  })

  test('a customer opens it directly: nothing redirects while it is not known who visits', async () => {
    visitor.item = testCustomer()
    const known: { resolve?: () => void } = {}
    answer.ready = new Promise((resolve) => {
      known.resolve = resolve
    })
    const { kernel } = renderApp({
      path: ORDERS,
      modules,
      visitor: 'unknown',
      platform: { cookies: customerCookies() },
    })
    expect(screen.getByLabelText('Страница загружается')).toHaveAttribute('aria-busy', 'true')
    known.resolve?.()
    expect(await screen.findByRole('heading', { name: 'Мои заказы' })).toBeInTheDocument()
    await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
    expect(kernel.modals.current()).toEqual([])
  })
})

describe('guard-matrix', () => {
  const { routes } = joinReleases(RELEASES)

  /** Every page of the shop, each a heading with the name of its module. */
  const PAGES: TestModules = Object.fromEntries(
    routes.map(({ part, expose }) => [
      `${part}/${expose}`,
      { default: () => <h1>{`${part}/${expose}`}</h1> },
    ]),
  )

  const VISITORS = [
    { who: 'a visitor', personal: testVisitor(), cookies: visitorCookies, isCustomer: false },
    {
      who: 'a user without a password',
      personal: testCustomer(),
      cookies: visitorCookies,
      isCustomer: false,
    },
    { who: 'a customer', personal: testCustomer(), cookies: customerCookies, isCustomer: true },
    {
      who: 'a customer who may not order',
      personal: testCustomer({ CLIENT_ALLOW_TO_ORDER: 'N' }),
      cookies: customerCookies,
      isCustomer: true,
    },
  ]
  /** 000 §2: cabinet and favourites; everything else is for anyone. */
  const isOfCustomers = (path: string) => /^\/cabinet(\/|$)/.test(path) || path === '/catalog/favorite'

  const CASES = VISITORS.flatMap(({ who, isCustomer, ...visitor }) =>
    ['/cabinet/orders', '/catalog/favorite', '/catalog-list'].map((path) => {
      const outcome = isCustomer || !isOfCustomers(path) ? 'it opens' : 'the root asks to log in'
      const { part, expose } = routes.find((route) => route.path === path) ?? {}
      return [who, path, outcome, `${part}/${expose}`, visitor] as const
    }),
  )

  test('[SHELL-043, SHELL-044] every page of the cabinet and the favourites are of customers, all others of anyone', () => {
    expect(routes.filter(({ path }) => isOfCustomers(path)).length).toBeGreaterThan(7)
    for (const { path, access } of routes)
      expect([path, access]).toEqual([path, isOfCustomers(path) ? 'customer' : 'anyone'])
  })

  test.each(CASES)(
    '[SHELL-043, SHELL-044, KERN-005] %s at %s: %s',
    async (...[, path, outcome, page, visitor]) => {
      const { kernel } = renderApp({
        path,
        modules: PAGES,
        visitor: visitor.personal,
        platform: { cookies: visitor.cookies() },
      })
      if (outcome === 'it opens') {
        expect(await screen.findByText(page)).toBeInTheDocument()
        expect(kernel.modals.current()).toEqual([])
      } else {
        expect(await screen.findByText('shell/./HomePage')).toBeInTheDocument()
        expect(screen.queryByText(page)).not.toBeInTheDocument()
        expect(kernel.modals.current()).toMatchObject([{ name: 'authentication', props: { returnTo: path } }])
        expect(screen.getByText('Войдите, чтобы продолжить')).toBeInTheDocument()
      }
    },
  )
})
