import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderModal } from '../../testing/render-page'
import { testRow } from '../../testing/test-rows'

const { data: state, called, intercept } = basketApi()

const product = (ID: number, changes: Parameters<typeof testRow>[0]) =>
  testRow({ ID, QUANTITY: 0, BASKET: 0, PRICE: 10, ...changes })
const PEN = product(1, { UP_CODE_1C: '184302', NAME: 'Ручка «Литера Клик»', PRICE: 18.4 })
const PAPER = product(2, { UP_CODE_1C: '100241', NAME: 'Бумага А4 «Белый лист»', PRICE: 318 })
const GEL = product(3, {
  UP_CODE_1C: '201775',
  NAME: 'Ручка гелевая «Глайд»',
  UP_MULTIPLICITY: { MIN: 6, STEP: 6 },
  REMAIN: 36,
})
const TAPES = [
  product(4, { UP_CODE_1C: '264118', NAME: 'Скотч прозрачный 48 мм', PRICE: 64.5 }),
  product(5, { UP_CODE_1C: '264125', NAME: 'Скотч прозрачный 19 мм', PRICE: 41.2 }),
]
const TONER = product(6, { UP_CODE_1C: '405117', NAME: 'Тонер CF259X', PRICE: 2000 })
const GONE = product(7, { UP_CODE_1C: '777777', NAME: 'Дырокол старый', REMAIN: 0 })
const PUNCH = product(8, { UP_CODE_1C: '888888', NAME: 'Дырокол новый', PRICE: 400 })

beforeEach(() => {
  state.catalogue = [PEN, PAPER, GEL, ...TAPES, TONER, GONE, PUNCH]
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

test('the closest code is taken by one press', async () => {
  await open(LIST)
  await userEvent.click(inRow(4).getByRole('button', { name: 'Взять' }))
  expect(row(4)).toHaveTextContent('Тонер CF259X')
  expect(quantity(4)).toHaveValue('2')
})

test('a line that repeats another one is added to it, and taken apart again', async () => {
  await open(LIST)
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

test.each([
  [0, 'В наличии 36 из 60. Остальные 24 не войдут: их нет на складе', '36'],
  [12, 'Войдут 24 из 60: 12 уже в корзине, больше на складе нет', '24'],
])('with %i in the basket a part in stock is said', async (held, text, count) => {
  if (held > 0) state.rows.main = [{ ...GEL, QUANTITY: held, SUM: 0 }]
  await open('201775 60')
  await waitFor(() => expect(row(1)).toHaveTextContent(text))
  expect(quantity(1)).toHaveValue(count)
})

test('a basket that holds the whole stock takes no more', async () => {
  state.rows.main = [{ ...GEL, QUANTITY: 36, SUM: 0 }]
  await open('201775 6')
  await waitFor(() =>
    expect(row(1)).toHaveTextContent('В корзине находится максимальное количество данного товара'),
  )
  expect(screen.getByRole('button', { name: 'Недоступно 1' })).toBeVisible()
})

test.each([
  ['Товар не принадлежит ассортименту магазина', { ASSORTMENT: 'N' as const }],
  ['У товара не указана цена', { PRICE: 0 }],
  ['Данного товара нет в наличии', { REMAIN: 0, TO_ORDER: 'N' as const }],
])('«%s»: analogs are offered in its place', async (text, changes) => {
  state.catalogue = [{ ...PUNCH, ...changes }]
  intercept(({ path }) => {
    if (path.endsWith('/8/absoluteAnalogs/')) return { ITEMS: [PEN, GONE] }
    return path.endsWith('/8/partialAnalogs/') ? { ITEMS: [PAPER] } : undefined
  })
  await open('888888 3')
  expect(row(1)).toHaveTextContent(text)
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

test('a basket that cannot be read stops nothing that was decided', async () => {
  await open('184302 3')
  state.loadStatus = 503
  await press(/^Добавить 1\u00a0товар/)
  expect(await screen.findByRole('alert')).toHaveTextContent('Отказ сервера')
  expect(row(1)).toBeVisible()
  expect(requests()).toEqual([])
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

test('lines without a count that were skipped can be taken after all', async () => {
  await open('Код\tТовар\tКол-во\n184302\tРучка\t\n100241\tБумага\t\n201775\tРучка гелевая\t6')
  expect(screen.getByText(/Без количества и потому пропущено: 2 строки/)).toBeVisible()
  await press(/^Взять и\sих$/)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Готово 3' })).toBeVisible())
  expect(screen.queryByText(/пропущено/)).toBeNull()
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

  test('a text without products stays, and says why', async () => {
    renderModal('pastePreview', { text: '', basket: 'main' })
    await userEvent.type(await field(), '---')
    await press('Проверить список')
    expect(await field()).toBeInvalid()
    expect(await field()).toHaveValue('---')
    expect(screen.getByText(/нет ни кодов, ни названий/)).toBeVisible()
  })

  test('a table of an e-mail keeps its columns', async () => {
    renderModal('pastePreview', { text: '', basket: 'main' })
    const html = '<table><tr><td>184302</td><td>48</td></tr></table>'
    const getData = (type: string) => (type === 'text/html' ? html : '184302\n48')
    fireEvent.paste(await field(), { clipboardData: { getData } })
    expect(await field()).toHaveValue('184302\t48')
  })
})

test('what does not fit into a basket is said', async () => {
  const lines = Array.from({ length: 1003 }, (_, at) => `${300_000 + at}\t1`)
  intercept(({ path }) => (path.includes('/match/') ? 503 : undefined))
  renderModal('pastePreview', { text: lines.join('\n'), basket: 'main' })
  expect(await screen.findByText(/Взяты первые 1 000 строк.*Ещё 3 строки/)).toBeVisible()
}, 30_000)
