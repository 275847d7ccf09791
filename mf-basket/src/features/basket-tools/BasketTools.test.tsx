import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { BasketTools } from './BasketTools'

type Props = ComponentProps<typeof BasketTools>
const onSort = jest.fn()
const [onSelectAll, onRemoveSelected, onClear] = [jest.fn(), jest.fn(), jest.fn()]
beforeEach(() => jest.clearAllMocks())

const item = (SORT: string, TITLE: string) => ({ SORT, TITLE, ORDER: 'DESC' as const })
const render = (changes: Partial<Props> = {}) =>
  renderWithKernel(
    <BasketTools
      {...{ total: 3, selected: 0, onSelectAll, onRemoveSelected, onClear, onSort }}
      sortItems={[
        item('BASKET_CREATE_DATE', 'По дате'),
        item('NAME', 'По названию'),
        item('PRICE', 'По цене'),
      ]}
      sort={{ SORT: 'NAME', ORDER: 'ASC' }}
      {...changes}
    />,
  )
const all = () => screen.getByRole('checkbox', { name: 'Выбрать всё' })
const removal = () => screen.getByRole('button', { name: /^Удалить выбранные/ })
const sorts = () => screen.getByRole('combobox', { name: 'Сортировка' })
const optionsOf = (element: HTMLElement) =>
  [...element.querySelectorAll('option')].map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '))

test.each([
  [0, 3, false, false, 'Удалить выбранные'],
  [1, 3, false, true, 'Удалить выбранные, 1'],
  [3, 3, true, false, 'Удалить выбранные, 3'],
  [0, 0, false, false, 'Удалить выбранные'],
])('%i of %i rows are ticked', (selected, total, checked, partial, text) => {
  render({ selected, total })
  expect(all()).toHaveProperty('checked', checked)
  if (partial) expect(all()).toBePartiallyChecked()
  else expect(all()).not.toBePartiallyChecked()
  expect(removal()).toHaveTextContent(new RegExp(`^${text}$`))
  if (selected > 0) expect(removal()).toBeEnabled()
  else expect(removal()).toBeDisabled()
})

test('each tool does its own', async () => {
  render({ selected: 1 })
  await userEvent.click(removal())
  expect([onRemoveSelected, onSelectAll, onClear].map((one) => one.mock.calls.length)).toEqual([1, 0, 0])
  await userEvent.click(screen.getByRole('button', { name: 'Очистить корзину' }))
  expect([onRemoveSelected, onSelectAll, onClear].map((one) => one.mock.calls.length)).toEqual([1, 0, 1])
  await userEvent.click(all())
  expect(onSelectAll).toHaveBeenCalledWith(true)
})

test('every sort is offered in both directions, in words of its own where it has some', () => {
  render()
  expect(optionsOf(sorts())).toEqual([
    ...[
      'По дате, сначала новые',
      'По дате, сначала старые',
      'По названию, от А до Я',
      'По названию, от Я до А',
    ],
    ...['По цене, по возрастанию', 'По цене, по убыванию'],
  ])
  expect(sorts()).toHaveDisplayValue(/^По названию, от\sА до\sЯ$/)
})

test('a choice tells its sort and its direction', async () => {
  render()
  await userEvent.selectOptions(sorts(), screen.getByRole('option', { name: /По цене, по\sубыванию/ }))
  await userEvent.selectOptions(sorts(), screen.getByRole('option', { name: 'По дате, сначала старые' }))
  expect(onSort.mock.calls).toEqual([
    [{ SORT: 'PRICE', ORDER: 'DESC' }],
    [{ SORT: 'BASKET_CREATE_DATE', ORDER: 'ASC' }],
  ])
})

test('a sort that is not offered shows none', () => {
  render({ sort: { SORT: 'WEIGHT', ORDER: 'ASC' } })
  expect(sorts()).toHaveDisplayValue('Сортировка')
})

test('where nothing sorts there is nothing to choose', () => {
  render({ sortItems: [] })
  expect(screen.queryByRole('combobox')).toBeNull()
})
