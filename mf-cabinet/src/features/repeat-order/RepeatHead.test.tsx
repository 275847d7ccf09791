import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testOrder } from '../../testing/test-order'
import { testRepeat } from '../../testing/test-repeat'
import { RepeatHead } from './RepeatHead'

const onFilter = jest.fn()
const NONE = { changed: 0, gone: 0, less: 0, dearer: 0, cheaper: 0, rounded: 0, held: 0, same: 0 }
const show = (wasSum: number, sum: number, counts = {}, order = testOrder()) =>
  renderWithKernel(
    <RepeatHead
      repeat={testRepeat([], { wasSum, sum })}
      order={order}
      counts={{ ...NONE, ...counts }}
      filter="gone"
      onFilter={onFilter}
    />,
  )
const sums = () => screen.getByText(/^Было/).parentElement?.textContent?.replaceAll('\u00a0', ' ')

test.each([
  [100, 100, 'Было 100,00сейчас100,00 ₽'],
  [100, 100.3, 'Было 100,00сейчас100,30 ₽+0,30'],
  [100.3, 100, 'Было 100,30сейчас100,00 ₽−0,30'],
  [0.3, 0.1 + 0.2, 'Было 0,30сейчас0,30 ₽'],
])('of %d then and %d now it tells both, and by how much they differ', (was, now, text) => {
  show(was, now)
  expect(sums()).toBe(text)
})

test('points are points', () => {
  show(120, 100, {}, testOrder({ IS_LOYALTY: 'Y' }))
  expect(sums()).toBe('Было 120сейчас100 Б−20')
})

test('kinds that there are have a counter each, the chosen one is pressed; all are read out', async () => {
  show(1, 1, { changed: 3, gone: 2, held: 1, same: 4 })
  const chips = screen.getAllByRole('button')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    ...['Изменилось 3', 'Нет в продаже 2', 'Уже в корзине 1', 'Как тогда 4'],
  ])
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false'])
  expect(screen.getByRole('group', { name: 'Показать строки' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(
    'изменилось: 3, нет в продаже: 2, уже в корзине: 1, как тогда: 4',
  )
  await userEvent.click(screen.getByRole('button', { name: /^Как тогда/ }))
  expect(onFilter.mock.calls).toEqual([['same']])
})
