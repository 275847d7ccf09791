import { queryKeys } from '@prilavok/shared-kernel/queries'
import { customerCookies, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import { renderApp } from '../../testing/render-app'

const NOTICE = 'Войдите, чтобы продолжить'

test('whoever needs a login gets the authentication modal with the page to return to, and the reason', () => {
  const { kernel } = renderApp()
  act(() => kernel.bus.emit('session:prompted', { returnTo: '/basket/ordering' }))
  expect(kernel.modals.current()).toEqual([
    { name: 'authentication', props: { returnTo: '/basket/ordering' } },
  ])
  expect(screen.getByText(NOTICE)).toBeInTheDocument()
})

test('[CAT-006] who opens the favourites without a login reads why it is asked for, and that the marks stay', () => {
  const { kernel } = renderApp()
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
  const { kernel, unmount } = renderApp({ historyState })
  expect(kernel.modals.current()).toEqual([
    {
      name: 'authentication',
      props: { ...historyState, why: 'Раздел «Мои заказы» открывается после входа.' },
    },
  ])
  expect(screen.getByText(NOTICE)).toBeInTheDocument()
  unmount()
  const customer = renderApp({ historyState, visitor: 'customer', platform: { cookies: customerCookies() } })
  expect(customer.kernel.modals.current()).toEqual([])
})

test.each([null, 'returnTo', { keepScroll: true }, { returnTo: 1 }])(
  'a page that %j came with asks for no login',
  (historyState) => {
    expect(renderApp({ historyState }).kernel.modals.current()).toEqual([])
  },
)

test('[KERN-010] a session that becomes one without a password says so', async () => {
  const { kernel } = renderApp()
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
  act(() => void kernel.query.setQueryData(queryKeys.personal, { ITEM: testCustomer() }))
  expect(await screen.findByText(NOTICE)).toBeInTheDocument()
})

test('whoever has just confirmed an e-mail, and sets the first password, is not asked to log in', async () => {
  const { kernel } = renderApp()
  act(() => kernel.bus.emit('session:changed', { state: 'partial' }))
  act(() => void kernel.query.setQueryData(queryKeys.personal, { ITEM: testCustomer() }))
  await act(async () => undefined)
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
})

test('a login with a password is no reason for the notice', async () => {
  const cookies = customerCookies()
  cookies.remove('has_refresh_token')
  const { kernel } = renderApp({ platform: { cookies } })
  cookies.set('has_refresh_token', 'Y')
  act(() => void kernel.query.setQueryData(queryKeys.personal, { ITEM: testCustomer() }))
  expect(await screen.findAllByRole('link', { name: 'Профиль' })).not.toHaveLength(0)
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
})
