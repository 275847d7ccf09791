import { screen, within } from '@testing-library/react'
import { renderApp } from '../testing/render-app'

const PAGE = { 'mf-catalog/./CatalogListPage': { default: () => <h1>Каталог товаров</h1> } }

test('the page stands between header and footer; the skip link leads to it', () => {
  renderApp({ path: '/catalog-list', modules: PAGE })
  const main = screen.getByRole('main')
  expect(main).toHaveAttribute('id', 'main')
  expect(main).toHaveAttribute('tabindex', '-1')
  expect(within(main).getByRole('heading', { name: 'Каталог товаров' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'К содержанию' })).toHaveAttribute('href', '#main')
  const header = screen.getByRole('banner')
  const footer = screen.getByRole('contentinfo')
  expect(header.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(main.compareDocumentPosition(footer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the bar of narrow screens comes after the footer', () => {
  renderApp({ path: '/catalog-list', modules: PAGE })
  const bar = screen.getByRole('navigation', { name: 'Основные разделы' })
  expect(screen.getByRole('contentinfo').compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
