import { createTestPlatform, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readParams } from '../../model/order-list-params'
import { OrderSortChoice } from './OrderSortChoice'

test('each column is offered in both directions; the present sort is chosen, another one is told', async () => {
  const onChange = jest.fn()
  const params = readParams(new URLSearchParams('sort=POSITION_SUM&order=ASC'), createTestPlatform().cookies)
  renderWithKernel(<OrderSortChoice params={params} onChange={onChange} />)
  const choice = screen.getByRole('combobox', { name: 'Сортировка заказов', hidden: true })
  expect(choice).toHaveDisplayValue('Сумма, по возрастанию')
  expect(
    within(choice)
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Дата, сначала старые', 'Дата, сначала новые', 'Номер, по возрастанию', 'Номер, по убыванию'],
    ...['Статус, по возрастанию', 'Статус, по убыванию', 'Товары, по возрастанию', 'Товары, по убыванию'],
    ...['Сумма, по возрастанию', 'Сумма, по убыванию'],
  ])
  await userEvent.selectOptions(choice, 'Номер, по убыванию')
  await userEvent.selectOptions(choice, 'Дата, сначала старые')
  expect(onChange.mock.calls).toEqual([
    [{ sort: 'ORDER_NUMBER', order: 'DESC' }],
    [{ sort: 'CREATE_DATE', order: 'ASC' }],
  ])
})
