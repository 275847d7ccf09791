import { screen } from '@testing-library/react'
import { testBanner } from '../../testing/promo-api'
import { renderPiece } from '../../testing/render-app'
import { Slide } from './Slide'

interface Shown {
  changes?: Parameters<typeof testBanner>[1]
  place?: string
  showed?: boolean
  load?: 'first' | 'now' | 'later'
}
const show = ({ changes, place, showed = true, load = 'later' }: Shown = {}) =>
  renderPiece(<Slide banner={testBanner(5, changes)} place={place} showed={showed} load={load} />).container
    .firstElementChild
const link = () => screen.queryByRole('link', { name: 'Подробнее: Баннер 5' })

test('a slide leads into the shop in this tab', () => {
  show({ changes: { LINK: '/catalog-list' } })
  expect(screen.getByText('Баннер 5')).toBeVisible()
  expect(link()).toHaveAttribute('href', '/catalog-list')
  expect(link()).toHaveTextContent('Подробнее')
})

test('or to another site', () => {
  show({ changes: { LINK: 'https://partner.example/' } })
  expect(link()).toHaveAttribute('href', 'https://partner.example/')
})

test('one that leads nowhere has no button', () => {
  show({ changes: { LINK: null } })
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('among others it says which it is; alone it is no slide', () => {
  show({ place: '2 из 4' })
  const slide = screen.getByRole('group', { name: '2 из 4' })
  expect(slide).toHaveAttribute('aria-roledescription', 'слайд')
  expect(show()?.getAttribute('role')).toBeNull()
})

test.each([true, false])('whether it has been seen is told: %s', (showed) => {
  expect(show({ showed })).toHaveAttribute('data-showed', String(showed))
})

test.each([
  ['first', 'high', null],
  ['later', null, 'lazy'],
] as const)('its picture comes %s', (load, priority, loading) => {
  const slide = show({ load, changes: { ALIGN: 'right' } })
  const picture = screen.getByRole('presentation')
  expect(picture.getAttribute('fetchpriority')).toBe(priority)
  expect(picture.getAttribute('loading')).toBe(loading)
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1360', '288'])
  expect(slide).toHaveAttribute('data-align', 'right')
})
