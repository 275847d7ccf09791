import { screen, within } from '@testing-library/react'
import { renderPiece } from '../testing/render-app'
import { ContentNav } from './ContentNav'

test('the main pages of the shop stand there, each named whole', () => {
  renderPiece(<ContentNav />, {
    pageLists: {
      front_up: [
        { CODE: 'how_to_make_order', TITLE: 'Как сделать заказ' },
        { CODE: 'delivery', TITLE: 'Доставка' },
        { CODE: 'contact_info', TITLE: 'Контакты' },
      ],
      front_down: [{ CODE: 'about_company', TITLE: 'О компании' }],
    },
  })
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toHaveAttribute('title', link.textContent)
  expect(links.map((link) => link.getAttribute('href'))).toContain('/content/front_up/delivery')
})

test('a shop that has written no page has no links there but those of its own', () => {
  renderPiece(<ContentNav />)
  for (const link of screen.queryAllByRole('link'))
    expect(link.getAttribute('href')).not.toMatch(/delivery|about_company/)
})
