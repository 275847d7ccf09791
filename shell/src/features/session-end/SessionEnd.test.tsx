import type { Platform } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { customerCookies, testCustomer, testStore, visitorCookies } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { renderApp } from '../../testing/render-app'

/** A page of another part, which renders nothing of itself. */
const PATH = '/catalog-list'

describe('SessionEnd', () => {
  const ENDED = /^Сеанс завершён\. Так бывает, если на\sдругом устройстве сменили пароль/
  const loggedIn = () => {
    const cookies = customerCookies()
    cookies.set('login_stamp', 'first')
    return cookies
  }
  /** What the server, or another tab, leaves of a session that has ended by itself. */
  const ended = () => {
    const cookies = visitorCookies()
    cookies.set('login_stamp', 'first')
    return cookies
  }
  const load = (platform: Partial<Platform>) => renderApp({ path: PATH, platform })
  const end = ({ kernel }: ReturnType<typeof load>) => {
    kernel.platform.cookies.remove('has_refresh_token')
    act(() => kernel.bus.emit('session:changed', { state: 'visitor', expired: true }))
  }

  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }))
  afterAll(() => server.close())
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test.each([
    ['here', 'Вы вышли'],
    ['everywhere', 'Вы вышли на всех устройствах'],
  ])('after a logout %s the home page says «%s», once', (logout, text) => {
    const session = testStore({ logged_out: logout })
    const first = load({ session })
    expect(screen.getByText(text)).toBeInTheDocument()
    first.unmount()
    load({ session })
    expect(screen.queryByText(text)).not.toBeInTheDocument()
  })

  test('a page that is loaded for a session that has ended says so, with the way to the login', async () => {
    const local = testStore()
    const first = load({ cookies: ended(), local })
    expect(screen.getByText(ENDED)).toBeInTheDocument()
    jest.useRealTimers()
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    expect(first.kernel.modals.current()).toMatchObject([{ name: 'authentication' }])
  })

  test('what was told for a second is not told again by the next page', async () => {
    const local = testStore()
    const first = load({ cookies: ended(), local })
    await act(() => jest.advanceTimersByTimeAsync(1000))
    first.unmount()
    load({ cookies: ended(), local })
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument()
  })

  test('a session that ends before the eyes of the customer says so; a reload at that moment says it again', () => {
    const [cookies, local] = [loggedIn(), testStore()]
    const page = renderApp({ path: PATH, visitor: 'customer', platform: { cookies, local } })
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument()
    end(page)
    expect(screen.getAllByText(ENDED)).toHaveLength(1)
    end(page)
    expect(screen.getAllByText(ENDED)).toHaveLength(1)
    page.unmount()
    jest.clearAllTimers()
    load({ cookies, local })
    expect(screen.getByText(ENDED)).toBeInTheDocument()
  })

  test('the notice stays until somebody has logged in again', async () => {
    const page = renderApp({ path: PATH, visitor: 'customer', platform: { cookies: loggedIn() } })
    end(page)
    await act(() => jest.advanceTimersByTimeAsync(600_000))
    expect(screen.getByText(ENDED)).toBeInTheDocument()
    act(() => page.kernel.bus.emit('session:changed', { state: 'customer' }))
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument()
  })

  test.each([
    ['who has never logged in', visitorCookies()],
    ['a customer', loggedIn()],
  ])('%s is told nothing', (_who, cookies) => {
    load({ cookies })
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument()
  })

  test('who had no password is sent to the e-mail once more', () => {
    const cookies = visitorCookies()
    cookies.set('login_stamp', 'first@1700000000000')
    load({ cookies })
    expect(
      screen.getByText(/^Сеанс без\sпароля закончился\. .*по\sссылке из\sписьма ещё раз\.$/),
    ).toBeInTheDocument()
  })

  describe('a logout', () => {
    const ELSEWHERE = /^Вы вышли в\sдругой вкладке\.$/
    test('of another tab is told, with the way back', async () => {
      const { kernel } = renderApp({ path: PATH, visitor: 'customer', platform: { cookies: loggedIn() } })
      jest.useRealTimers()
      act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
      expect(await screen.findByText(ELSEWHERE)).toBeInTheDocument()
      await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
      expect(kernel.modals.current()).toMatchObject([{ name: 'authentication' }])
    })

    test('that is told twice is told by one notice, which a login closes', () => {
      const { kernel } = renderApp({ path: PATH, visitor: 'customer', platform: { cookies: loggedIn() } })
      for (const unexplained of [false, true])
        act(() => kernel.bus.emit('session:changed', { state: 'visitor', unexplained }))
      expect(kernel.notices.current()).toMatchObject([{ text: expect.stringMatching(/^Вы больше/) }])
      act(() => kernel.bus.emit('session:changed', { state: 'customer' }))
      expect(kernel.notices.current()).toEqual([])
    })

    test('of this tab is not told as one of another', async () => {
      const cookies = loggedIn()
      const { kernel } = renderApp({ path: PATH, visitor: 'customer', platform: { cookies } })
      jest.useRealTimers()
      server.use(
        http.post('http://localhost/v3/oauth/token/revoke/', () => HttpResponse.json({ SUCCESS: 'Y' })),
      )
      await act(() => kernel.token.logout())
      expect(screen.queryByText(ELSEWHERE)).not.toBeInTheDocument()
    })
  })

  describe('the login that a page asks for', () => {
    const prompted = (kernel: ReturnType<typeof load>['kernel']) => {
      act(() => kernel.bus.emit('session:prompted', { returnTo: '/cabinet/orders' }))
      return kernel.modals.current()[0]?.props as { why?: string }
    }
    const REASON = /^Сеанс завершён\. .+ Раздел «Мои заказы» открывается после входа\.$/

    test('says why the session has ended, in place of the notice', () => {
      const { kernel } = load({ cookies: ended() })
      expect(prompted(kernel).why).toMatch(REASON)
      expect(screen.queryByText(ENDED)).not.toBeInTheDocument()
    })
  })
})

