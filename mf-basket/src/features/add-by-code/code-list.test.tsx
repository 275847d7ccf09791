import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { renderModal } from '../../testing/render-page'
import { testRow } from '../../testing/test-rows'

const { data: state, intercept } = basketApi()

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
