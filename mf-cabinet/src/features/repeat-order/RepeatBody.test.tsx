import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { RepeatView } from '../../model/repeat-views'
import { testOrder } from '../../testing/test-order'
import { repeatRow, repeatViews, testRepeat } from '../../testing/test-repeat'
import { RepeatBody } from './RepeatBody'
import type { Repeat } from './use-repeat'

function Body({ begin, changes }: { begin: Repeat; changes: { to?: (next: Repeat) => void } }) {
  const [repeat, change] = useState(begin)
  changes.to = change
  return <RepeatBody repeat={repeat} order={testOrder()} />
}
function show(views: RepeatView[], repeat: Partial<Repeat> = {}) {
  const changes: { to?: (next: Repeat) => void } = {}
  const { kernel } = renderWithKernel(<Body begin={testRepeat(views, repeat)} changes={changes} />)
  return { kernel, next: (left: RepeatView[]) => act(() => changes.to?.(testRepeat(left))) }
}
const [GONE, DEARER, SAME] = [repeatRow(1, { ASSORTMENT: 'N' }), repeatRow(2, { PRICE: 12 }), repeatRow(3)]
const names = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('[data-cell="name"] > span')?.textContent)
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const chip = (name: RegExp) => screen.getByRole('button', { name })
const pressed = () => screen.getByRole('button', { pressed: true }).textContent

test('what has changed stands first, what has not is folded below it', () => {
  show(repeatViews([GONE, DEARER, SAME]))
  expect(titles()).toEqual(['Изменилось', 'Как тогда'])
  expect(names()).toEqual(['Товар 1', 'Товар 2'])
  expect(pressed()).toBe('Изменилось 2')
})

test('a kind of change shows its rows alone', async () => {
  show(repeatViews([GONE, DEARER, SAME]))
  await userEvent.click(chip(/^Дороже/))
  expect(titles()).toEqual(['Дороже'])
  expect(names()).toEqual(['Товар 2'])
})

test('what is as then is shown alone, unfolded', async () => {
  show(repeatViews([GONE, DEARER, SAME]))
  await userEvent.click(chip(/^Как тогда/))
  expect(titles()).toEqual(['Как тогда'])
  expect(names()).toEqual(['Товар 3'])
  expect(screen.queryByRole('button', { name: /^Показать$|^Свернуть$/ })).not.toBeInTheDocument()
})

test('where nothing has changed, what is as then is shown', () => {
  show(repeatViews([SAME]))
  expect([pressed(), titles(), names()]).toEqual(['Как тогда 1', ['Как тогда'], ['Товар 3']])
})

test('when the last row of a kind has gone, all that has changed is shown, else what has not', async () => {
  const { next } = show(repeatViews([GONE, DEARER, SAME]))
  await userEvent.click(chip(/^Дороже/))
  next(repeatViews([GONE, SAME]))
  expect(pressed()).toBe('Изменилось 1')
  next(repeatViews([SAME]))
  expect(pressed()).toBe('Как тогда 1')
})

test.each([
  [false, false, false],
  [true, false, true],
  [true, true, false],
])('edited %s and being added %s: leaving asks first: %s', (edited, adding, asks) => {
  const { kernel } = show(repeatViews([SAME]), { edited, adding })
  expect(kernel.leaveGuards.active()).toBe(asks)
})
