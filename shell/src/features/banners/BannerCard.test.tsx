import { screen } from '@testing-library/react'
import { testBanner } from '../../testing/promo-api'
import { renderPiece } from '../../testing/render-app'
import { BannerCard } from './BannerCard'

const show = (changes: Parameters<typeof testBanner>[1]) =>
  renderPiece(<BannerCard banner={testBanner(5, changes)} size={[336, 138]} />)
const link = () => screen.queryByRole('link', { name: /^Баннер 5/ })

test('a card leads into the shop in this tab, elsewhere in another', () => {
  const { unmount } = show({ LINK: '/catalog-list' })
  expect(link()).toHaveAttribute('href', '/catalog-list')
  expect(link()).not.toHaveAttribute('target')
  unmount()
  show({ LINK: 'https://partner.example/' })
  expect(link()).toHaveAttribute('href', 'https://partner.example/')
  expect(link()).toHaveAttribute('target', '_blank')
})

test('a card that leads nowhere is a sentence', () => {
  show({ LINK: '/no-such-page' })
  expect(link()).toBeNull()
  expect(screen.getByText('Баннер 5')).toBeVisible()
})

test('its picture stands away from the text, and comes when it is near', () => {
  const { container, unmount } = show({ ALIGN: 'right' })
  const picture = screen.getByRole('presentation')
  expect(picture).toHaveAttribute('src', '/upload/banners/5.svg')
  expect(picture).toHaveAttribute('data-align', 'right')
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).not.toHaveAttribute('fetchpriority')
  expect(container.firstElementChild).toHaveAttribute('data-align', 'right')
  unmount()
  show({ PICTURE: null })
  expect(screen.queryByRole('presentation')).toBeNull()
})
