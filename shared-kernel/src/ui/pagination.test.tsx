import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pagination, type PaginationProps, pagesShown } from './pagination'

const show = (props: Partial<PaginationProps> = {}) =>
  renderWithKernel(<Pagination page={6} pageCount={12} hrefOf={(page) => `/pens?page=${page}`} {...props} />)

test('each page is a link, the page that is open says so, and gaps are no links', async () => {
  const onPage = jest.fn()
  show({ onPage })
  const pages = within(screen.getByRole('navigation', { name: 'Страницы' }))
  expect(pages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['1', '…', '5', '6', '7', '…', '12'],
  ])
  expect(pages.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['6'])
  const next = pages.getByRole('link', { name: 'Страница 7' })
  expect(next).toHaveAttribute('href', '/pens?page=7')
  await userEvent.click(next)
  expect(onPage).toHaveBeenCalledWith(7)
})

test('one page needs no links', () => {
  expect(show({ page: 1, pageCount: 1 }).container).toBeEmptyDOMElement()
})

test.each([
  [1, 1, [1]],
  [1, 12, [1, 2, 3, 4, 'gap', 12]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [12, 12, [1, 'gap', 9, 10, 11, 12]],
])('page %i of %i shows %j', (page, count, shown) => {
  expect(pagesShown(page, count)).toEqual(shown)
})
