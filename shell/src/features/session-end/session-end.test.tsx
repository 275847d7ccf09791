import type { Platform } from '@prilavok/shared-kernel/kernel'
import { customerCookies, testStore, visitorCookies } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../../testing/render-app'

const ENDED = 'Сеанс завершён, войдите снова'
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

test('what was told for a second is not told again by the next page', () => {
  const local = testStore()
  const first = load({ cookies: ended(), local })
  act(() => jest.advanceTimersByTime(1000))
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
