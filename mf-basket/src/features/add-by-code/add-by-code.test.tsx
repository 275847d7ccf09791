import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { LOOKUP_ERRORS } from '../../testing/lookup-errors'
import { renderModal } from '../../testing/render-page'
import { testRow } from '../../testing/test-rows'

const { data: state, called, intercept } = basketApi()

const product = (ID: number, changes: Parameters<typeof testRow>[0]) =>
  testRow({ ID, QUANTITY: 0, BASKET: 0, PRICE: 10, ...changes })
const PEN = product(1, { UP_CODE_1C: '184302', NAME: 'Ручка «Литера Клик»', PRICE: 18.4 })
const PAPER = product(2, { UP_CODE_1C: '100241', NAME: 'Бумага А4 «Белый лист»', PRICE: 318 })
const GEL = product(3, {
  ...{ UP_CODE_1C: '201775', NAME: 'Ручка гелевая «Глайд»', REMAIN: 36 },
  UP_MULTIPLICITY: { MIN: 6, STEP: 6 },
})
const TAPES = [
  product(4, { UP_CODE_1C: '264118', NAME: 'Скотч прозрачный 48 мм', PRICE: 64.5 }),
  product(5, { UP_CODE_1C: '264125', NAME: 'Скотч прозрачный 19 мм', PRICE: 41.2 }),
]

beforeEach(() => {
  state.catalogue = [PEN, PAPER, GEL, ...TAPES]
})

const open = (basket: 'main' | 'loyalty' = 'main') => renderModal('add-by-code', { basket })
const code = (place: number) => screen.getByRole('textbox', { name: `Код, строка ${place}` })
const findCode = (place: number) => screen.findByRole('textbox', { name: `Код, строка ${place}` })
const codes = () => screen.getAllByRole('textbox', { name: /^Код, строка/ })
const rows = () => screen.getAllByRole('listitem')
const inRow = (place: number) => within(rows()[place - 1] ?? document.body)
const row = (place: number) => rows()[place - 1]
const quantity = (place: number) => inRow(place).getByRole('textbox', { name: /^Количество/ })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const changes = () => called('POST').filter((call) => !call.includes('/match/'))
/** Look-ups wait until the returned function is called. */
function holdLookups(): () => void {
  let answer: (value?: unknown) => void = () => undefined
  state.lookupGate = new Promise((resolve) => {
    answer = resolve
  })
  return () => answer()
}
const paste = (place: number, text: string, html = '') =>
  fireEvent.paste(code(place), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) },
  })

test('[BAS-022] the modal begins with one empty row for a code, which has the focus', async () => {
  open()
  expect(await screen.findByRole('dialog', { name: 'Добавить по\u00a0коду' })).toBeVisible()
  expect(codes()).toHaveLength(1)
  await waitFor(() => expect(code(1)).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Добавить товары' })).toBeDisabled()
})

test('[BAS-023] [BAS-026] a row is empty, loading, then valid; a new empty row comes when all are valid', async () => {
  const answer = holdLookups()
  open()
  expect(row(1)).toHaveAttribute('data-state', 'empty')
  await userEvent.type(code(1), '18430')
  expect(called('code1c')).toEqual([])
  await userEvent.type(code(1), '2')
  expect(row(1)).toHaveAttribute('data-state', 'loading')
  expect(row(1)).toHaveTextContent('Ищем товар…')
  expect(codes()).toHaveLength(1)
  answer()
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'valid'))
  expect(row(1)).toHaveTextContent('Ручка «Литера Клик»')
  expect(called('code1c')).toEqual(['GET /v3/api/catalog/product/?code1c=184302'])
  expect(await findCode(2)).toHaveValue('')
  expect(codes()).toHaveLength(2)
})

test('[BAS-023] while a row is wrong no new row comes; mended it does', async () => {
  open()
  await userEvent.type(code(1), '999999')
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'error'))
  expect(codes()).toHaveLength(1)
  await userEvent.clear(code(1))
  await userEvent.type(code(1), '184302')
  await findCode(2)
  await userEvent.type(code(2), '999999')
  await waitFor(() => expect(row(2)).toHaveAttribute('data-state', 'error'))
  expect(codes()).toHaveLength(2)
})

