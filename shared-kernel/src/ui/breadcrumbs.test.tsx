import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { Breadcrumbs } from './breadcrumbs'

test('the way begins at the home page and ends at this page, which is no link', () => {
  renderWithKernel(
    <Breadcrumbs items={[{ title: 'Ручки', to: '/catalog/pens' }, { title: 'Литера Клик' }]} />,
  )
  const way = within(screen.getByRole('navigation', { name: 'Путь по сайту' }))
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Главная',
    'Ручки',
    'Литера Клик',
  ])
  const links = way.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Главная', '/'],
    ['Ручки', '/catalog/pens'],
  ])
  expect(way.getByText('Литера Клик')).toHaveAttribute('aria-current', 'page')
})
