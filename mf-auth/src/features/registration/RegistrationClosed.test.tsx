import { screen } from '@testing-library/react'
import { registrationApi } from '../../testing/registration-api'
import { renderModal, renderPage } from '../../testing/render-page'

registrationApi()

test('[AUTH-015] a closed shop offers no way to register and says whom to ask', async () => {
  const { unmount } = renderModal('authentication', {}, { shop: { REGISTRATION: 'N' } })
  expect(screen.queryByRole('link', { name: /егистр/ })).not.toBeInTheDocument()
  expect(screen.getByText(/Регистрация в этом магазине закрыта/)).toBeVisible()
  unmount()
  renderPage('/registration', { shop: { REGISTRATION: 'N' } })
  expect(screen.getByRole('heading', { name: 'Регистрация закрыта' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /егистр/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Войти' }).parentElement).toHaveTextContent(
    /^Уже зарегистрированы\? Войти$/,
  )
  expect(screen.getByRole('link', { name: '+7 495 555-01-20' })).toHaveAttribute('href', 'tel:+74955550120')
  expect(screen.getByRole('link', { name: 'zakaz@shop.example' })).toHaveAttribute(
    'href',
    'mailto:zakaz@shop.example',
  )
})

test('a closed shop without an e-mail names its telephones alone', () => {
  renderPage('/registration', { shop: { REGISTRATION: 'N', EMAIL: '' } })
  expect(screen.getByRole('link', { name: /^\+7/ })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
