import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi } from '../../testing/auth-api'
import { EMAIL, LINK } from '../../testing/confirmation'
import { renderPage } from '../../testing/render-page'

const { data, intercept } = authApi()
const CUSTOMER = { cookies: LOGGED_IN, personal: { EMAIL: 'client@example.com' } }
const ways = () => screen.queryAllByRole('link', { name: /^(Письмо не пришло\?|Войти)$/ })

test('a visitor finds another e-mail and the login under the form', () => {
  renderPage(`/confirm?email=${EMAIL}`)
  expect(ways().map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Письмо не пришло?', '/sign-up?email=new%40example.com'],
    ['Войти', '/login?email=new%40example.com'],
  ])
})

test('a customer needs neither, before the confirmation and after it', async () => {
  data.confirmation = { SUCCESS: 'Y', EMAIL }
  intercept(({ path }) => (path === '/v3/api/personal/info/' ? { ITEM: testCustomer({ EMAIL }) } : undefined))
  renderPage(LINK, CUSTOMER)
  expect(ways()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Почта подтверждена')
  expect(ways()).toEqual([])
})

test('a session of the e-mail itself goes on with the password, and says of nothing that it has just been done', () => {
  renderPage(`/confirm?email=${EMAIL}`, { personal: { EMAIL } })
  expect(screen.getByLabelText(/^Новый пароль(?! ещё)/)).toBeVisible()
  for (const said of screen.queryAllByRole('status')) expect(said).toBeEmptyDOMElement()
})
