import type { SortOrder } from '@prilavok/shared-kernel/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Column, TableHead } from './TableHead'

type Sort = 'DATE' | 'SUM'
const COLUMNS: readonly Column<Sort>[] = [
  { title: 'Дата', sort: 'DATE' },
  { title: 'Основание' },
  { title: 'Сумма', sort: 'SUM', right: true },
]
const onSort = jest.fn()
const show = (order: SortOrder = 'DESC', actions = false) =>
  render(
    <table>
      <TableHead columns={COLUMNS} sort="SUM" order={order} onSort={onSort} actions={actions} />
    </table>,
  )
const headers = () => screen.getAllByRole('columnheader')

test.each([
  ['ASC', 'ascending'],
  ['DESC', 'descending'],
] as const)('of rows sorted %s the column says %s, the others nothing', (order, told) => {
  show(order)
  expect(headers().map((header) => header.getAttribute('aria-sort'))).toEqual([null, null, told])
  expect(headers().map((header) => header.querySelectorAll('svg').length)).toEqual([0, 0, 1])
})

test('ascending and descending have each an arrow of its own', () => {
  const arrow = () => headers()[2]?.querySelector('path')?.getAttribute('d')
  const { unmount } = show('ASC')
  const up = arrow()
  unmount()
  show('DESC')
  expect(arrow()).not.toBe(up)
})

test('columns that the API sorts by are pressed, the others not', async () => {
  show()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Дата', 'Сумма'])
  for (const button of screen.getAllByRole('button')) await userEvent.click(button)
  expect(onSort.mock.calls).toEqual([['DATE'], ['SUM']])
  expect(headers().map(({ dataset }) => dataset.right)).toEqual([undefined, undefined, 'true'])
})

test.each([true, false])('a column of actions has no name: %s', (actions) => {
  const { container } = show('DESC', actions)
  expect(container.querySelectorAll('td')).toHaveLength(actions ? 1 : 0)
})
