import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { renderPage } from '../testing/render-page'
import { testRow, testRows } from '../testing/test-rows'

const { data: state, called } = basketApi()
const row = (name: string) => screen.getByRole('listitem', { name })
const quantityOf = (name: string) => within(row(name)).getByRole('textbox', { name: /^Количество/ })
const summary = () => screen.getByRole('complementary', { name: 'Заказ' })
const open = async (path = '/basket', options: Parameters<typeof renderPage>[1] = {}) => {
  const rendered = renderPage(path, options)
  await screen.findByRole('complementary', { name: 'Заказ' })
  return rendered
}
const gate = () => {
  const opening = { open: () => undefined as undefined }
  state.gate = new Promise((resolve) => {
    opening.open = () => void resolve(undefined)
  })
  return opening
}

/** Skeletons of rows that load. */
const skeletons = () => document.querySelectorAll('[aria-busy="true"]')

describe('two baskets', () => {
  const loyal = () => {
    state.personal = testCustomer({ LOYALTY: 'Y' })
    state.rows.main = testRows(2)
    state.rows.loyalty = [testRow({ ID: 5, NAME: 'Термокружка', SUM: 400 })]
  }

  test('[BAS-004] customers without loyalty have no switcher, and no other basket', async () => {
    loyal()
    state.personal = testCustomer({ LOYALTY: 'N' })
    await open('/basket?type=loyalty', { cookies: LOGGED_IN })
    expect(screen.queryByRole('radiogroup', { name: 'Корзины' })).toBeNull()
    expect(row('Товар 1')).toBeVisible()
  })

  test('[BAS-003] [BAS-005] the switcher tells and loads the other basket with its own count and sum, the order its points', async () => {
    loyal()
    const { url } = await open('/basket', { cookies: LOGGED_IN })
    expect(await screen.findByRole('radio', { name: /Основная\s*2/ })).toBeChecked()
    expect(summary()).toHaveTextContent(/2.товара2.000,00.₽/)
    expect(summary()).toHaveTextContent('Баллов за заказ+20 Б')
    await userEvent.click(screen.getByRole('radio', { name: /^Бонусная, 400.Б\s*1$/ }))
    expect(await screen.findByRole('listitem', { name: 'Термокружка' })).toBeVisible()
    expect(url()).toBe('/basket?type=loyalty')
    expect(summary()).toHaveTextContent(/1.товар400.Б/)
    expect(called('order_basket/loyalty')).toHaveLength(1)
    expect(screen.queryByRole('listitem', { name: 'Товар 1' })).toBeNull()
  })

  test('what cannot be ordered now leads to its analogs', async () => {
    state.rows.main = [testRow({ ID: 1, NAME: 'Товар 1' }), testRow({ ID: 2, NAME: 'Товар 2', REMAIN: 0 })]
    await open()
    expect(screen.getAllByRole('link', { name: 'Подобрать аналоги' })).toHaveLength(1)
    expect(within(row('Товар 2')).getByRole('link', { name: 'Подобрать аналоги' })).toHaveAttribute(
      'href',
      '/product/2#analogs',
    )
  })

  test('[CAT-041] a product of a v4 call is marked as new API, and its count is the QUANTITY of its own basket', async () => {
    loyal()
    state.rows.loyalty = [testRow({ ID: 5, NAME: 'Термокружка', BASKET: 3, QUANTITY: 7 })]
    const { kernel } = await open('/basket?type=loyalty', { cookies: LOGGED_IN })
    const cup = within(await screen.findByRole('listitem', { name: 'Термокружка' }))
    expect(JSON.stringify(kernel.query.getQueriesData({ queryKey: queryKeys.basketRows }))).toContain(
      '"isNewApi":true',
    )
    expect(quantityOf('Термокружка')).toHaveValue('7')
    await userEvent.click(cup.getByRole('button', { name: 'Увеличить' }))
    await waitFor(() => expect(called('POST').at(-1)).toContain('products[5]=8'))
  })
})

test('a product that was added just before is on its way: the basket is not called empty', async () => {
  const opening = gate()
  const { kernel } = renderPage('/basket')
  await screen.findByText('Ваша корзина пуста')
  act(() => kernel.basket.set('main', { ID: 5, NAME: 'Термокружка', held: 0 }, 2, 'now'))
  expect(screen.queryByText('Ваша корзина пуста')).toBeNull()
  expect(skeletons()).toHaveLength(1)
  opening.open()
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Количество: / })[0]).toHaveValue('2'))
})

test('without a connection the page names what is not in the basket yet, and sends it on demand', async () => {
  state.status = 0
  const { kernel } = renderPage('/basket')
  await screen.findByText('Ваша корзина пуста')
  act(() => kernel.basket.set('main', { ID: 5, NAME: 'Термокружка', held: 0 }, 2, 'now'))
  expect(await screen.findByText('Будет отправлено, когда появится связь: Термокружка, 2')).toBeVisible()
  state.status = 200
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Количество: / })[0]).toHaveValue('2'))
  expect(screen.queryByText(/Будет отправлено/)).toBeNull()
})
