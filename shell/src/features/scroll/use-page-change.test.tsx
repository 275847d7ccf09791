import { Link, useNavigate } from '@prilavok/shared-kernel/router'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../../testing/render-app'

function SectionsPage() {
  return (
    <>
      <h1>Разделы</h1>
      <Link to="/basket">В корзину</Link>
      <Link to="/basket" replace>
        Сразу в корзину
      </Link>
      <Link to="/catalog-list?page=2">Страница 2</Link>
      <Link to="/catalog-list?sort=price" replace>
        По цене
      </Link>
      <Link to="/catalog-list?more=1" state={{ keepScroll: true }}>
        Показать ещё
      </Link>
    </>
  )
}
function BasketPage() {
  const navigate = useNavigate()
  return (
    <>
      <h1>Корзина</h1>
      <button type="button" onClick={() => navigate(-1)}>
        Назад
      </button>
    </>
  )
}
const modules = {
  'mf-catalog/./CatalogListPage': { default: SectionsPage },
  'mf-basket/./BasketPage': { default: BasketPage },
}
const scrollTo = jest.fn((_x: number, top: number) => {
  window.scrollY = top
})
beforeEach(() => {
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo
  window.scrollY = 0
})
const scrollDown = (top: number) =>
  act(() => {
    window.scrollY = top
    fireEvent.scroll(window)
  })

test('a link leads to the top of the page and the focus to its heading; «back» leads where the buyer was', async () => {
  renderApp({ path: '/catalog-list', modules })
  scrollDown(1200)
  await userEvent.click(screen.getByRole('link', { name: 'В корзину' }))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  expect(screen.getByRole('heading', { name: 'Корзина' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1200)
  expect(screen.getByRole('heading', { name: 'Разделы' })).toHaveFocus()
})

test('another page of a list leads to the top and leaves the focus to the list', async () => {
  renderApp({ path: '/catalog-list', modules })
  scrollDown(1200)
  const link = screen.getByRole('link', { name: 'Страница 2' })
  await userEvent.click(link)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  expect(link).toHaveFocus()
})

test('a page that takes the place of another in the history begins at its top', async () => {
  renderApp({ path: '/catalog-list', modules })
  scrollDown(1200)
  await userEvent.click(screen.getByRole('link', { name: 'Сразу в корзину' }))
  expect(await screen.findByRole('heading', { name: 'Корзина' })).toHaveFocus()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

test('a replaced address and a link that keeps the scroll do not move the page', async () => {
  renderApp({ path: '/catalog-list', modules })
  scrollDown(1200)
  await userEvent.click(screen.getByRole('link', { name: 'По цене' }))
  await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }))
  expect(scrollTo).not.toHaveBeenCalled()
})

test('the browser is left to scroll by itself again when the shop is gone', () => {
  const { unmount } = renderApp({ path: '/catalog-list', modules })
  expect(window.history.scrollRestoration).toBe('manual')
  unmount()
  expect(window.history.scrollRestoration).toBe('auto')
})