test('[BAS-024] of equal codes the later ones are flagged, and are not added', async () => {
  open()
  await userEvent.type(code(1), '184302{Enter}')
  await waitFor(() => expect(code(2)).toHaveFocus())
  await userEvent.keyboard('184302')
  await waitFor(() => expect(row(2)).toHaveTextContent('Данный товар уже добавлен в список'))
  expect(row(2)).toHaveAttribute('data-state', 'error')
  expect(row(1)).toHaveAttribute('data-state', 'valid')
  await press('Добавить 1\u00a0товар')
  await waitFor(() => expect(changes()).toHaveLength(1))
  expect(changes()[0]).toContain('products[1]=1&')
  // The row that it repeats is in the basket by now: one more press adds nothing.
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(row(1)).toHaveTextContent('Данный товар уже добавлен в список')
  expect(row(1)).toHaveAttribute('data-state', 'error')
})

test.each(['12345', '12345а'])(
  '[BAS-025] «%s» is no code: it is said, and nothing is looked up',
  async (text) => {
    open()
    await userEvent.type(code(1), text)
    await userEvent.keyboard('{Enter}')
    expect(row(1)).toHaveTextContent('Код должен состоять из 6 цифр')
    expect(code(1)).toBeInvalid()
    expect(code(1)).toHaveFocus()
    expect(called('code1c')).toEqual([])
  },
)

test('[BAS-025] a digit too many in a pasted code is said, and nothing is looked up', async () => {
  open()
  await waitFor(() => expect(code(1)).toHaveFocus())
  await userEvent.paste('1843021')
  expect(row(1)).toHaveTextContent('Код должен состоять из 6 цифр')
  expect(called('code1c')).toEqual([])
})

test.each(LOOKUP_ERRORS)('[BAS-027] the error %s of the server has its own text', async (error, text) => {
  state.lookupError = error
  open()
  await userEvent.type(code(1), '184302')
  await waitFor(() => expect(row(1)).toHaveTextContent(text))
  expect(code(1)).toBeInvalid()
  expect(quantity(1)).toBeDisabled()
})

test.each<[string, Parameters<typeof testRow>[0], string]>([
  ['not_assortment', { ASSORTMENT: 'N' }, 'Товар не принадлежит ассортименту магазина'],
  ['not_price', { PRICE: 0 }, 'У товара не указана цена'],
  ['not_remains', { REMAIN: 0, TO_ORDER: 'N' }, 'Данного товара нет в наличии'],
])('[BAS-027] of a pasted list %s has its own text, too', async (_, changed, text) => {
  state.catalogue = [PAPER, { ...PEN, ...changed }]
  open()
  paste(1, '184302\t3\n100241\t2')
  await waitFor(() => expect(row(1)).toHaveTextContent(text))
  expect(row(2)).toHaveAttribute('data-state', 'valid')
})

test('[BAS-027] a basket that holds the whole stock takes no more', async () => {
  state.rows.main = [{ ...GEL, QUANTITY: 36, SUM: 0 }]
  open()
  await userEvent.type(code(1), '201775')
  await waitFor(() =>
    expect(row(1)).toHaveTextContent('В корзине находится максимальное количество данного товара'),
  )
})

test('[BAS-028] all valid rows are added with their counts as one change, the wrong ones stay to be mended', async () => {
  const { kernel } = open()
  paste(1, '184302\t48\n999871\t2\n201775\t7\n100241\t5')
  await waitFor(() => expect(rows().filter(({ dataset }) => dataset.state === 'valid')).toHaveLength(3))
  expect(quantity(3)).toHaveValue('12')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Готово к добавлению: 3 на 2 593,20 ₽, 1 строка останется в этом окне',
  )
  await press('Добавить 3\u00a0товара')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(changes()).toEqual([
    expect.stringMatching(/main\/(add|replace)\/ products\[1\]=48&products\[2\]=5&products\[3\]=12&/),
  ])
  expect(code(1)).toHaveValue('999871')
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Добавлены 3 товара. Остальные строки ждут исправления.',
  )
  await waitFor(() => expect(kernel.basket.undo()).toBe(true))
  await waitFor(() => expect(state.rows.main).toEqual([]))
})

test('when all rows are in the basket the modal closes', async () => {
  const { kernel } = open()
  await userEvent.type(code(1), '184302')
  await findCode(2)
  await press('Добавить 1\u00a0товар')
  await waitFor(() => expect(kernel.modals.current()).toEqual([]))
  expect(state.rows.main).toEqual([expect.objectContaining({ ID: 1, QUANTITY: 1 })])
})

test('Enter goes on to the next row as soon as it is there: codes of a scanner come one after the other', async () => {
  open()
  await waitFor(() => expect(code(1)).toHaveFocus())
  await userEvent.keyboard('184302{Enter}')
  await waitFor(() => expect(code(2)).toHaveFocus())
  await userEvent.keyboard('100241{Tab}7{Enter}')
  await waitFor(() => expect(code(3)).toHaveFocus())
  expect(quantity(2)).toHaveValue('7')
  await userEvent.keyboard('{ArrowUp}')
  expect(code(2)).toHaveFocus()
})

