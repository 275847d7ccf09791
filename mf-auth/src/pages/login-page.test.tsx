import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, partKernel, shopPlan, testStore } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTypedLogin, saveTypedLogin } from '../features/login/typed-login'
import { authApi, CUSTOMER } from '../testing/auth-api'
import { put } from '../testing/put'
import { renderModal, renderPage } from '../testing/render-page'
import { head } from './LoginPage'

const { data, intercept } = authApi()

describe('LoginPage', () => {
  test('[AUTH-002] a visitor gets the login form', async () => {
    const { kernel, url } = renderPage('/login')
    expect(screen.getByRole('heading', { name: 'Вход' })).toBeInTheDocument()
    expect(screen.getByLabelText(/Почта/)).toBeInTheDocument()
    await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
    expect(url()).toBe('/login')
    expect(head()).toMatchObject({ robots: 'noindex' })
  })

  test('a customer is sent on to the cabinet', async () => {
    intercept(({ path }) => (path === '/v3/api/personal/info/' ? { ITEM: data.customer } : undefined))
    const { url } = renderPage('/login', { cookies: LOGGED_IN })
    await waitFor(() => expect(url()).toBe('/cabinet/info'))
  })

  test('a login in another tab takes the page on, whatever is typed', async () => {
    const { kernel, url } = renderPage('/login')
    await put(screen.getByLabelText(/^Пароль/), 'secret')
    act(() => kernel.bus.emit('session:changed', { state: 'customer' }))
    await waitFor(() => expect(url()).toBe('/cabinet/info'))
  })

  test('whoever is typing when it turns out that he is logged in is not sent away', async () => {
    const { kernel, cookies, url } = renderPage('/login')
    await put(screen.getByLabelText(/Почта/), 'a')
    cookies.set('has_refresh_token', 'Y')
    act(() => void kernel.query.setQueryData(queryKeys.personal, { ITEM: data.customer }))
    await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
    expect(url()).toBe('/login')
    expect(screen.getByLabelText(/Почта/)).toHaveValue('a')
  })

  test('a shop without a profile sends the customer to the orders, one without a cabinet home', async () => {
    const without = (...paths: string[]) => ({
      routes: (shopPlan().routes ?? []).filter(({ path }) => !paths.includes(path)),
    })
    const customer = { cookies: LOGGED_IN, personal: {} }
    const orders = renderPage('/login', { ...customer, plan: without('/cabinet/info') })
    await waitFor(() => expect(orders.url()).toBe('/cabinet/orders'))
    orders.unmount()
    const none = renderPage('/login', { ...customer, plan: without('/cabinet/info', '/cabinet/orders') })
    await waitFor(() => expect(none.url()).toBe('/'))
  })
})

describe('typed-login', () => {
  const open = (returnTo?: string) => renderModal('authentication', { returnTo }, { path: '/catalog-list' })
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  describe('closed by mistake', () => {
    /** @param passed milliseconds until it is opened again */
    async function closeAndReopen(passed: number, meanwhile: (kernel: Kernel) => void = () => undefined) {
      const clock = { now: Date.now() }
      const stored: unknown[] = []
      const noting = () => {
        const store = testStore()
        return {
          ...store,
          set(...entry: Parameters<typeof store.set>) {
            stored.push(entry)
            store.set(...entry)
          },
        }
      }
      const { kernel } = renderModal(
        'authentication',
        {},
        { platform: { now: () => clock.now, cookies: noting(), session: noting(), local: noting() } },
      )
      await put(screen.getByLabelText(/Почта/), CUSTOMER.email)
      await put(screen.getByLabelText(/^Пароль/), CUSTOMER.password)
      await userEvent.click(screen.getByLabelText('Я - партнер'))
      await userEvent.click(screen.getByLabelText('Согласен на передачу персональных данных'))
      await userEvent.keyboard('{Escape}')
      await closed()
      expect(JSON.stringify(stored)).not.toContain(CUSTOMER.password)
      clock.now += passed
      act(() => meanwhile(kernel))
      act(() => kernel.modals.open('authentication', {}))
      expect(await screen.findByLabelText(/Почта/)).toHaveValue(CUSTOMER.email)
      expect(screen.getByLabelText('Я - партнер')).toBeChecked()
      return kernel
    }
    const consents = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)

    test('it keeps all that was typed, the password in the memory of the page alone', async () => {
      const kernel = await closeAndReopen(59_000)
      expect(screen.getByLabelText(/^Пароль/)).toHaveValue(CUSTOMER.password)
      expect(consents()).toEqual([false, true])

      await userEvent.click(screen.getByLabelText('Клиент'))
      await userEvent.click(screen.getByLabelText('Согласен на обработку персональных данных'))
      await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
      await closed()
      await act(() => kernel.token.logout())
      act(() => kernel.modals.open('authentication', {}))
      expect(await screen.findByLabelText(/^Пароль/)).toHaveValue('')
    })

    test('the password is forgotten when the session of another tab ends', async () => {
      await closeAndReopen(0, (kernel) =>
        kernel.bus.emit('session:changed', { state: 'visitor', expired: true }),
      )
      expect(screen.getByLabelText(/^Пароль/)).toHaveValue('')
    })

    test('the password of another e-mail is not given back', async () => {
      const { kernel } = open()
      await put(screen.getByLabelText(/Почта/), 'other@example.com')
      await put(screen.getByLabelText(/^Пароль/), CUSTOMER.password)
      await userEvent.keyboard('{Escape}')
      await closed()
      renderPage(`/login?email=${CUSTOMER.email}`, { kernel })
      expect(screen.getByLabelText(/^Пароль/)).toHaveValue('')
    })
  })

  describe('in the memory of the page', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())
    const typed = (password: string) => ({
      ...{ role: 'customer' as const, email: CUSTOMER.email, agree: true, transfer: false, password },
    })

    test('a password is forgotten after a minute, though the clock were set back; a newer one has its own minute', () => {
      const kernel = partKernel({ platform: { now: () => 0 } })
      saveTypedLogin(kernel, typed('first'))
      jest.advanceTimersByTime(30_000)
      saveTypedLogin(kernel, typed('second'))
      jest.advanceTimersByTime(59_999)
      expect(readTypedLogin(kernel, 'Client@example.com')).toEqual({
        password: 'second',
        agree: true,
        transfer: false,
      })
      jest.advanceTimersByTime(1)
      expect(readTypedLogin(kernel, '')).toEqual({})
    })
  })
})
