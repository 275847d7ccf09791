import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { CATALOGUE, GONE, PAPER, PEN, PUNCH } from '../../testing/catalogue'
import { renderModal } from '../../testing/render-page'

const { data: state, called, intercept } = basketApi()

beforeEach(() => {
  state.catalogue = CATALOGUE
})

const LIST = ['184302\t48', '100241\t5', 'скотч прозрачный\t12', '405171\t2', '100241\t10'].join('\n')

const row = (number: number) => screen.getByRole('listitem', { name: new RegExp(`^Строка ${number}:`) })
const noRow = (number: number) => screen.queryByRole('listitem', { name: new RegExp(`^Строка ${number}:`) })
const inRow = (number: number) => within(row(number))
const quantity = (number: number) => inRow(number).getByRole('textbox', { name: /^Количество/ })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const open = async (text: string, basket: 'main' | 'loyalty' = 'main') => {
  const rendered = renderModal('pastePreview', { text, basket })
  await waitFor(() => expect(screen.queryByText('Ищем товар')).not.toBeInTheDocument(), { timeout: 5000 })
  await screen.findByRole('listitem', { name: /^Строка 1:/ })
  return rendered
}
const requests = () => called('POST').filter((call) => !call.includes('/match/'))

test('every line says what it has become, the counters and the sum what comes of all', async () => {
  await open(LIST)
  expect(screen.getByRole('dialog', { name: 'Вставлено 5\u00a0строк' })).toBeVisible()
  expect(row(1)).toHaveAccessibleName('Строка 1: 184302. Готово: Ручка «Литера Клик»')
  expect(row(1)).toHaveTextContent('по коду')
  expect(quantity(1)).toHaveValue('48')
  expect(row(3)).toHaveTextContent('Подходят 2 товара, выберите один')
  expect(row(4)).toHaveTextContent('Товар не найден')
  expect(row(4)).toHaveTextContent('Похоже на код 405 117: Тонер CF259X')
  expect(row(5)).toHaveTextContent('уже в строке 2')
  expect(quantity(3)).toHaveValue('12')
  expect(quantity(5)).toBeDisabled()
  for (const name of ['Все 5', 'Готово 2', 'Выбрать 1', 'Не найдено 1', 'Повтор 1'])
    expect(screen.getByRole('button', { name })).toBeVisible()
  expect(screen.getByText('готово: 2, выбрать: 1, не найдено: 1, повтор: 1')).toHaveAttribute(
    'role',
    'status',
  )
  expect(screen.getByRole('dialog')).toHaveTextContent('Готово 2 строки на 2 473,20 ₽, ещё 3 останутся')
  expect(screen.getByRole('button', { name: /^Добавить 2\u00a0товара/ })).toBeEnabled()
})

test('a line whose model no product has says which', async () => {
  intercept(({ path }) =>
    path.includes('/match/')
      ? { ITEMS: [{ BY: null, SURE: 'N', PRODUCTS: [], MISSING: ['CE285A'] }] }
      : undefined,
  )
  await open('Картридж CE285A - 2 шт')
  expect(row(1)).toHaveTextContent('Товар не найден: CE285A в магазине нет')
})

test('the closest code is taken by one press; a line that repeats another one is added to it, and taken apart again', async () => {
  await open(LIST)
  await userEvent.click(inRow(4).getByRole('button', { name: 'Взять' }))
  expect(row(4)).toHaveTextContent('Тонер CF259X')
  expect(quantity(4)).toHaveValue('2')
  await userEvent.click(inRow(5).getByRole('button', { name: 'Сложить, 15' }))
  expect(quantity(2)).toHaveValue('15')
  expect(noRow(5)).not.toBeInTheDocument()
  await press('Вернуть')
  expect(quantity(2)).toHaveValue('5')
  expect(row(5)).toHaveTextContent('уже в строке 2')
})

test('rounding, a part in stock and what the basket holds are explained before anything is added', async () => {
  state.rows.main = [{ ...PEN, QUANTITY: 7, SUM: 0 }]
  await open('201775 20\n184302 3\n100241 4')
  await waitFor(() => expect(row(2)).toHaveTextContent('В корзине уже 7, добавим к ним'))
  expect(row(1)).toHaveTextContent('Округлили 20 до 24')
  expect(quantity(1)).toHaveValue('24')
  expect(quantity(2)).toHaveValue('3')
  expect(row(3)).not.toHaveTextContent('Округлили')
})

test('what cannot be ordered says why, and analogs are offered in its place', async () => {
  state.catalogue = [{ ...PUNCH, PRICE: 0 }]
  intercept(({ path }) => {
    if (path.endsWith('/8/absoluteAnalogs/')) return { ITEMS: [PEN, GONE] }
    return path.endsWith('/8/partialAnalogs/') ? { ITEMS: [PAPER] } : undefined
  })
  await open('888888 3')
  expect(row(1)).toHaveTextContent('У товара не указана цена')
  await userEvent.click(inRow(1).getByRole('button', { name: 'Аналоги' }))
  expect(await inRow(1).findByText('Подходят 2 товара, выберите один')).toBeVisible()
  await userEvent.click(inRow(1).getByRole('button', { name: /Бумага А4/ }))
  expect(row(1)).toHaveAccessibleName('Строка 1: 888888. Готово: Бумага А4 «Белый лист»')
})

