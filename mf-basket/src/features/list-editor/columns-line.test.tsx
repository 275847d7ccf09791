import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketApi } from '../../testing/basket-api'
import { CATALOGUE } from '../../testing/catalogue'
import { renderModal } from '../../testing/render-page'

const { data: state } = basketApi()

beforeEach(() => {
  state.catalogue = CATALOGUE
})

const quantity = () => screen.getByRole('textbox', { name: /^Количество/ })
const open = async (text: string) => {
  renderModal('pastePreview', { text, basket: 'main' })
  await screen.findByRole('listitem', { name: /^Строка 1: .*(Готово|Ручка)/ })
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
  expect(quantity()).not.toHaveValue('5')
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
