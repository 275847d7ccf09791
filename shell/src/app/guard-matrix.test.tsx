import { RELEASES } from 'virtual:parts'
import { joinReleases } from '@prilavok/shared-kernel/contract/join-releases'
import { customerCookies, testCustomer, testVisitor, visitorCookies } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { renderApp, type TestModules } from '../testing/render-app'

const { routes } = joinReleases(RELEASES)

/** Every page of the shop, each a heading with the name of its module. */
const PAGES: TestModules = Object.fromEntries(
  routes.map(({ part, expose }) => [`${part}/${expose}`, { default: () => <h1>{`${part}/${expose}`}</h1> }]),
)

const VISITORS = [
  { who: 'a visitor', personal: testVisitor(), cookies: visitorCookies, isCustomer: false },
  { who: 'a user without a password', personal: testCustomer(), cookies: visitorCookies, isCustomer: false },
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
  routes.map(({ part, expose, path }) => {
    const outcome = isCustomer || !isOfCustomers(path) ? 'it opens' : 'the root asks to log in'
    return [who, path, outcome, `${part}/${expose}`, visitor] as const
  }),
)

test('the matrix has every page that only customers see', () => {
  expect(routes.filter(({ path }) => isOfCustomers(path)).length).toBeGreaterThan(7)
  for (const { path, access } of routes)
    expect([path, access]).toEqual([path, isOfCustomers(path) ? 'customer' : 'anyone'])
})

test.each(CASES)(
  '[SHELL-043, SHELL-044, KERN-005] %s at %s: %s',
  async (...[, pattern, outcome, page, visitor]) => {
    const path = pattern.replace(/:\w+/g, '7')
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
