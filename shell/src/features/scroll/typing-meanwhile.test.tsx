import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { Link } from '@prilavok/shared-kernel/router'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { NavigationPendingProvider } from '../../navigation/navigation-pending'
import { createPendingStore } from '../../navigation/pending-store'
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

test('a buyer who has sent the field and waits is led to the heading', () => {
  const store = renderPage()
  screen.getByLabelText('Поиск').focus()
  act(() => store.start())
  act(() => link().click())
  expect(screen.getByRole('heading', { name: 'Страница' })).toHaveFocus()
})
