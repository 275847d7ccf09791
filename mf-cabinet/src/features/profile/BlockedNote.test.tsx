import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { cabinetApi } from '../../testing/cabinet-api'
import { BlockedNote } from './BlockedNote'

cabinetApi()
const show = (CLIENT_ALLOW_TO_ORDER: 'Y' | 'N', EMAIL = 'sales@shop.example') =>
  renderWithKernel(<BlockedNote />, {
    kernel: partKernel({
      cookies: LOGGED_IN,
      personal: { CLIENT_ALLOW_TO_ORDER },
      shop: { PHONES: ['+7 495 200-01-01', '8 800 555-01-71'], EMAIL },
    }),
  })
/** Of the contacts; the last link asks a question. */
const hrefs = () =>
  screen
    .getAllByRole('link')
    .slice(0, -1)
    .map((link) => link.getAttribute('href'))

test('who is blocked reads why, whom to call and where to write', () => {
  show('N')
  expect(screen.getByText('Вы не можете отправлять заказы.')).toBeVisible()
  expect(hrefs()).toEqual(['tel:+74952000101', 'tel:88005550171', 'mailto:sales@shop.example'])
})

test('a shop without an e-mail names none', () => {
  show('N', '')
  expect(hrefs()).toEqual(['tel:+74952000101', 'tel:88005550171'])
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('who may order, or is not known yet, reads nothing', () => {
  const { container, unmount } = show('Y')
  expect(container).toBeEmptyDOMElement()
  unmount()
  const unknown = renderWithKernel(<BlockedNote />, { kernel: partKernel({ cookies: LOGGED_IN }) })
  expect(unknown.container).toBeEmptyDOMElement()
})