test('what is ready goes in one request, the rest stays; one step back takes all of it out', async () => {
  const { kernel } = await open(LIST)
  await press(/^Добавить 2\u00a0товара/)
  await waitFor(() => expect(noRow(1)).not.toBeInTheDocument())
  expect(requests()).toEqual([expect.stringMatching(/main\/add\/ products\[1\]=48&products\[2\]=5&idem/)])
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Все 3' })).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Остались 3\u00a0строки' })).toBeVisible()
  act(() => void kernel.basket.undo())
  await waitFor(() => expect(state.rows.main).toEqual([]))
})

test('what repeats an added row does not become ready by itself: it is added when the buyer says so', async () => {
  await open('100241\t5\n100241\t10\n100241\t1')
  await press(/^Добавить 1\u00a0товар/)
  await waitFor(() => expect(inRow(2).getByRole('button', { name: 'Сложить, 15' })).toBeVisible())
  expect(row(2)).toHaveAccessibleName(/Повтор/)
  expect(row(2)).toHaveTextContent('уже в корзине')
  expect(row(2)).toHaveTextContent('Этот товар уже добавлен из списка')
  expect(quantity(2)).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Добавить товары' })).toBeDisabled()
  act(() => row(2).focus())
  await userEvent.keyboard('{Enter}')
  expect(row(2)).toHaveAccessibleName(/Готово/)
  expect(row(2)).toHaveFocus()
  expect(row(2)).toHaveTextContent('В корзине уже 5, добавим к ним')
  expect(row(3)).toHaveTextContent('уже в строке 2')
  await userEvent.click(inRow(3).getByRole('button', { name: 'Сложить, 11' }))
  await press(/^Добавить 1\u00a0товар/)
  await waitFor(() => expect(state.rows.main.map(({ QUANTITY }) => QUANTITY)).toEqual([16]))
})

test('a row that the server rejects stays with its reason', async () => {
  const { kernel } = await open('184302 3')
  state.rejection = 'Товар снят с продажи'
  await press(/^Добавить 1\u00a0товар/)
  expect(await inRow(1).findByText('Товар снят с продажи')).toBeVisible()
  expect(kernel.modals.current()).toHaveLength(1)
  expect(kernel.notices.current()).toEqual([])
})

test('closing asks before the rows are lost', async () => {
  const { kernel } = await open(LIST)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  expect(kernel.modals.current()).toHaveLength(1)
})

test('a count that is none is shown as it was given, and the row waits for one', async () => {
  await open('184302;2\n100241;abc\n201775;6')
  expect(row(2)).toHaveTextContent('Количество «abc» не понятно: укажите число')
  expect(screen.getByRole('button', { name: 'Без количества 1' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Добавить 2\u00a0товара/ })).toBeEnabled()
  await userEvent.type(quantity(2), '5{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect(row(2)).toHaveAccessibleName(/Готово/)
  expect(screen.getByRole('button', { name: /^Добавить 3\u00a0товара/ })).toBeEnabled()
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/остан[еу]тся/)
})

test('what could not be looked up is looked up again, and meanwhile the window says how far it is', async () => {
  intercept(({ path }) => (path.includes('/match/') ? 503 : undefined))
  await open('184302\t2\n100241\t3')
  expect(row(1)).toHaveTextContent('Не удалось проверить: нет ответа сервера')
  expect(screen.getByRole('button', { name: 'Добавить товары' })).toBeDisabled()
  let answer: (value?: unknown) => void = () => undefined
  state.gate = new Promise((resolve) => {
    answer = resolve
  })
  intercept(() => undefined)
  await userEvent.click(inRow(1).getByRole('button', { name: 'Повторить' }))
  expect(screen.getByRole('button', { name: 'Проверяем 2' })).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAccessibleName(/Проверено 0 из\s2\sстрок/)
  answer()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Готово 2' })).toBeVisible())
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

describe('without a list', () => {
  const field = () => screen.findByRole('textbox', { name: 'Список товаров' })

  test('one can be typed or pasted', async () => {
    renderModal('pastePreview', { text: '', basket: 'main' })
    fireEvent.change(await field(), { target: { value: '184302 48\nбумага — 5 пачек' } })
    await press('Проверить список')
    expect(await screen.findByRole('dialog', { name: 'Вставлены 2\u00a0строки' })).toBeVisible()
    await waitFor(() => expect(quantity(2)).toHaveValue('5'))
    expect(row(1)).toHaveFocus()
  })
})
