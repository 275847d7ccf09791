import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { Link, useNavigate } from '@prilavok/shared-kernel/router'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { NavigationPendingProvider } from '../../navigation/navigation-pending'
import { createPendingStore } from '../../navigation/pending-store'
import { renderApp } from '../../testing/render-app'
import { createScrollMemory } from './scroll-memory'
import { usePageChange } from './use-page-change'

function Page() {
  usePageChange()
  return (
    <>
      <input aria-label="Поиск" />
      <Link to="/basket">Корзина</Link>
      <main>
        <h1>Страница</h1>
      </main>
    </>
  )
}

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

describe('scroll-memory', () => {
  test('each entry of the history has its own place; one that was never scrolled is at its top', () => {
    const memory = createScrollMemory()
    memory.remember('list', 700)
    memory.remember('product', 20)
    memory.remember('list', 900)
    expect(['list', 'product', 'basket'].map(memory.recall)).toEqual([900, 20, 0])
  })
})

describe('typing-meanwhile', () => {
  function renderPage() {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const store = createPendingStore()
    render(
      <KernelProvider value={testKernel()}>
        <NavigationPendingProvider value={store}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </NavigationPendingProvider>
      </KernelProvider>,
    )
    return store
  }
  const link = () => screen.getByRole('link', { name: 'Корзина' })

  test('a buyer who types while the page is on its way goes on typing there', async () => {
    const store = renderPage()
    link().focus()
    act(() => store.start())
    screen.getByLabelText('Поиск').focus()
    act(() => link().click())
    await userEvent.keyboard('бумага')
    expect(screen.getByLabelText('Поиск')).toHaveValue('бумага')
  })
})

describe('use-page-change', () => {
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

  test('a replaced address and a link that keeps the scroll do not move the page', async () => {
    renderApp({ path: '/catalog-list', modules })
    scrollDown(1200)
    await userEvent.click(screen.getByRole('link', { name: 'По цене' }))
    await userEvent.click(screen.getByRole('link', { name: 'Показать ещё' }))
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
