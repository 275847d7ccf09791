import type { LoyaltyOperation } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOperation } from '../../testing/test-loyalty'
import { OperationTable } from './OperationTable'

const onSort = jest.fn()
const show = (operations: readonly LoyaltyOperation[], stale = false) => {
  onSort.mockClear()
  const nav = { CNT: operations.length, LIMIT: 15, OFFSET: 0, SORT: 'DATE', ORDER: 'DESC' } as const
  renderWithKernel(<OperationTable {...{ operations, nav, stale, onSort }} />)
}
const operation = (CODE: LoyaltyOperation['OPERATION_TYPE']['CODE'], POINTS: number, changes = {}) =>
  testOperation({ OPERATION_TYPE: { CODE, VALUE: CODE }, POINTS, ...changes })
const rows = () => screen.getAllByRole('row').slice(1)
const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell')
const textsOf = (row: HTMLElement) => cellsOf(row).map(({ textContent }) => textContent?.replace(/\s/g, ' '))
const toneOf = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-tone]')?.dataset.tone

test('a row says when, what, what for, how far and how much', () => {
  show([testOperation(), testOperation({ ID: 2, ORDER: null, COMMENT: 'К празднику' })])
  const [of, without] = rows() as [HTMLElement, HTMLElement]
  expect(textsOf(of)).toEqual(['14 октября 2025', 'Начисление баллов', '№ 48213', 'Проведена', '+312 Б'])
  expect(within(of).getByRole('link')).toHaveAttribute('href', '/cabinet/orders/213')
  expect(textsOf(without)[2]).toBe('К празднику')
  expect(without.querySelector('small')).not.toBeInTheDocument()
})

test('what is said of an order stands small below it', () => {
  show([testOperation({ COMMENT: 'Часть товаров' })])
  const [row] = rows() as [HTMLElement]
  expect(textsOf(row)[2]).toBe('№ 48213Часть товаров')
  expect(row.querySelector('small')).toHaveTextContent('Часть товаров')
})

test('points that come, go, are none and are still expected look apart', () => {
  show([
    operation('loyalty-plus', 5, { ID: 1 }),
    operation('loyalty-minus', 5, { ID: 2 }),
    operation('loyalty-plus', 0, { ID: 3 }),
    operation('loyalty-plus', 5, { ID: 4, STATUS: { CODE: 'expected', VALUE: 'Ожидается' } }),
  ])
  expect(rows().map(toneOf)).toEqual(['success', 'neutral', 'neutral', 'warning'])
  expect(rows().map((row) => cellsOf(row).at(-1)?.dataset.added)).toEqual([
    ...['true', undefined, undefined, 'true'],
  ])
})

test('expected points have no number yet: each row stays that of its order', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  show([
    testOperation({ ID: null }),
    testOperation({ ID: null, ORDER: { ID: 214, ORDER_NUMBER: '48214' } }),
    testOperation({ ID: null, ORDER: null }),
  ])
  expect(rows()).toHaveLength(3)
  expect(consoleError).not.toHaveBeenCalled()
})

test('date, operation and points sort, the reason and the state do not', async () => {
  show([testOperation()])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Дата', 'Операция', 'Основание', 'Статус', 'Баллы'],
  ])
  for (const button of screen.getAllByRole('button')) await userEvent.click(button)
  expect(onSort.mock.calls).toEqual([['DATE'], ['OPERATION_TYPE'], ['POINTS']])
  expect(screen.getByRole('columnheader', { name: 'Дата' })).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('columnheader', { name: 'Баллы' })).toHaveAttribute('data-right', 'true')
})

test.each([true, false])('rows that are being replaced are marked: %s', (stale) => {
  show([testOperation()], stale)
  const table = screen.getByRole('table')
  expect([table.getAttribute('aria-busy'), table.dataset.stale]).toEqual(
    stale ? ['true', 'true'] : [null, undefined],
  )
})
