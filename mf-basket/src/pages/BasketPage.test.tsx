import { queryKeys } from '@prilavok/shared-kernel/queries'
import { LOGGED_IN, testCustomer } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../testing/basket-api'
import { renderPage } from '../testing/render-page'
import { testRow, testRows } from '../testing/test-rows'

const { data: state, called, intercept } = basketApi()

const NBSP = '\u00a0'
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

test('a basket that cannot be loaded says why and can be asked for again', async () => {
  state.rows.main = testRows(1)
  state.loadStatus = 503
  renderPage('/basket')
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
  state.loadStatus = 200
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('listitem', { name: 'Товар 1' })).toBeVisible()
})

describe('rows and groups', () => {
  test('[BAS-006] the available group comes first, whatever the order of the answer', async () => {
    state.rows.main = [
      testRow({ ID: 1, NAME: 'Нет', REMAIN: 0 }),
      testRow({ ID: 2, NAME: 'Есть' }),
      testRow({ ID: 3, NAME: 'Ждать', REMAIN: 0, TO_ORDER: 'Y' }),
    ]
    await open()
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(groups).toEqual(['В наличии', 'Недоступно', 'Под заказ', 'Заказ'])
    expect(quantityOf('Нет')).toBeDisabled()
  })

  test.each([
    [1, /1.товар1.000,00.₽/],
    [2, /2.товара2.000,00.₽/],
    [5, /5.товаров5.000,00.₽/],
    [21, /21.товар21.000,00.₽/],
  ])('[BAS-012] the summary counts %i products in their plural form, with their sum', async (count, text) => {
    state.rows.main = testRows(count)
    await open()
    expect(summary()).toHaveTextContent(text)
  })

  test('a product that is bought and given besides has two rows, and only the bought one changes', async () => {
    const errors = jest.spyOn(console, 'error')
    state.rows.main = [
      testRow({ ID: 1, NAME: 'Кружка', QUANTITY: 2 }),
      testRow({ ID: 1, NAME: 'Кружка', GIFT: 'Y', QUANTITY: 1, PRICE: 0, SUM: 0 }),
    ]
    await open()
    const counts = () =>
      screen
        .getAllByRole('listitem', { name: 'Кружка' })
        .map((one) => within(one).getByRole<HTMLInputElement>('textbox', { name: /^Количество/ }).value)
    expect(counts()).toEqual(['2', '1'])
    await userEvent.click(screen.getAllByRole('button', { name: 'Увеличить' })[0] as HTMLElement)
    expect(counts()).toEqual(['3', '1'])
    expect(errors).not.toHaveBeenCalled()
  })

  test('with Shift a range of rows is ticked, over groups and past a gift; all of them by Ctrl+A', async () => {
    const user = userEvent.setup()
    state.rows.main = testRows(5)
    Object.assign(state.rows.main[2] ?? {}, { GIFT: 'Y' })
    await open()
    const box = (name: string) => screen.getByRole('checkbox', { name: `Выбрать: ${name}` })
    const all = screen.getByRole('checkbox', { name: /Выбрать всё|Выбрать все/ })
    await user.click(box('Товар 2'))
    await user.keyboard('{Shift>}')
    await user.click(box('Товар 4'))
    await user.keyboard('{/Shift}')
    expect(box('Товар 4')).toBeChecked()
    expect(box('Товар 5')).not.toBeChecked()
    expect(all).toBePartiallyChecked()
    await user.keyboard('{ArrowDown}')
    expect(box('Товар 5')).toHaveFocus()
    await user.keyboard('{Control>}[KeyA]{/Control}')
    expect(all).toBeChecked()
    expect(screen.getByRole('button', { name: /, 4$/ })).toBeEnabled()
  })

  test('[BAS-018] supplier and tax stand with the sums', async () => {
    state.rows.main = testRows(6)
    await open()
    expect(summary()).toHaveTextContent('Поставщик: ООО «Бланк-Снаб»')
    expect(summary()).toHaveTextContent(`В том числе НДС 20 %1 000,00 ₽`)
  })

  test('[BAS-016, CAT-037] a gift is named so, and its count cannot be changed', async () => {
    state.rows.main = [
      testRow({ NAME: 'Товар 1' }),
      testRow({ ID: 2, NAME: 'Кружка', GIFT: 'Y', PRICE: 0, SUM: 0 }),
    ]
    await open()
    expect(row('Кружка')).toHaveTextContent(/Подарок.*Бесплатно/)
    expect(row('Товар 1')).not.toHaveTextContent(/Подарок/)
    expect(row('Кружка')).not.toHaveTextContent(/₽|По запросу/)
    expect(quantityOf('Кружка')).toBeDisabled()
    expect(within(row('Кружка')).queryByRole('button', { name: /Удалить/ })).toBeNull()
  })

  test('[BAS-017] warnings stand at their rows, offers above the sums', async () => {
    state.rows.main = testRows(2)
    state.warnings = [{ PRODUCT_ID: 2, TEXT: 'Цена изменилась' }]
    state.offers = [{ ID: 1, TITLE: 'Подарок за заказ от 5 000 ₽', REST: 3000 }]
    await open()
    expect(row('Товар 2')).toHaveTextContent('Цена изменилась')
    expect(row('Товар 1')).not.toHaveTextContent('Цена изменилась')
    expect(within(summary()).getByRole('list', { name: 'Акции' })).toHaveTextContent(
      /^Подарок за заказ от 5 000 ₽: ещё.3.000,00.₽ до.подарка$/,
    )
  })
})

