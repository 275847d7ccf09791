import { screen, within } from '@testing-library/react'
import { renderPiece } from '../testing/render-app'
import { Logo } from './Logo'

const home = () => screen.getByRole('link', { name: 'Бланк, на главную' })

test('beside a logo the name is read out once, by the link', () => {
  renderPiece(<Logo />, { shop: { NAME: 'Бланк', LOGO: '/upload/logo.svg' } })
  expect(home()).toHaveAttribute('data-named', 'true')
  expect(within(home()).getByText('Бланк')).toHaveAttribute('aria-hidden', 'true')
})

test('a logo that carries the name stands alone', () => {
  renderPiece(<Logo />, { shop: { NAME: 'Бланк', LOGO: '/upload/logo.svg', HEADER_NO_NAME: 'Y' } })
  expect(home()).not.toHaveAttribute('data-named')
  expect(within(home()).getByAltText('Бланк')).toHaveAttribute('src', '/upload/logo.svg')
  expect(within(home()).queryByText('Бланк')).toBeNull()
})

test('without a logo the name stands there, whatever the shop says of it', () => {
  renderPiece(<Logo />, { shop: { NAME: 'Бланк', LOGO: null, HEADER_NO_NAME: 'Y' } })
  expect(within(home()).queryByRole('img')).toBeNull()
  expect(within(home()).getByText('Бланк')).not.toHaveAttribute('aria-hidden')
})
