import { act, screen, within } from '@testing-library/react'
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

test('[CAT-065] the viewed products stand in the footer with their number, which follows what any part says', async () => {
  const { kernel } = renderApp()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Просмотренные товары' })).toHaveAttribute(
    'href',
    '/catalog/viewed',
  )
  act(() => kernel.bus.emit('viewed:changed', { CNT: 1200 }))
  expect(await footer.findByRole('link', { name: 'Просмотренные товары 1\u00a0200' })).toBeVisible()
})

test('brands of the catalogue are linked to', () => {
  renderApp()
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Бренды' })).toHaveAttribute(
    'href',
    '/catalog-list#brands',
  )
})
