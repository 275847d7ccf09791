import { MATCHED_LINES } from '@prilavok/shared-kernel/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { CATALOGUE } from '../../testing/catalogue'
import { renderModal } from '../../testing/render-page'

const { data: state, intercept } = basketApi()

beforeEach(() => {
  state.catalogue = CATALOGUE
})

const quantity = () => screen.getAllByRole('textbox', { name: /^Количество/ })[0] as HTMLElement
const open = async (text: string) => {
  renderModal('pastePreview', { text, basket: 'main' })
  await screen.findByRole('listitem', { name: /^Строка 1: .*(Готово|Без количества|Ждёт ответа|Ручка)/ })
}

test('the columns of a list are shown and can be changed', async () => {
  await open('Код\tСклад\tНа складе\tЗаказ\n184302\t5\t100\t3')
  expect(quantity()).toHaveValue('3')
  expect(screen.getByText('Код: столбец «Код» · Количество: столбец «Заказ»')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Изменить' }))
  const chosen = screen.getByRole('combobox', { name: 'Количество' })
  await userEvent.selectOptions(chosen, 'На складе')
  await waitFor(() => expect(quantity()).toHaveValue('100'))
  expect(screen.getByRole('combobox', { name: 'Количество' })).toHaveFocus()
})

test('of two columns that fit alike one is asked for, once for the list', async () => {
  await open('Код\tКол-во\tКоличество\n184302\t5\t7')
  expect(screen.getByText(/Количеством могут быть столбцы «Кол-во» и «Количество»/)).toBeVisible()
  expect(screen.getByText('Не понятно, в каком столбце количество: укажите число')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Добавить товары' })).toBeDisabled()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Количество' }), 'Количество')
  await waitFor(() => expect(quantity()).toHaveValue('7'))
  expect(screen.queryByText(/Количеством могут быть/)).not.toBeInTheDocument()
})

test('a count that was typed stays with its line when columns are changed', async () => {
  await open('Код\tСклад\tНа складе\tЗаказ\n184302\t5\t100\t3')
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '9{Tab}')
  await userEvent.click(screen.getByRole('button', { name: 'Изменить' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Количество' }), 'На складе')
  await waitFor(() => expect(screen.getByText(/столбец\s«На складе»/)).toBeVisible())
  await waitFor(() => expect(quantity()).toHaveValue('9'))
})

test('columns without titles are named by their number and an example', async () => {
  await open('184302\t5\t12\n201775\t6\t18')
  expect(
    screen.getByText('Количеством могут быть столбцы 2 («5») и 3 («12»).', { exact: false }),
  ).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Количество' }), '3 («12»)')
  await waitFor(() => expect(quantity()).toHaveValue('12'))
  expect(screen.getByText('Код: столбец 1 («184302») · Количество: столбец 3 («12»)')).toBeVisible()
})

test('what is no line of a list is told in a line that opens, and can be taken', async () => {
  await open('Здравствуйте!\n184302 5\n100241 3\nИтого 2 позиции бумаги\nС уважением, Анна')
  expect(screen.getByText(/^Не взяты 3 строки: /)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }))
  await userEvent.click(screen.getByRole('button', { name: 'Взять: Итого 2 позиции бумаги' }))
  expect(await screen.findByRole('listitem', { name: /^Строка 3: Итого 2 позиции бумаги/ })).toBeVisible()
  expect(screen.getByText(/^Не взяты 2 строки: /)).toBeVisible()
  const take = () => userEvent.click(screen.getAllByRole('button', { name: /^Взять: / })[0] as HTMLElement)
  expect(screen.getByRole('button', { name: 'Взять: Здравствуйте!' })).toHaveFocus()
  await take()
  await take()
  expect(screen.getByRole('listitem', { name: /^Строка 5:/ })).toHaveFocus()
})