test('after a whole code the next one can be typed on at once, also after a wrong one', async () => {
  open()
  await waitFor(() => expect(code(1)).toHaveFocus())
  await userEvent.keyboard('184302100241')
  expect([code(1), code(2)].map((input) => (input as HTMLInputElement).value)).toEqual(['184302', '100241'])
  expect(code(2)).toHaveFocus()
  await userEvent.keyboard('999999')
  await waitFor(() => expect(row(3)).toHaveAttribute('data-state', 'error'))
  await userEvent.keyboard('12')
  expect(code(3)).toHaveValue('999999')
  expect(code(4)).toHaveValue('12')
  expect(code(4)).toHaveFocus()
  expect(rows()).toHaveLength(4)
})

test('codes of a paper with mistakes in it, each with Enter: the wrong ones stay where they are', async () => {
  open()
  await waitFor(() => expect(code(1)).toHaveFocus())
  await userEvent.keyboard('999999{Enter}')
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'error'))
  expect(codes()).toHaveLength(1)
  expect(code(1)).toHaveFocus()
  await userEvent.keyboard('184302{Enter}')
  await waitFor(() => expect(row(2)).toHaveAttribute('data-state', 'valid'))
  await userEvent.keyboard('18430{Enter}')
  await userEvent.keyboard('184302{Enter}')
  await waitFor(() => expect(row(4)).toHaveAttribute('data-state', 'error'))
  await userEvent.keyboard('100241{Enter}')
  await waitFor(() => expect(row(5)).toHaveAttribute('data-state', 'valid'))
  const typed = codes().map((input) => (input as HTMLInputElement).value)
  expect(typed).toEqual(['999999', '184302', '18430', '184302', '100241'])
  expect(row(3)).toHaveAttribute('data-state', 'error')
})

test('a wrong code is mended after Enter by taking digits back', async () => {
  open()
  await userEvent.type(code(1), '184303{Enter}')
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'error'))
  await userEvent.keyboard('{Backspace}2')
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'valid'))
  expect(code(1)).toHaveValue('184302')
})

test('digits that are typed before the code is found are not lost', async () => {
  const answer = holdLookups()
  open()
  await waitFor(() => expect(code(1)).toHaveFocus())
  await userEvent.keyboard('1843021002')
  expect(code(2)).toHaveValue('1002')
  answer()
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'valid'))
  expect(code(2)).toHaveFocus()
})

test('a pasted list says what became of its counts, and keeps what it asked for', async () => {
  state.catalogue = [...state.catalogue, product(40, { UP_CODE_1C: '413800', NAME: 'Нет', REMAIN: 0 })]
  open()
  paste(1, '201775\t7\n413800\t500\n184302\tabc\nБумага А4\t4\n000001\t2')
  await waitFor(() => expect(row(1)).toHaveTextContent('Округлили 7 до 12'))
  await waitFor(() => expect(row(2)).toHaveTextContent('Вы указали 500'))
  expect(row(3)).toHaveTextContent('Количество «abc» не понятно: укажите число')
  expect(row(3)).toHaveAttribute('data-state', 'error')
  expect(row(4)).toHaveTextContent('Белый лист')
  expect(row(5)).toHaveTextContent('Товар не найден')
  expect(screen.getByRole('button', { name: /^Добавить 2\u00a0товара/ })).toBeEnabled()
  await userEvent.click(inRow(3).getByRole('button', { name: 'Увеличить' }))
  expect(row(3)).toHaveAttribute('data-state', 'valid')
})

test('what the basket holds already is said', async () => {
  state.rows.main = [testRow({ ID: 1, UP_CODE_1C: '184302', QUANTITY: 3 })]
  open()
  paste(1, '184302\t2\n100241\t1')
  await waitFor(() => expect(row(1)).toHaveTextContent('В корзине уже 3, добавим к ним'))
})

