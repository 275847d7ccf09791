import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderSlot } from '../../testing/render-page'
import { testRow, testRows } from '../../testing/test-rows'

const { data: state, called } = basketApi()

const link = () => screen.findByRole('link', { name: /^Корзина/ })
const popover = () => screen.findByRole('region', { name: 'Корзина' })

test('an empty basket says so and opens nothing', async () => {
  renderSlot('header.basket', {})
  expect(await link()).toHaveTextContent('Корзинапусто')
  await userEvent.hover(await link())
  await userEvent.click(await link())
  expect(screen.queryByRole('region')).toBeNull()
})

test('the button shows how many products there are and their sum', async () => {
  state.rows.main = [...testRows(2), testRow({ ID: 3, REMAIN: 0 })]
  renderSlot('header.basket', {})
  await waitFor(async () => expect(await link()).toHaveTextContent('2 000,00 ₽2 товара'))
})

test.each([
  [1, 'Итого, 1 товар1 000,00 ₽'],
  [2, 'Итого, 2 товара2 000,00 ₽'],
  [5, 'Итого, 5 товаров5 000,00 ₽'],
])('[BAS-012] %i products are counted in their plural form, with their sum', async (count, total) => {
  state.rows.main = testRows(count)
  renderSlot('header.basket', {})
  await screen.findByText(`${count} 000,00 ₽`)
  await userEvent.hover(await link())
  expect(await popover()).toHaveTextContent(total)
})

test('[BAS-019] the mini basket shows the five latest products, the rest as a number, and the sum', async () => {
  state.rows.main = testRows(8)
  renderSlot('header.basket', {})
  await screen.findByText('8 000,00 ₽')
  expect(called('/get/')).toEqual([])
  await userEvent.hover(await link())
  const rows = within(await popover())
  expect(await rows.findAllByRole('listitem')).toHaveLength(5)
  expect(called('/get/')).toEqual([
    'GET /v4/api/client/basket/main/get/?limit=5&sort=BASKET_CREATE_DATE&order=DESC',
  ])
  expect(rows.getByText('и ещё 3 товара')).toBeVisible()
  expect(await popover()).toHaveTextContent('Итого, 8 товаров8 000,00 ₽')
  expect(rows.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/basket/ordering')
})

test('Enter opens the mini basket, Esc closes it and leaves the focus on the button', async () => {
  state.rows.main = testRows(1)
  renderSlot('header.basket', {})
  await screen.findByText('1 000,00 ₽')
  const button = await link()
  button.focus()
  fireEvent.click(button, { detail: 0 })
  expect(button).toHaveAttribute('aria-expanded', 'true')
  within(await popover())
    .getByRole('link', { name: 'Перейти в корзину' })
    .focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region')).toBeNull()
  expect(button).toHaveFocus()
})

test('a mini basket that cannot be loaded offers to try again', async () => {
  state.rows.main = testRows(1)
  state.loadStatus = 503
  renderSlot('header.basket', {})
  await screen.findByText('1 000,00 ₽')
  await userEvent.hover(await link())
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить корзину. Отказ сервера')
  state.loadStatus = 200
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await within(await popover()).findAllByRole('listitem')).toHaveLength(1)
})