describe('SessionPrompt', () => {
  const NOTICE = 'Войдите, чтобы продолжить'

  test('whoever needs a login gets the authentication modal with the page to return to, and the reason', () => {
    const { kernel } = renderApp({ path: PATH })
    act(() => kernel.bus.emit('session:prompted', { returnTo: '/basket/ordering' }))
    expect(kernel.modals.current()).toEqual([
      { name: 'authentication', props: { returnTo: '/basket/ordering' } },
    ])
    expect(screen.getByText(NOTICE)).toBeInTheDocument()
  })

  test('[CAT-006] who opens the favourites without a login reads why it is asked for, and that the marks stay', () => {
    const { kernel } = renderApp({ path: PATH })
    const asked = () => {
      act(() => kernel.bus.emit('session:prompted', { returnTo: '/catalog/favorite?page=2' }))
      const why = kernel.modals.current()[0]?.props as { why?: string }
      act(() => kernel.modals.close('authentication'))
      return why.why
    }
    expect(asked()).toBe('Избранное открывается после входа.')
    act(() => void kernel.query.setQueryData(queryKeys.favouritesCount, { CNT: 3 }))
    expect(asked()).toMatch(
      /^Избранное открывается после входа\. Отмеченные товары сохранятся и\sбудут в\sнём\.$/,
    )
  })

  test('a reload asks once more for the login that the page to return to needs; a customer is asked nothing', () => {
    const historyState = { returnTo: '/cabinet/orders?status=sent' }
    const { kernel, unmount } = renderApp({ path: PATH, historyState })
    expect(kernel.modals.current()).toEqual([
      {
        name: 'authentication',
        props: { ...historyState, why: 'Раздел «Мои заказы» открывается после входа.' },
      },
    ])
    expect(screen.getByText(NOTICE)).toBeInTheDocument()
    unmount()
    const customer = renderApp({
      path: PATH,
      historyState,
      visitor: 'customer',
      platform: { cookies: customerCookies() },
    })
    expect(customer.kernel.modals.current()).toEqual([])
  })

  test.each([null, { returnTo: 1 }])('a page that %j came with asks for no login', (historyState) => {
    expect(renderApp({ path: PATH, historyState }).kernel.modals.current()).toEqual([])
  })

  test('[KERN-010] a session that becomes one without a password says so', async () => {
    const { kernel } = renderApp({ path: PATH })
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
    act(() => void kernel.query.setQueryData(queryKeys.personal, { ITEM: testCustomer() }))
    expect(await screen.findByText(NOTICE)).toBeInTheDocument()
  })

  test('whoever has just confirmed an e-mail, and sets the first password, is not asked to log in', async () => {
    const { kernel } = renderApp({ path: PATH })
    act(() => kernel.bus.emit('session:changed', { state: 'partial' }))
    act(() => void kernel.query.setQueryData(queryKeys.personal, { ITEM: testCustomer() }))
    await act(async () => undefined)
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
  })
})