test('closing asks before pasted rows are lost', async () => {
  const { kernel } = open()
  paste(1, '184302\t2\n100241\t3')
  await waitFor(() => expect(row(2)).toHaveAttribute('data-state', 'valid'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  expect(kernel.modals.current()).toHaveLength(1)
})

test('lines of a price list without a count can be taken after all', async () => {
  open()
  const lines = ['184302\t', '100241\t', '264118\t', '201775\t12']
  paste(1, ['Код\tКол-во', ...lines].join('\n'))
  expect(await screen.findByText(/потому пропущено: 3 строки/)).toBeVisible()
  await press(/^Взять и\sих$/)
  await waitFor(() => expect(rows().filter(({ dataset }) => dataset.state === 'valid')).toHaveLength(4))
  expect(screen.queryByText(/пропущено/)).toBeNull()
})

test('Enter in the last row, while another one is wrong, goes on with what is typed', async () => {
  open()
  paste(1, '999871\n184302')
  await waitFor(() => expect(row(2)).toHaveAttribute('data-state', 'valid'))
  await userEvent.click(code(2))
  await userEvent.keyboard('{Enter}')
  expect(code(2)).toHaveFocus()
  expect(codes()).toHaveLength(2)
  await userEvent.keyboard('1')
  expect(code(3)).toHaveFocus()
  expect(code(3)).toHaveValue('1')
})

test('what is typed on in the middle of a list comes to its end', async () => {
  open()
  paste(1, '999871\n184302')
  await waitFor(() => expect(row(2)).toHaveAttribute('data-state', 'valid'))
  await userEvent.click(code(1))
  await userEvent.keyboard('{End}100241')
  await waitFor(() => expect(row(3)).toHaveAttribute('data-state', 'valid'))
  expect(codes().map((input) => (input as HTMLInputElement).value)).toEqual(['999871', '184302', '100241'])
})

test('Enter before a code turns out wrong keeps the focus in it', async () => {
  const answer = holdLookups()
  open()
  await userEvent.type(code(1), '999999{Enter}')
  answer()
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'error'))
  expect(code(1)).toHaveFocus()
})

test('a count that is typed before the product is known is kept, and fitted to what can be ordered', async () => {
  const answer = holdLookups()
  open()
  await userEvent.type(code(1), '201775')
  await userEvent.tab()
  await userEvent.keyboard('7{Enter}')
  answer()
  await waitFor(() => expect(code(2)).toHaveFocus())
  expect(quantity(1)).toHaveValue('12')
})

test('a table out of an e-mail fills the rows, names of it are to be chosen where they are not sure', async () => {
  open()
  const html = `<table><tr><th>Код</th><th>Товар</th><th>Кол-во</th></tr>
    <tr><td>184302</td><td>Ручка</td><td>48</td></tr>
    <tr><td></td><td>скотч прозрачный</td><td>12</td></tr></table>`
  paste(1, 'Код\nТовар\nКол-во', html)
  await waitFor(() => expect(row(2)).toHaveTextContent('Подходят 2 товара, выберите один'))
  await userEvent.click(inRow(2).getByRole('button', { name: /Скотч прозрачный 19\sмм/ }))
  expect(code(2)).toHaveValue('264125')
  expect(quantity(2)).toHaveValue('12')
  expect(row(2)).toHaveAttribute('data-state', 'valid')
  expect(await findCode(3)).toHaveValue('')
})

