import { LOGGED_IN, shopPlan } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi, REVOKE } from '../../testing/auth-api'
import { renderPalette } from '../../testing/render-page'

const { called } = authApi()

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

test('the registration opens its page', async () => {
  const { url } = renderPalette(['palette.actions'], VISITOR)
  await type('зарег{Enter}')
  expect(url()).toBe('/registration')
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

test('what does not fit is not offered, neither to a visitor nor to a customer', async () => {
  const { unmount } = renderPalette(['palette.actions'], VISITOR)
  await type('бумага')
  expect(titles()).toEqual([])
  unmount()
  renderPalette(['palette.actions'], { cookies: LOGGED_IN, personal: {} })
  await type('бумага')
  expect(titles()).toEqual([])
})

test('a plan without the page of the registration does not offer it', () => {
  const routes = (shopPlan().routes ?? []).filter(({ path }) => path !== '/registration')
  renderPalette(['palette.actions'], { ...VISITOR, plan: { routes } })
  expect(titles()).toEqual(['Войти'])
})
