import { screen, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const registration = () =>
  within(screen.getByRole('contentinfo')).queryByRole('link', { name: 'Регистрация' })

test('[AUTH-015] the way to the registration stands in the footer of an open shop alone', () => {
  const { unmount } = renderApp({ shop: { REGISTRATION: 'Y' } })
  expect(registration()).toHaveAttribute('href', '/registration')
  unmount()
  renderApp({ shop: { REGISTRATION: 'N' } })
  expect(registration()).not.toBeInTheDocument()
})
