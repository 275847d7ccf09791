import { queryKeys } from '@prilavok/shared-kernel/queries'
import { testProduct } from '@prilavok/shared-kernel/testing'
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
/** As a browser's translator does it: each text becomes another one in an element of its own; `translate="no"` is left alone. */
const translatePage = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const { parentElement } = text
    if (!text.textContent?.trim() || parentElement?.closest('[translate="no"], style, script, font')) continue
    const font = document.createElement('font')
    font.textContent = `${text.textContent}`
    parentElement?.replaceChild(font, text)
  }
}
const gate = () => {
  const opening = { open: () => undefined as undefined }
  state.gate = new Promise((resolve) => {
    opening.open = () => void resolve(undefined)
  })
  return opening
}

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
    [2, /2.товара2.000,00.₽/],
    [5, /5.товаров5.000,00.₽/],
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
    expect(screen.getByRole('button', { name: /^Удалить.*, 4$/ })).toBeEnabled()
  })

  test('ticked rows become favourites with one call; its notice takes back those that were none before', async () => {
    state.rows.main = testRows(4)
    state.favourites.add(2)
    const { kernel } = await open()
    const pen = { ITEMS: [testProduct({ ID: 1 })] }
    kernel.query.setQueryData([...queryKeys.products, 'list'], pen)
    const button = () => screen.getByRole('button', { name: /^В.избранное/ })
    expect(button()).toBeDisabled()
    for (const name of ['Товар 1', 'Товар 2', 'Товар 4'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Выбрать: ${name}` }))
    await userEvent.click(button())
    await waitFor(() =>
      expect(kernel.notices.current()).toMatchObject([
        { text: expect.stringMatching(/^В.избранном: 2.товара$/) },
      ]),
    )
    expect(called('/favorite/many/')).toEqual([
      'POST /v3/api/catalog/favorite/many/ product_ids[0]=1&product_ids[1]=2&product_ids[2]=4&favorite=Y',
    ])
    expect(kernel.query.getQueryData(queryKeys.favouritesCount)).toEqual({ CNT: 3 })
    expect(kernel.query.getQueryData([...queryKeys.products, 'list'])).toMatchObject({
      ITEMS: [{ FAVORITE: 'Y' }],
    })
    act(() => kernel.notices.current()[0]?.action?.run())
    await waitFor(() => expect([...state.favourites]).toEqual([2]))
    await userEvent.click(button())
    state.status = 503
    await userEvent.click(button())
    await waitFor(() =>
      expect(kernel.notices.current()).toContainEqual(expect.objectContaining({ kind: 'error' })),
    )
  })

  test('[BAS-016] [BAS-017] [BAS-018] [CAT-037] a gift is named so and its count is fixed; warnings stand at their rows; offers, supplier and tax with the sums', async () => {
    state.rows.main = [...testRows(6), testRow({ ID: 9, NAME: 'Кружка', GIFT: 'Y', PRICE: 0, SUM: 0 })]
    state.warnings = [{ PRODUCT_ID: 2, TEXT: 'Цена изменилась' }]
    state.offers = [{ ID: 1, TITLE: 'Подарок за заказ от 9 000 ₽', REST: 3000 }]
    await open()
    expect(row('Кружка')).toHaveTextContent(/Подарок.*Бесплатно/)
    expect(row('Товар 1')).not.toHaveTextContent(/Подарок/)
    expect(row('Кружка')).not.toHaveTextContent(/₽|По запросу/)
    expect(quantityOf('Кружка')).toBeDisabled()
    expect(within(row('Кружка')).queryByRole('button', { name: /Удалить/ })).toBeNull()
    expect(row('Товар 2')).toHaveTextContent('Цена изменилась')
    expect(row('Товар 1')).not.toHaveTextContent('Цена изменилась')
    expect(within(summary()).getByRole('list', { name: 'Акции' })).toHaveTextContent(
      /^Подарок за заказ от 9 000 ₽: ещё.3.000,00.₽ до.подарка$/,
    )
    expect(summary()).toHaveTextContent('Поставщик: ООО «Бланк-Снаб»')
    expect(summary()).toHaveTextContent('В том числе НДС 20 %1 000,00 ₽')
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
})

test('a program that translates the page takes neither the sums of rows and order out of it, nor the rows', async () => {
  state.rows.main = [testRow({ ID: 1, NAME: 'Бумага' }), testRow({ ID: 2, NAME: 'Ручка' })]
  const errors = jest.spyOn(console, 'error')
  await open()
  translatePage()
  await userEvent.click(within(row('Бумага')).getByRole('button', { name: 'Увеличить' }))
  await waitFor(() => expect(row('Бумага')).toHaveTextContent(/1.100,00/))
  await waitFor(() => expect(summary()).toHaveTextContent(/2.100,00.₽/))
  translatePage()
  await userEvent.click(within(row('Ручка')).getByRole('button', { name: /^Убрать|^Удалить/ }))
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Ручка' })).toBeNull())
  await waitFor(() => expect(summary()).toHaveTextContent(/1.100,00.₽/))
  expect(summary()).not.toHaveTextContent(/2.100,00/)
  expect(errors).not.toHaveBeenCalled()
})
