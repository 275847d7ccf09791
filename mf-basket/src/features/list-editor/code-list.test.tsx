import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { CATALOGUE, GONE } from '../../testing/catalogue'
import { renderModal } from '../../testing/render-page'

const { data: state, intercept } = basketApi()

beforeEach(() => {
  state.catalogue = CATALOGUE
})

const open = (basket: 'main' | 'loyalty' = 'main') => renderModal('add-by-code', { basket })
const code = (place: number) => screen.getByRole('textbox', { name: `Код, строка ${place}` })
const findCode = (place: number) => screen.findByRole('textbox', { name: `Код, строка ${place}` })
const rows = () => screen.getAllByRole('listitem')
const inRow = (place: number) => within(rows()[place - 1] ?? document.body)
const row = (place: number) => rows()[place - 1]
const quantity = (place: number) => inRow(place).getByRole('textbox', { name: /^Количество/ })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const paste = (place: number, text: string, html = '') =>
  fireEvent.paste(code(place), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) },
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

test('a pasted list says what became of its counts, and keeps what it asked for', async () => {
  state.catalogue = [...CATALOGUE, { ...GONE, UP_CODE_1C: '413800' }]
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

test('after adding the focus goes to the first code that stays', async () => {
  open()
  paste(1, '184302\t48\n201775\t6\n999871\t2\n999872\t2')
  await waitFor(() => expect(rows().filter(({ dataset }) => dataset.state === 'valid')).toHaveLength(2))
  await waitFor(() => expect(row(4)).toHaveAttribute('data-state', 'error'))
  await press('Добавить 2\u00a0товара')
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
