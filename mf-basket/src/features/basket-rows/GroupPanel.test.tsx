import type { BasketGroup } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testShop } from '@prilavok/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { testRow, testRows } from '../../testing/test-rows'
import { GroupPanel } from './GroupPanel'

type Props = ComponentProps<typeof GroupPanel>
const GROUP: BasketGroup = {
  ...{ CODE: 'group_available', TITLE: 'В наличии', CNT: 1200, SUM: 2000.5 },
  PRODUCTS: [...testRows(2), testRow({ ID: 9, NAME: 'Кружка', GIFT: 'Y' })],
}
function renderPanel(props: Partial<Props> = {}) {
  const [onSelect, onRemove] = [jest.fn(), jest.fn()]
  renderWithKernel(
    <GroupPanel
      {...{
        group: GROUP,
        basket: 'main',
        selected: new Set(),
        onSelect,
        onRemove,
        shown: undefined,
        ...props,
      }}
    >
      {({ NAME }, element) => <li {...element}>{NAME}</li>}
    </GroupPanel>,
    { shop: testShop({ CURRENCY: 'USD' }) },
  )
  return { onSelect, onRemove }
}
const panel = () => screen.getByRole('region')
const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const head = () => (panel().firstElementChild?.textContent ?? '').replace(/\s/g, ' ')

test('a group is named, counted and summed up', () => {
  renderPanel({ columnHeader: <p>Столбцы</p> })
  expect(panel()).toHaveAccessibleName('В наличии')
  expect(screen.getByRole('heading', { level: 2, name: 'В наличии' })).toBeVisible()
  expect(head()).toBe('В наличии 1 200 позиций2 000,50 USD')
  expect(
    within(panel())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Товар 1', 'Товар 2', 'Кружка']])
  expect(screen.getByText('Столбцы')).toBeVisible()
})
test('in points in the bonus basket', () => {
  renderPanel({ basket: 'loyalty', group: { ...GROUP, CNT: 1, SUM: 400 } })
  expect(head()).toBe('В наличии 1 позиция400 Б')
})
test('what cannot be ordered has no sum', () => {
  renderPanel({ group: { ...GROUP, CODE: 'group_unavailable', TITLE: 'Недоступно', CNT: 2 } })
  expect(head()).toBe('Недоступно 2 позиции')
})

test.each([
  [[], false, false],
  [[1], false, true],
  [[1, 2], true, false],
  [[1, 2, 77], true, false],
  [[77], false, false],
])('[BAS-007] with rows %j ticked its box is ticked: %s, in part: %s', (ids, checked, partial) => {
  renderPanel({ selected: new Set(ids) })
  expect(box().checked).toBe(checked)
  expect(box().indeterminate).toBe(partial)
})

test('its box ticks its rows, without the gift', async () => {
  const { onSelect } = renderPanel()
  await userEvent.click(box())
  expect(onSelect.mock.calls).toEqual([[[1, 2], true]])
})
test('and takes the ticks away', async () => {
  const { onSelect } = renderPanel({ selected: new Set([1, 2]) })
  await userEvent.click(box())
  expect(onSelect.mock.calls).toEqual([[[1, 2], false]])
})

test('its rows go together', async () => {
  const { onRemove } = renderPanel()
  await userEvent.click(screen.getByRole('button', { name: 'Удалить группу: В наличии' }))
  expect(onRemove.mock.calls).toEqual([[new Set([1, 2])]])
})

test('of a group of gifts nothing can be ticked or removed', () => {
  renderPanel({ group: { ...GROUP, PRODUCTS: [testRow({ ID: 9, GIFT: 'Y' })] } })
  expect(box()).toBeDisabled()
  expect(screen.queryByRole('button')).toBeNull()
})
test('else its box can be ticked', () => {
  renderPanel()
  expect(box()).toBeEnabled()
})
