import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, testCustomer, testStore, testVisitor } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REVOKE, TOKEN } from '../testing/auth-api'
import { renderPalette, renderSlot } from '../testing/render-page'

const { requests, grants, called, intercept } = authApi()

describe('AccountMenu', () => {
  const show = (who: 'visitor' | 'customer', open = jest.fn()) => ({
    ...renderSlot(
      'header.account',
      {},
      who === 'customer'
        ? { cookies: LOGGED_IN, personal: {}, platform: { open } }
        : { personal: { ID: null, NAME: '' }, platform: { open } },
    ),
    open,
  })

  test('a visitor has «Войти», which opens the modal; with Ctrl it is a link as any other', async () => {
    const { kernel } = show('visitor')
    const link = screen.getByRole('link', { name: 'Войти' })
    expect(link).toHaveAttribute('href', '/login')
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(kernel.modals.current()).toEqual([])
    await user.click(link)
    expect(kernel.modals.current()).toEqual([{ name: 'authentication', props: {} }])
  })

  test('[AUTH-011] a visitor’s calls carry an anonymous client-credentials token, and no personal data is shown', async () => {
    intercept(({ path }) =>
      path === '/v3/api/personal/info/' ? { ITEM: { ...testVisitor(), NAME: 'Марина' } } : undefined,
    )
    const { kernel } = renderSlot('header.account', {}, { platform: { cookies: testStore() } })
    const tokens = () => requests.filter(({ path }) => path !== TOKEN).map(({ token }) => token)
    await waitFor(() => expect(tokens()).toEqual(['anonymous']))
    expect(grants()).toEqual(['client_credentials'])
    await waitFor(() =>
      expect(kernel.query.getQueryData(queryKeys.personal)).toMatchObject({ ITEM: { NAME: 'Марина' } }),
    )
    expect(screen.getByRole('link', { name: 'Войти' })).toBeInTheDocument()
    expect(screen.queryByText('Марина')).not.toBeInTheDocument()
  })

  test('a customer has the orders and a menu under the name, with what exists', async () => {
    show('customer')
    expect(screen.getByRole('link', { name: 'Заказы' })).toHaveAttribute('href', '/cabinet/orders')
    await userEvent.click(screen.getByRole('button', { name: 'Марина' }))
    expect(screen.getByText('ООО «Вектор»')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/cabinet/orders')
    expect(screen.getByRole('link', { name: 'Профиль' })).toHaveAttribute('href', '/cabinet/info')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('ООО «Вектор»')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Марина' })).toHaveFocus()
  })

  test('«Выйти» ends the session on the server and goes home by a full load; drafts of forms do not stay in the tab', async () => {
    const { kernel, open } = show('customer')
    kernel.platform.session.set('drafts', '{"mf-cabinet.cancel-order.5":{"reason":"нет"}}')
    await userEvent.click(screen.getByRole('button', { name: 'Марина' }))
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
    await waitFor(() => expect(open).toHaveBeenCalledWith('/'))
    expect(called(REVOKE)).toHaveLength(1)
    expect(kernel.token.hasRefreshToken()).toBe(false)
    expect(kernel.platform.session.get('drafts')).toBeUndefined()
    expect(kernel.platform.session.get('logged_out')).toBe('here')
  })

  test('a logout that fails says so and the customer stays logged in', async () => {
    intercept(({ path }) => (path === REVOKE ? 0 : undefined))
    const { kernel, open } = show('customer')
    await userEvent.click(screen.getByRole('button', { name: 'Марина' }))
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
    await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
    expect(kernel.notices.current()[0]).toMatchObject({
      kind: 'error',
      text: expect.stringMatching('Не удалось выйти'),
    })
    expect(open).not.toHaveBeenCalled()
    expect(kernel.token.hasRefreshToken()).toBe(true)
    expect(screen.queryByText('ООО «Вектор»')).not.toBeInTheDocument()
  })

  test('a logout that the server does not confirm says so; the customer is logged out here', async () => {
    intercept(({ path }) => (path === REVOKE ? 502 : undefined))
    const { kernel, open } = show('customer')
    await userEvent.click(screen.getByRole('button', { name: 'Марина' }))
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
    await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
    expect(kernel.notices.current()[0]?.text).toMatch('сервер не подтвердил выход')
    expect(open).not.toHaveBeenCalled()
    expect(kernel.token.hasRefreshToken()).toBe(false)
  })

  test('a logout asks first about what is typed and not saved', async () => {
    const { kernel } = show('customer')
    kernel.leaveGuards.add()
    await userEvent.click(screen.getByRole('button', { name: 'Марина' }))
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
    expect(called(REVOKE)).toEqual([])
    kernel.leaveGuards.question.current()?.leave()
    await waitFor(() => expect(called(REVOKE)).toHaveLength(1))
  })

  describe('after a login that has taken the focused control away', () => {
    const logIn = ({ kernel, cookies }: ReturnType<typeof show>) => {
      cookies.set('has_refresh_token', 'Y')
      act(() => void kernel.query.setQueryData(queryKeys.personal, { ITEM: testCustomer() }))
    }
    const heading = () => {
      const title = document.createElement('h1')
      screen.getByRole('main').append(title)
      return title
    }

    test('the heading of the page has the focus', async () => {
      const rendered = show('visitor')
      const title = heading()
      screen.getByRole('link', { name: 'Войти' }).focus()
      logIn(rendered)
      await waitFor(() => expect(title).toHaveFocus())
      expect(title).toHaveAttribute('tabindex', '-1')
    })
  })
})

describe('palette-actions', () => {
  const VISITOR = { personal: { ID: null } }
  const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text)
  const titles = () => screen.queryAllByRole('row').map((row) => row.textContent)

  test('a visitor may log in and register', async () => {
    const onClose = jest.fn()
    const { kernel } = renderPalette(['palette.actions'], { ...VISITOR, onClose })
    expect(titles()).toEqual(['Войти', 'Регистрация'])
    await type('вход{Enter}')
    expect(onClose).toHaveBeenCalled()
    expect(kernel.modals.current()).toEqual([{ name: 'authentication', props: {} }])
  })

  test('a shop that takes nobody new offers no registration', () => {
    renderPalette(['palette.actions'], { ...VISITOR, shop: { REGISTRATION: 'N' } })
    expect(titles()).toEqual(['Войти'])
  })

  test('a customer who looks for it logs out', async () => {
    const open = jest.fn()
    renderPalette(['palette.actions'], { cookies: LOGGED_IN, personal: {}, platform: { open } })
    expect(titles()).toEqual([])
    await type('выйти')
    expect(titles()).toEqual(['Выйти'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(open).toHaveBeenCalledWith('/'))
    expect(called(REVOKE)).toHaveLength(1)
  })
})
