import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { renderPage } from '../testing/render-page'
import { testRow, testRows } from '../testing/test-rows'

const { data: state, called, intercept } = basketApi()

const NBSP = '\u00a0'
const summary = () => screen.getByRole('complementary', { name: 'Заказ' })
const open = async (path = '/basket', options: Parameters<typeof renderPage>[1] = {}) => {
  const rendered = renderPage(path, options)
  await screen.findByRole('complementary', { name: 'Заказ' })
  return rendered
}
/** Skeletons of rows that load. */
const skeletons = () => document.querySelectorAll('[aria-busy="true"]')

test('[BAS-001] an empty basket says so and leads to the catalogue', async () => {
  renderPage('/basket')
  expect(await screen.findByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog-list')
  expect(skeletons()).toHaveLength(0)
})

test('while the basket loads a code can be entered; what is typed and the focus go on when the rows come', async () => {
  state.rows.main = testRows(2)
  let answer: (value?: unknown) => void = () => undefined
  const answered = new Promise((resolve) => {
    answer = resolve
  })
  intercept(async ({ path }) => {
    if (path.includes('order_basket')) await answered
    return undefined
  })
  renderPage('/basket')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Код товара' }), '12')
  expect(skeletons()).toHaveLength(1)
  expect(screen.queryByRole('listitem', { name: 'Товар 1' })).toBeNull()
  answer()
  expect(await screen.findByRole('listitem', { name: 'Товар 1' })).toBeVisible()
  expect(skeletons()).toHaveLength(0)
  expect(screen.getByRole('textbox', { name: 'Код товара' })).toHaveValue('12')
  expect(screen.getByRole('textbox', { name: 'Код товара' })).toHaveFocus()
})

describe('sorting', () => {
  const sorts = () => screen.getByRole('combobox', { name: 'Сортировка' })
  const choose = (value: string) => userEvent.selectOptions(sorts(), value)

  test('[BAS-009] the sorts of the answer by their TITLE, in both directions; one asks for the basket by its SORT and ORDER', async () => {
    state.rows.main = testRows(2)
    const { cookies } = await open()
    expect(
      within(sorts())
        .getAllByRole('option')
        .map(({ textContent }) => textContent?.replaceAll(NBSP, ' ')),
    ).toEqual([
      'По дате добавления, сначала новые',
      'По дате добавления, сначала старые',
      'По названию, от А до Я',
      'По названию, от Я до А',
      'По цене, по возрастанию',
      'По цене, по убыванию',
      'По сумме, по возрастанию',
      'По сумме, по убыванию',
    ])
    expect(sorts()).toHaveDisplayValue('По дате добавления, сначала новые')
    expect(called('order_basket')).toEqual([
      'GET /v4/api/client/order_basket/main/get/?sort=BASKET_CREATE_DATE&order=DESC',
    ])
    await choose('SUM DESC')
    await waitFor(() =>
      expect(called('order_basket').at(-1)).toBe(
        'GET /v4/api/client/order_basket/main/get/?sort=SUM&order=DESC',
      ),
    )
    await choose('SUM ASC')
    await waitFor(() =>
      expect(called('order_basket').at(-1)).toBe(
        'GET /v4/api/client/order_basket/main/get/?sort=SUM&order=ASC',
      ),
    )
    expect([cookies.get('basketSort'), cookies.get('basketOrder')]).toEqual(['SUM', 'ASC'])
  })

  test('a sort that fails leaves the rows as they are, says why and is asked for again', async () => {
    state.rows.main = testRows(2)
    await open()
    intercept(({ query }) => (query.get('sort') === 'SUM' ? 400 : undefined))
    await choose('SUM DESC')
    expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
    expect(screen.getByRole('listitem', { name: 'Товар 1' })).toBeVisible()
    intercept(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByRole('listitem', { name: 'Товар 1' })).toBeVisible()
    expect(called('sort=SUM&order=DESC')).toHaveLength(2)
  })

  test('[BAS-010] the remembered sort is used from the first call on', async () => {
    state.rows.main = testRows(1)
    await open('/basket', { cookies: { basketSort: 'NAME', basketOrder: 'ASC' } })
    expect(called('order_basket')).toEqual(['GET /v4/api/client/order_basket/main/get/?sort=NAME&order=ASC'])
  })
})

describe('the minimum order', () => {
  const button = () => screen.getAllByRole('button', { name: 'Оформить заказ' })[0] as HTMLElement

  test('[BAS-046] below it the button is disabled and described by the missing sum', async () => {
    state.rows.main = [testRow({ QUANTITY: 4 })]
    await open()
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleDescription(`До минимального заказа осталось 600,00${NBSP}₽`)
  })

  test('[BAS-053] [BAS-054] a blocked customer reads why beside the sums, and has no way to the form', async () => {
    state.rows.main = [testRow({ QUANTITY: 10 })]
    state.personal = testCustomer({ CLIENT_ALLOW_TO_ORDER: 'N' })
    await open('/basket', { cookies: LOGGED_IN })
    await waitFor(() => expect(button()).toBeDisabled())
    expect(button()).toHaveAccessibleDescription(
      /Вы не можете отправлять заказы\.\s*Поставщик ограничил доступ к отправке заказа/,
    )
    expect(within(summary()).getByRole('link', { name: 'zakaz@shop.example' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Оформить/ })).toBeNull()
  })

  test('a blocked customer is not urged to buy more: nothing is said of thresholds', async () => {
    state.rows.main = [testRow({ QUANTITY: 4 })]
    state.info = { orderMinSum: 3000 }
    state.personal = testCustomer({ CLIENT_ALLOW_TO_ORDER: 'N' })
    await open('/basket', { cookies: LOGGED_IN })
    await waitFor(() => expect(summary()).toHaveTextContent('Вы не можете отправлять заказы.'))
    expect(screen.queryByText(/До минимального заказа|бесплатной доставки/)).toBeNull()
    expect(document.querySelector('[data-track-line]')).toBeNull()
  })

  test('an empty bonus basket tells the balance and what points buy; a customer finds the way to the orders', async () => {
    state.personal = testCustomer({ LOYALTY: 'Y' })
    renderPage('/basket?type=loyalty', { cookies: LOGGED_IN })
    expect(await screen.findByText('1 250 Б')).toBeVisible()
    expect(screen.getByText(/товары, у которых в каталоге есть цена в баллах/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Мои баллы' })).toHaveAttribute('href', '/cabinet/loyalty')
    expect(screen.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/cabinet/orders')
  })

  test('[BAS-047] with NO_CHECK_ORDER_SUM the hint stays and nothing is blocked', async () => {
    state.rows.main = [testRow({ QUANTITY: 4 })]
    state.info = { NO_CHECK_ORDER_SUM: 'Y' }
    await open()
    expect(screen.getAllByText(/До минимального заказа осталось/)[0]).toBeVisible()
    expect(screen.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()
  })
})