test('after a choice the focus goes to the next row, also to one of a name that is to be chosen, too', async () => {
  open()
  paste(1, 'скотч прозрачный\t12\nскотч\t3\n999871\t1')
  await waitFor(() => expect(row(2)).toHaveTextContent('Подходят 2 товара, выберите один'))
  await userEvent.click(inRow(1).getByRole('button', { name: /Скотч прозрачный 19\sмм/ }))
  expect(row(1)).toHaveAttribute('data-state', 'valid')
  expect(inRow(2).getByRole('button', { name: /Скотч прозрачный 48\sмм/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(row(2)).toHaveAttribute('data-state', 'valid')
  expect(code(3)).toHaveFocus()
})

test.each<[string, () => Promise<void>]>([
  ['the button', () => press('Добавить 2\u00a0товара')],
  [
    'Ctrl+Enter in a quantity',
    () => userEvent.type(quantity(2), '4{Control>}{Enter}{/Control}', { initialSelectionStart: 0 }),
  ],
  ['Ctrl+Enter in a code that stays', () => userEvent.type(code(4), '{Control>}{Enter}{/Control}')],
])('after adding by %s the focus goes to the first code that stays', async (_, add) => {
  open()
  paste(1, '184302\t48\n201775\t6\n999871\t2\n999872\t2')
  await waitFor(() => expect(rows().filter(({ dataset }) => dataset.state === 'valid')).toHaveLength(2))
  await waitFor(() => expect(row(4)).toHaveAttribute('data-state', 'error'))
  await add()
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(code(1)).toHaveValue('999871')
  await waitFor(() => expect(code(1)).toHaveFocus())
})

test('products to choose from cost what the basket counts in: bonus points in the bonus basket', async () => {
  state.catalogue = TAPES.map((tape, at) => ({ ...tape, LOYALTY_PRICE: 700 + at }))
  open('loyalty')
  paste(1, 'скотч прозрачный\t12\n184302\t1')
  await waitFor(() => expect(row(1)).toHaveTextContent('Подходят 2 товара, выберите один'))
  const option = inRow(1).getByRole('button', { name: /Скотч прозрачный 19\sмм/ })
  expect(option).toHaveTextContent(/701.Б/)
  expect(option).not.toHaveTextContent('₽')
})

test('one pasted code is typed into its row', async () => {
  open()
  await waitFor(() => expect(code(1)).toHaveFocus())
  await userEvent.paste('184 302')
  expect(code(1)).toHaveValue('184302')
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'valid'))
})

test('a code of nearly the same digits is offered', async () => {
  open()
  paste(1, '184320\t2\n100241\t1')
  await waitFor(() => expect(row(1)).toHaveTextContent('Товар не найден'))
  await userEvent.click(inRow(1).getByRole('button', { name: /Литера Клик/ }))
  expect(code(1)).toHaveValue('184302')
  expect(quantity(1)).toHaveValue('2')
})

test('a look-up without an answer can be repeated, what was typed stays', async () => {
  let down = true
  intercept(({ path }) => (down && path.startsWith('/v3/api/catalog/product/') ? 503 : undefined))
  open()
  await userEvent.type(code(1), '184302')
  const retry = await screen.findByRole('button', { name: 'Повторить поиск, строка 1' })
  expect(row(1)).toHaveAttribute('data-state', 'error')
  down = false
  await userEvent.click(retry)
  await waitFor(() => expect(row(1)).toHaveAttribute('data-state', 'valid'))
})

test('where lists cannot be matched, their codes are looked up one by one', async () => {
  intercept(({ path }) => (path.endsWith('/match/') ? 404 : undefined))
  open()
  paste(1, '184302\t2\n100241\t3\n999999\t1')
  await waitFor(() => expect(row(3)).toHaveTextContent('Товар не найден'))
  expect(row(1)).toHaveTextContent('Ручка «Литера Клик»')
  expect(quantity(2)).toHaveValue('3')
})

test('what the server does not take stays with its reason, and nothing is lost when it does not answer', async () => {
  open()
  await userEvent.type(code(1), '184302')
  await findCode(2)
  state.rejection = 'Товар закончился'
  await press('Добавить 1\u00a0товар')
  await waitFor(() => expect(row(1)).toHaveTextContent('Товар закончился'))
  expect(code(1)).toHaveValue('184302')
  state.rejection = undefined
  state.loadStatus = 503
  await press('Добавить 1\u00a0товар')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(code(1)).toHaveValue('184302')
})

test('closing by accident asks first, once something is typed', async () => {
  const { kernel } = open()
  await userEvent.type(code(1), '1843')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  expect(kernel.modals.current()).toHaveLength(1)
})

test('a row that was removed comes back where it was', async () => {
  open()
  paste(1, '184302\t2\n100241\t3\n201775\t6')
  await waitFor(() => expect(rows().filter(({ dataset }) => dataset.state === 'valid')).toHaveLength(3))
  await press('Убрать строку 2')
  expect(codes().map((input) => (input as HTMLInputElement).value)).toEqual(['184302', '201775', ''])
  await press('Вернуть')
  expect(codes().slice(0, 3)).toEqual([code(1), code(2), code(3)])
  expect(code(2)).toHaveValue('100241')
  expect(quantity(2)).toHaveValue('3')
})

test('two hundred pasted codes are asked for in batches', async () => {
  state.catalogue = Array.from({ length: 200 }, (_, at) =>
    product(100 + at, { UP_CODE_1C: String(300_000 + at) }),
  )
  open()
  paste(1, state.catalogue.map(({ UP_CODE_1C }) => `${UP_CODE_1C}\t2`).join('\n'))
  await screen.findByRole('button', { name: 'Добавить 200\u00a0товаров' })
  expect(called('/match/')).toHaveLength(4)
  expect(called('code1c')).toEqual([])
})

test('lines that a basket has no room for are told', async () => {
  state.catalogue = []
  const codesFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => String(first + at)).join('\n')
  open()
  paste(1, codesFrom(300_000, 3))
  await waitFor(() => expect(code(3)).toHaveValue('300002'))
  paste(1, codesFrom(400_000, 999))
  expect(await screen.findByText(/Взяты первые 1 000 строк.*Ещё 2 строки/)).toBeVisible()
})
