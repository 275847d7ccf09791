import type { Platform } from '@prilavok/shared-kernel/kernel'
import { customerCookies, testStore, visitorCookies } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { renderApp } from '../../testing/render-app'

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
const load = (platform: Partial<Platform>) => renderApp({ platform })
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
  const page = renderApp({ visitor: 'customer', platform: { cookies, local } })
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

test('a page that reloads for the end leaves it to the next one, however long the reload takes', async () => {
  const [cookies, local, session] = [loggedIn(), testStore(), testStore()]
  const page = renderApp({ visitor: 'customer', platform: { cookies, local, session } })
  end(page)
  page.kernel.platform.session.set('token_reloaded_at', String(Date.now()))
  await act(() => jest.advanceTimersByTimeAsync(5000))
  page.unmount()
  load({ cookies, local, session })
  expect(screen.getByText(ENDED)).toBeInTheDocument()
})

test('the end of the next login is told, too', () => {
  const local = testStore({ session_end_told: 'zeroth' })
  load({ cookies: ended(), local })
  expect(screen.getByText(ENDED)).toBeInTheDocument()
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
  const GONE = /^Вы больше не\sавторизованы\.$/

  test('of another tab is told, with the way back', async () => {
    const { kernel } = renderApp({ visitor: 'customer', platform: { cookies: loggedIn() } })
    jest.useRealTimers()
    act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
    expect(await screen.findByText(ELSEWHERE)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    expect(kernel.modals.current()).toMatchObject([{ name: 'authentication' }])
  })

  test.each([
    ['a logout that the page has not heard of', 'first', '', ELSEWHERE],
    ['deleted cookies of a login without a stamp', '', '', GONE],
    ['a login of somebody else that has ended, too', 'first', 'second', GONE],
  ])('%s is told as what it is known to be', (_what, before, after, text) => {
    const cookies = customerCookies()
    cookies.set('login_stamp', before)
    renderApp({ visitor: 'customer', platform: { cookies } })
    cookies.remove('has_refresh_token')
    cookies.set('login_stamp', after)
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.queryByText(text === GONE ? ELSEWHERE : GONE)).not.toBeInTheDocument()
  })

  test('of this tab is not told as one of another', async () => {
    const cookies = loggedIn()
    const { kernel } = renderApp({ visitor: 'customer', platform: { cookies } })
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

  test('says it, too, when the notice has stood for a while, and only once', async () => {
    const { kernel } = load({ cookies: ended(), local: testStore() })
    await act(() => jest.advanceTimersByTimeAsync(2000))
    expect(prompted(kernel).why).toMatch(REASON)
    act(() => kernel.modals.close('authentication'))
    expect(prompted(kernel).why).toBe('Раздел «Мои заказы» открывается после входа.')
  })

  test('says that another tab has logged out, in place of the notice', () => {
    const { kernel } = renderApp({ visitor: 'customer', platform: { cookies: loggedIn() } })
    kernel.platform.cookies.remove('has_refresh_token')
    kernel.platform.cookies.remove('login_stamp')
    act(() => kernel.bus.emit('session:changed', { state: 'visitor' }))
    expect(prompted(kernel).why).toMatch(
      /^Вы вышли в\sдругой вкладке\. Раздел «Мои заказы» открывается после входа\.$/,
    )
    expect(kernel.notices.current().map(({ text }) => text)).toEqual(['Войдите, чтобы продолжить'])
  })

  test('by a page that is loaded anew says it at once', () => {
    const { kernel } = renderApp({
      historyState: { returnTo: '/cabinet/orders' },
      platform: { cookies: ended() },
    })
    expect(kernel.modals.current()[0]?.props).toMatchObject({ why: expect.stringMatching(REASON) })
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument()
  })
})
