import type { BasketType, Personal } from '@prilavok/shared-kernel/contract'
import {
  LOGGED_IN,
  partKernel,
  renderWithKernel,
  testCustomer,
  testVisitor,
} from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { basketApi } from '../../testing/basket-api'
import { EmptyBasket } from './EmptyBasket'

const { called, intercept } = basketApi()

const render = (basket: BasketType, personal: Personal = testVisitor()) => {
  const ref = createRef<HTMLDivElement>()
  const kernel = partKernel({ personal, cookies: personal.ID ? LOGGED_IN : {} })
  return { ...renderWithKernel(<EmptyBasket {...{ basket, ref }} />, { kernel }), ref }
}
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const CATALOGUE = ['Открыть каталог', '/catalog-list']
const ORDERS = ['Мои заказы', '/cabinet/orders']

test('[BAS-001] a visitor is led to the catalogue', () => {
  const { container, ref } = render('main')
  expect(screen.getByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
  expect(container).toHaveTextContent('Соберите заявку из каталога или введите код товара.')
  expect(ways()).toEqual([CATALOGUE])
  expect(ref.current).toContainElement(screen.getByRole('link'))
})
test('a customer is led to his orders, too', () => {
  render('main', testCustomer())
  expect(ways()).toEqual([CATALOGUE, ORDERS])
  expect(called('/loyalty/balance/')).toEqual([])
})
test('the bonus basket tells how many points there are, and what on they are spent', async () => {
  const { container } = render('loyalty', testCustomer({ LOYALTY: 'Y' }))
  expect(ways()).toEqual([CATALOGUE, ['Мои баллы', '/cabinet/loyalty'], ORDERS])
  expect(await screen.findByText(/^1\s250\sБ$/)).toBeVisible()
  expect(container).toHaveTextContent(/На\sвашем счёте 1\s250\sБ\. За\sбаллы покупают товары/)
  expect(container).not.toHaveTextContent('Соберите заявку')
})
test('without the account it tells the latter alone', () => {
  intercept(({ path }) => (path.includes('/loyalty/') ? new Promise(() => undefined) : undefined))
  const { container } = render('loyalty', testCustomer({ LOYALTY: 'Y' }))
  expect(container).toHaveTextContent(/За\sбаллы покупают товары/)
  expect(container).not.toHaveTextContent('вашем счёте')
})