describe('changing counts', () => {
  test('[BAS-013] quick changes of a count are one replace; row, sums and badge follow', async () => {
    state.rows.main = testRows(2)
    const { kernel } = await open()
    const changed = jest.fn()
    kernel.bus.on('basket:changed', changed)
    const plus = within(row('Товар 1')).getByRole('button', { name: 'Увеличить' })
    await userEvent.setup({ delay: null }).tripleClick(plus)
    expect(quantityOf('Товар 1')).toHaveValue('13')
    expect(summary()).toHaveTextContent(`2 300,00 ₽`)
    await waitFor(() =>
      expect(changed).toHaveBeenCalledWith(expect.objectContaining({ basket: 'main', CNT: 2, SUM: 2300 })),
    )
    expect(called('POST')).toEqual(['POST /v3/api/client/basket/replace/ products[1]=13'])
  })

  test('[BAS-014] only the changed row is in progress; a failure puts it back and says why', async () => {
    state.rows.main = testRows(2)
    state.status = 500
    const opening = gate()
    await open()
    await userEvent.click(within(row('Товар 1')).getByRole('button', { name: 'Увеличить' }))
    const busy = (name: string) => row(name).querySelector('[aria-busy="true"]')
    await waitFor(() => expect(busy('Товар 1')).not.toBeNull())
    expect(busy('Товар 2')).toBeNull()
    expect(called('POST')).toHaveLength(1)
    opening.open()
    expect(await within(row('Товар 1')).findByRole('alert')).toHaveTextContent('Отказ сервера')
    expect(quantityOf('Товар 1')).toHaveValue('10')
    await waitFor(() => expect(busy('Товар 1')).toBeNull())
    expect(summary()).toHaveTextContent(`2 000,00 ₽`)
    state.status = 200
    await userEvent.click(within(row('Товар 1')).getByRole('button', { name: 'Увеличить' }))
    await waitFor(() => expect(called('POST')).toHaveLength(2))
    await waitFor(() => expect(busy('Товар 1')).toBeNull())
    expect(quantityOf('Товар 1')).toHaveValue('11')
  })

  test('the reason of a rejected change stands beside the row', async () => {
    state.rows.main = testRows(1)
    state.rejection = 'В корзине находится максимальное количество данного товара'
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить' }))
    expect(await within(row('Товар 1')).findByRole('alert')).toHaveTextContent(state.rejection)
    expect(quantityOf('Товар 1')).toHaveValue('10')
  })

  test('a count that waits is sent when the page is left', async () => {
    state.rows.main = testRows(1)
    const { unmount } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить' }))
    unmount()
    await waitFor(() =>
      expect(called('POST')).toEqual(['POST /v3/api/client/basket/replace/ products[1]=11']),
    )
  })
})

