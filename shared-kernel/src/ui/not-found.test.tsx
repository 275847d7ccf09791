import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { NotFound } from './not-found'
import { PageTitle } from './page-title'

const ways = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.dataset.size])

test('an unknown path says so, and leads to the catalogue and home', () => {
  renderWithKernel(<NotFound />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Страница не найдена' })
  expect(heading).toHaveAttribute('tabindex', '-1')
  expect(screen.getByText(/адрес введён с ошибкой/)).toBeVisible()
  expect(ways()).toEqual([
    ['Открыть каталог', '/catalog-list', 'l'],
    ['На главную', '/', 'l'],
  ])
})

test('a thing that is gone is named, with ways of its own', () => {
  renderWithKernel(
    <NotFound title="Товар не найден" actions={<a href="/brands">Бренды</a>}>
      Его больше не продают
    </NotFound>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Товар не найден' })).toBeVisible()
  expect(screen.getByText('Его больше не продают')).toBeVisible()
  expect(ways()).toEqual([['Бренды', '/brands', undefined]])
})

test('the title of a page takes the focus; count and more stand beside it where they are given', () => {
  const { container, rerender } = renderWithKernel(<PageTitle>Ручки</PageTitle>)
  const heading = screen.getByRole('heading', { level: 1, name: 'Ручки' })
  expect(heading).toHaveAttribute('tabindex', '-1')
  expect(heading.nextElementSibling).toBeNull()
  rerender(
    <PageTitle count={0} aside={<a href="/all">Все</a>}>
      Ручки
    </PageTitle>,
  )
  expect(container.querySelector('h1 + span')).toHaveTextContent('0')
  expect(screen.getByRole('link', { name: 'Все' })).toBeVisible()
})