test('codes of somebody else are asked about once: until then nothing is ready, then goods are found by their names', async () => {
  await open('Артикул\tТовар\tКол-во\n700001\tБумага А4\t3\n700002\tРучка гелевая\t6\n184302\tТонер\t1')
  const question = await screen.findByText(/В столбце «Артикул», похоже, не коды магазина/)
  expect(question.closest('[role="status"]')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Добавить товары' })).toBeDisabled()
  expect(screen.getByRole('dialog')).toHaveTextContent('Готово 0 строк на 0,00 ₽, ещё 3 останутся')
  expect(screen.queryByRole('button', { name: /^Готово/ })).not.toBeInTheDocument()
  expect(screen.getByRole('listitem', { name: /^Строка 3: .*Ждёт ответа: Ручка/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^По\sназваниям$/ }))
  expect(await screen.findByRole('listitem', { name: /^Строка 1: .*Бумага А4 «Белый лист»/ })).toBeVisible()
  expect(await screen.findByRole('listitem', { name: /^Строка 3: .*Тонер CF259X/ })).toBeVisible()
  expect(screen.queryByText(/не коды магазина/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Добавить 3\u00a0товара/ })).toBeEnabled()
})

test('nothing of a list with codes is ready while part of it is being looked up', async () => {
  const lines = Array.from({ length: MATCHED_LINES }, () => '184302\tРучка\t1')
  let release: (value?: unknown) => void = () => undefined
  const gate = new Promise((resolve) => {
    release = resolve
  })
  intercept(async ({ path, body }) => {
    if (path.endsWith('/match/') && body.get('lines[0][code]') === '700001') await gate
    return undefined
  })
  await open(['Артикул\tТовар\tКол-во', ...lines, '700001\tСкотч\t2'].join('\n'))
  expect(await screen.findByRole('button', { name: 'Готово 1' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Добавить товары' })).toBeDisabled()
  release()
  expect(await screen.findByRole('button', { name: /^Добавить 1\u00a0товар/ })).toBeEnabled()
})

test('a column that gives no lines is neither taken nor remembered; another one is, for lists of this shape', async () => {
  const text = 'Код\tСклад\tИюнь\tИюль\tЗаказ\n184302\t5\t0\t4\t3\n100241\t5\t0\t6\t2'
  const { kernel } = renderModal('pastePreview', { text, basket: 'main' })
  await screen.findByRole('listitem', { name: /^Строка 1: .*Готово/ })
  await userEvent.click(screen.getByRole('button', { name: 'Изменить' }))
  const chosen = screen.getByRole('combobox', { name: 'Количество' })
  await userEvent.selectOptions(chosen, 'Июнь')
  expect(chosen).toHaveDisplayValue('Заказ')
  expect(kernel.notices.current()).toMatchObject([
    { text: expect.stringContaining('Список остался прежним') },
  ])
  expect(kernel.platform.local.get('list_columns')).toBeUndefined()
  await userEvent.selectOptions(chosen, 'Июль')
  await waitFor(() => expect(quantity()).toHaveValue('4'))
  expect(kernel.platform.local.get('list_columns')).toContain('Июль')
})

test('in a letter with a table whose counts are asked for a line keeps its own', async () => {
  const letter = 'Здравствуйте!\nПрошу прислать:\nБумага А4 - 5 шт\nТонер CF259X - 2 шт\nи по списку:'
  await open(`${letter}\nКод\tКол-во\tКоличество\n184302\t5\t7\n201775\t6\t12`)
  expect(screen.getByRole('listitem', { name: /^Строка 1: Бумага А4\. Готово/ })).toBeVisible()
  expect(quantity()).toHaveValue('5')
  expect(screen.getByRole('listitem', { name: /^Строка 3: 184302\. Без количества/ })).toBeVisible()
})

test('what was taken after all stays, with its count, when columns are changed', async () => {
  await open('Код\tСклад\tНа складе\tЗаказ\n184302\t5\t100\t3\nИтого\t5\t100\t3')
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }))
  await userEvent.click(screen.getByRole('button', { name: /^Взять: Итого/ }))
  await screen.findByRole('listitem', { name: /^Строка 2: Итого/ })
  await userEvent.click(screen.getByRole('button', { name: 'Изменить' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Количество' }), 'На складе')
  await waitFor(() => expect(quantity()).toHaveValue('100'))
  expect(await screen.findByRole('listitem', { name: /^Строка 2: Итого/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Взять: Итого/ })).not.toBeInTheDocument()
})