describe('removing', () => {
  test('[BAS-008] a ticked group goes with one request, and comes back by «Отменить»', async () => {
    state.rows.main = [...testRows(2), testRow({ ID: 9, NAME: 'Ждать', REMAIN: 0, TO_ORDER: 'Y' })]
    const { kernel } = await open()
    await userEvent.click(screen.getByRole('checkbox', { name: /^В наличии/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Удалить выбранные, 2' }))
    expect(screen.queryByRole('listitem', { name: 'Товар 1' })).toBeNull()
    await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
    expect(called('POST')).toEqual(['POST /v3/api/client/basket/ products[1]=0&products[2]=0&delete=Y'])
    const [notice] = kernel.notices.current()
    expect(notice?.action?.label).toBe('Отменить')
    act(() => {
      screen.getByRole('textbox', { name: 'Код товара' }).focus()
      screen.getByRole('textbox', { name: 'Код товара' }).blur()
      notice?.action?.run()
    })
    expect(await screen.findByRole('listitem', { name: 'Товар 1' })).toBeVisible()
    expect(called('replace')).toEqual(['POST /v3/api/client/basket/replace/ products[1]=10&products[2]=10'])
    await waitFor(() => expect(row('Товар 1')).toContainElement(document.activeElement as HTMLElement))
  })

  test('the focus goes to the next row that stays when ticked rows go, else to the one above, at last out of the empty basket', async () => {
    state.rows.main = testRows(5)
    await open()
    const box = (name: string) => screen.getByRole('checkbox', { name: `Выбрать: ${name}` })
    const removeTicked = () => screen.getByRole('button', { name: /^Удалить выбранные/ })
    for (const name of ['Товар 2', 'Товар 4']) await userEvent.click(box(name))
    await userEvent.click(removeTicked())
    expect(box('Товар 3')).toHaveFocus()
    await userEvent.click(box('Товар 5'))
    act(() => removeTicked().focus())
    await userEvent.keyboard('{Enter}')
    expect(box('Товар 3')).toHaveFocus()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать всё' }))
    await userEvent.click(removeTicked())
    expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveFocus()
  })

  test('the focus goes to the next group when a group goes, also where only a gift stays', async () => {
    const gift = testRow({ ID: 8, NAME: 'Кружка', GIFT: 'Y', QUANTITY: 1 })
    state.rows.main = [...testRows(2), gift, testRow({ ID: 9, NAME: 'Ждать', REMAIN: 0, TO_ORDER: 'Y' })]
    await open()
    const removeGroup = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
    await removeGroup(/^Удалить.*: Под заказ/)
    expect(screen.getByRole('checkbox', { name: 'Выбрать: Товар 1' })).toBeInTheDocument()
    expect(within(row('Кружка')).getByRole('link')).toHaveFocus()
    await removeGroup(/^Удалить.*: В наличии/)
    expect(screen.queryByRole('listitem', { name: 'Товар 1' })).toBeNull()
    expect(within(row('Кружка')).getByRole('link')).toHaveFocus()
  })

  test('[BAS-007] the box of a group is ticked exactly when all its rows are', async () => {
    state.rows.main = testRows(2)
    await open()
    const group = screen.getByRole('checkbox', { name: /^В наличии/ })
    await userEvent.click(group)
    for (const name of ['Товар 1', 'Товар 2'])
      expect(screen.getByRole('checkbox', { name: `Выбрать: ${name}` })).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: Товар 2' }))
    expect(group).not.toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: Товар 2' }))
    expect(group).toBeChecked()
  })

  test('[BAS-015] clearing posts products=all and shows the empty basket', async () => {
    state.rows.main = testRows(2)
    const { kernel } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Очистить корзину' }))
    expect(screen.getByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveFocus()
    await waitFor(() => expect(kernel.notices.current()).toHaveLength(1))
    expect(called('POST')).toEqual(['POST /v3/api/client/basket/ products=all'])
  })

  test('[BAS-014] a removal that fails leaves the basket as it was, and a notice says why', async () => {
    state.rows.main = testRows(2)
    state.status = 500
    const { kernel } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Удалить: Товар 1' }))
    expect(await screen.findByRole('listitem', { name: 'Товар 1' })).toBeVisible()
    expect(kernel.notices.current()).toMatchObject([{ kind: 'error', text: 'Отказ сервера' }])
  })

  test('an emptied count removes the product', async () => {
    state.rows.main = testRows(2)
    const { kernel } = await open()
    await userEvent.clear(quantityOf('Товар 1'))
    await userEvent.tab()
    expect(screen.queryByRole('listitem', { name: 'Товар 1' })).toBeNull()
    await waitFor(() => expect(kernel.notices.current()[0]?.text).toBe('Удалено из корзины: «Товар 1»'))
    await waitFor(() => expect(called('delete=Y')).toHaveLength(1))
  })
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

  test('the select is the only thing that sorts', async () => {
    state.rows.main = testRows(2)
    await open()
    expect(screen.queryByRole('button', { name: /Сумма|Цена|Товар,|По возрастанию|По убыванию/ })).toBeNull()
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

  test('[BAS-046] from it on there is no hint, and the order form is a link away', async () => {
    state.rows.main = [testRow({ QUANTITY: 10 })]
    await open()
    expect(screen.queryByText(/До минимального заказа осталось/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/basket/ordering')
  })

  test('with pick-up chosen only the minimum counts: nothing is said of free delivery', async () => {
    state.rows.main = [testRow({ QUANTITY: 10 })]
    await open('/basket', { cookies: { deliveryType: '1' } })
    expect(summary()).toHaveTextContent('СамовывозБесплатно')
    expect(screen.queryByText(/До бесплатной доставки/)).toBeNull()
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

  test('[BAS-003] the switcher loads the other basket with its own count and sum', async () => {
    loyal()
    const { url } = await open('/basket', { cookies: LOGGED_IN })
    expect(await screen.findByRole('radio', { name: /Основная\s*2/ })).toBeChecked()
    expect(summary()).toHaveTextContent(/2.товара2.000,00.₽/)
    await userEvent.click(screen.getByRole('radio', { name: /^Бонусная, 400.Б\s*1$/ }))
    expect(await screen.findByRole('listitem', { name: 'Термокружка' })).toBeVisible()
    expect(url()).toBe('/basket?type=loyalty')
    expect(summary()).toHaveTextContent(/1.товар400.Б/)
    expect(called('order_basket/loyalty')).toHaveLength(1)
    expect(screen.queryByRole('listitem', { name: 'Товар 1' })).toBeNull()
  })

  test('[BAS-005] a loyalty customer sees the points of an order, and count and sum of the bonus basket', async () => {
    loyal()
    await open('/basket', { cookies: LOGGED_IN })
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Бонусная, 400.Б\s*1$/ })).toBeVisible())
    expect(summary()).toHaveTextContent(`Баллов за заказ+20 Б`)
    await userEvent.click(screen.getByRole('radio', { name: /Бонусная/ }))
    await waitFor(() => expect(summary()).toHaveTextContent('400 Б'))
  })

  test('[BAS-045] the bonus basket is brought for nothing', async () => {
    loyal()
    await open('/basket?type=loyalty', { cookies: { ...LOGGED_IN, deliveryType: '2', deliveryZoneId: '1' } })
    await screen.findByRole('listitem', { name: 'Термокружка' })
    expect(summary()).toHaveTextContent('ДоставкаБесплатно')
  })

  test('where not all products count for free delivery, the sum that does is told', async () => {
    state.info = { minSum: 5000, DELIVERY_SUM: 1500 }
    state.rows.main = testRows(2)
    const { unmount } = await open('/basket', { cookies: { deliveryType: '2' } })
    expect(summary()).toHaveTextContent(
      /Для.бесплатной доставки считаем 1.500,00.₽: не.все товары учитываются/,
    )
    unmount()
    state.info = { minSum: 5000 }
    await open('/basket', { cookies: { deliveryType: '2' } })
    expect(summary()).not.toHaveTextContent('считаем')
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

  test('a tax without a percent is said in words; points bear none', async () => {
    loyal()
    state.info = { taxType: 'с НДС' }
    await open('/basket', { cookies: LOGGED_IN })
    expect(summary()).toHaveTextContent('Цены с НДС')
    await userEvent.click(await screen.findByRole('radio', { name: /Бонусная/ }))
    await waitFor(() => expect(summary()).toHaveTextContent('400 Б'))
    expect(summary()).not.toHaveTextContent('НДС')
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

  test('counts of the bonus basket are set by its own call, and taken back by it', async () => {
    loyal()
    const { kernel } = await open('/basket?type=loyalty', { cookies: LOGGED_IN })
    await userEvent.click(
      within(await screen.findByRole('listitem', { name: 'Термокружка' })).getByRole('button', {
        name: 'Увеличить',
      }),
    )
    await waitFor(() =>
      expect(called('POST')).toEqual(['POST /v4/api/client/order_basket/loyalty/replace/ products[5]=11']),
    )
    const [notice] = kernel.notices.current()
    expect(notice?.text).toBe(`«Термокружка» в бонусной корзине:${NBSP}11`)
    act(() => notice?.action?.run())
    expect(quantityOf('Термокружка')).toHaveValue('10')
    await waitFor(() =>
      expect(called('POST').at(-1)).toBe('POST /v4/api/client/order_basket/loyalty/replace/ products[5]=10'),
    )
    expect(called('client/basket/')).toEqual([])
  })
})

test('a change made elsewhere is shown', async () => {
  state.rows.main = testRows(1)
  const { kernel } = await open()
  state.rows.main = testRows(3)
  act(() => kernel.bus.emit('basket:changed', { basket: 'main', CNT: 3, SUM: 3000 }))
  expect(await screen.findByRole('listitem', { name: 'Товар 3' })).toBeVisible()
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
