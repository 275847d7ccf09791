import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { CATALOGUE } from '../../testing/catalogue'
import { renderModal } from '../../testing/render-page'

const { data: state } = basketApi()

beforeEach(() => {
  state.catalogue = CATALOGUE
})

const quantity = () => screen.getAllByRole('textbox', { name: /^Количество/ })[0] as HTMLElement
const open = async (text: string) => {
  renderModal('pastePreview', { text, basket: 'main' })
  await screen.findByRole('listitem', { name: /^Строка 1: .*(Готово|Без количества|Ручка)/ })
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

test('columns without titles are named by their number and an example, and are not remembered', async () => {
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
})

test('codes of somebody else are asked about once: until then nothing is ready, then goods are found by their names', async () => {
  await open('Артикул\tТовар\tКол-во\n700001\tБумага А4\t3\n700002\tРучка гелевая\t6\n184302\tТонер\t1')
  expect(await screen.findByText(/В столбце «Артикул», похоже, не коды магазина/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Добавить товары' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: /^По\sназваниям$/ }))
  expect(await screen.findByRole('listitem', { name: /^Строка 1: .*Бумага А4 «Белый лист»/ })).toBeVisible()
  expect(await screen.findByRole('listitem', { name: /^Строка 3: .*Тонер CF259X/ })).toBeVisible()
  expect(screen.queryByText(/не коды магазина/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Добавить 3\u00a0товара/ })).toBeEnabled()
})
