import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RepeatView } from '../../model/repeat-views'
import { testOrder } from '../../testing/test-order'
import { repeatRow, repeatViews, testRepeat } from '../../testing/test-repeat'
import { RepeatRows } from './RepeatRows'
import type { Repeat } from './use-repeat'

const CHANGED = repeatViews([repeatRow(1, { PRICE: 12 }), repeatRow(2, { PRICE: 13 })])
const SAME = repeatViews([repeatRow(3), repeatRow(4, {}, { QUANTITY: 3 })])
const show = (
  { changed = CHANGED, same = SAME, startOpen = false, order = testOrder() } = {},
  repeat: Partial<Repeat> = {},
) =>
  renderWithKernel(
    <RepeatRows
      {...{ order, changed, same, startOpen }}
      repeat={testRepeat([...changed, ...same], repeat)}
      title="Дороже"
    />,
  )
const groups = () =>
  screen.getAllByRole('heading').map(({ parentElement }) => parentElement?.textContent?.replace(/\s/g, ' '))
const list = (name: string) => screen.queryByRole('list', { name })
const rowsOf = (name: string) => within(list(name) as HTMLElement).getAllByRole('listitem')

test('each group says how many goods it has; what is as then says what it comes to', () => {
  show()
  expect(groups()).toEqual(['Дороже2 товара, проверьте', 'Как тогда2 товара на 50,00 ₽Показать'])
  expect(rowsOf('Изменившиеся товары')).toHaveLength(2)
  expect(list('Товары как тогда')).not.toBeInTheDocument()
})

test('what is as then unfolds and folds', async () => {
  show()
  const button = screen.getByRole('button', { name: 'Показать', expanded: false })
  expect(button).not.toHaveAttribute('aria-controls')
  await userEvent.click(button)
  expect(rowsOf('Товары как тогда')).toHaveLength(2)
  const open = screen.getByRole('button', { name: 'Свернуть', expanded: true })
  expect(document.getElementById(open.getAttribute('aria-controls') ?? '')).toContainElement(
    list('Товары как тогда'),
  )
  await userEvent.click(open)
  expect(list('Товары как тогда')).not.toBeInTheDocument()
})

test('asked for alone it is open, with nothing to fold', () => {
  show({ changed: [], startOpen: true })
  expect(groups()).toEqual(['Как тогда2 товара на 50,00 ₽'])
  expect(rowsOf('Товары как тогда')).toHaveLength(2)
})

test('a group without rows is not there', () => {
  show({ same: [] })
  expect(groups()).toEqual(['Дороже2 товара, проверьте'])
})

test.each([
  [testOrder(), 'Было, ₽', 'Сейчас, ₽'],
  [testOrder({ IS_LOYALTY: 'Y' }), 'Было, Б', 'Сейчас, Б'],
])('the columns name the money of the order', (order, was, now) => {
  show({ order })
  expect([screen.getByText(was), screen.getByText(now)]).toHaveLength(2)
})

test.each([true, false])('what is on its way into the basket is not to be changed: %s', (adding) => {
  show({}, { adding })
  expect(list('Изменившиеся товары')?.hasAttribute('inert')).toBe(adding)
})

test('only where similar products were looked for there are none', () => {
  const gone: RepeatView[] = repeatViews([repeatRow(5, { REMAIN: 0 }), repeatRow(6, { REMAIN: 0 })])
  show({ changed: gone }, { searched: new Map([[5, []]]) })
  const [searched, other] = rowsOf('Изменившиеся товары')
  expect(searched).toHaveTextContent('Аналогов нет')
  expect(other).not.toHaveTextContent('Аналогов нет')
})

test('Enter and ↓ in a count go to the next one, ↑ back', async () => {
  show()
  const [first, second] = rowsOf('Изменившиеся товары').map((row) => within(row).getByRole('textbox'))
  await userEvent.click(first as HTMLElement)
  await userEvent.keyboard('{Enter}')
  expect(second).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(first).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(second).toHaveFocus()
})

test('↓ goes to the same button of the next row', async () => {
  const { container } = show()
  // What scrolls is reached by its rows, not by Tab.
  expect(container.firstElementChild).toHaveAttribute('tabindex', '-1')
  screen.getByRole('button', { name: 'Не брать: Товар 1' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Не брать: Товар 2' })).toHaveFocus()
})
