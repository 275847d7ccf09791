import { customerCookies } from '@prilavok/shared-kernel/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../testing/render-app'

const bar = () => within(screen.getByRole('navigation', { name: 'Основные разделы' }))
const entry = (name: string) => bar().getByRole('link', { name })
const basketPage = { 'mf-basket/./BasketPage': { default: () => <h1>Корзина</h1> } }

test('the bar has home, catalogue, basket and login; what is not built is not there', () => {
  renderApp()
  expect(
    bar()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Главная', '/'],
    ['Каталог', '/catalog-list'],
    ['Корзина', '/basket'],
    ['Войти', '/login'],
  ])
  expect(entry('Главная')).toHaveAttribute('aria-current', 'page')
})

test('[SHELL-040] the basket’s badge follows what any part says of the basket', async () => {
  const { kernel } = renderApp()
  expect(entry('Корзина')).toHaveAttribute('href', '/basket')
  act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 8, SUM: 100 }))
  expect(await bar().findByRole('link', { name: 'Корзина : 8\u00a0товаров' })).toHaveTextContent('Корзина8')
})

test('[SHELL-040] while the bonus basket is chosen the badge shows its count', async () => {
  const { kernel } = renderApp({ path: '/basket?type=loyalty', modules: basketPage })
  const change = () => {
    kernel.bus.emit('basket:changed', { basket: 'main', CNT: 8, SUM: 100 })
    kernel.bus.emit('basket:changed', { basket: 'loyalty', CNT: 3, SUM: 60 })
  }
  act(change)
  expect(await bar().findByRole('link', { name: 'Корзина : 3\u00a0товара' })).toBeInTheDocument()
})

test('for an anonymous visitor the last entry is «Войти» and opens authentication', async () => {
  const { kernel } = renderApp()
  await userEvent.click(entry('Войти'))
  expect(kernel.modals.current()).toEqual([{ name: 'authentication', props: {} }])
  expect(entry('Главная')).toHaveAttribute('aria-current', 'page')
})

test('a customer has the profile there, which is the list of orders until there is a profile page', () => {
  renderApp({ visitor: 'customer', platform: { cookies: customerCookies() } })
  expect(entry('Профиль')).toHaveAttribute('href', '/cabinet/orders')
})
