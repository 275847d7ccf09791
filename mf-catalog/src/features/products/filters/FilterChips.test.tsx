import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { penFilters, pens } from '../../../testing/pens'
import { appliedOf } from './applied-filters'
import { FilterChips } from './FilterChips'

const { data } = catalogApi()
const apply = jest.fn()
const onApply = jest.fn()
beforeEach(() => {
  apply.mockClear()
  onApply.mockClear()
  data.products = pens()
  data.filters = penFilters()
})

const show = (text: string) =>
  renderWithKernel(
    <FilterChips
      filters={{ source: { sectionId: '12' }, applied: appliedOf(text), apply }}
      onApply={onApply}
    />,
    { kernel: partKernel() },
  ).container
const list = () => screen.queryByRole('list', { name: 'Применённые фильтры' })
const chips = () =>
  within(list() as HTMLElement)
    .getAllByRole('listitem')
    .map((chip) => chip.textContent?.replaceAll('\u00a0', ' '))

test('without filters there is nothing', () => {
  expect(show('')).toBeEmptyDOMElement()
})

test('each choice is a chip with its group as a tooltip, the reset comes last', async () => {
  show('INK:синий;base:stock;price:20,60')
  await waitFor(() => expect(chips()).toEqual(['синий', 'В наличии', 'от 20 до 60 ₽', 'Сбросить всё']))
  expect(
    within(list() as HTMLElement)
      .getAllByRole('listitem')
      .map(({ title }) => title),
  ).toEqual([...['Цвет чернил', 'Особенности', 'Цена, ₽', '']])
})

test.each([
  [/^Убрать: Цвет чернил\s— синий$/, { INK: ['чёрный'], price: ['20', ''] }],
  [/^Убрать: Цена, ₽\s— от\s20\s₽$/, { INK: ['синий', 'чёрный'] }],
])('%s takes that alone away', async (name, left) => {
  show('INK:синий,чёрный;price:20,')
  const remove = await screen.findByRole('button', { name })
  expect(remove).toHaveAttribute('title', remove.getAttribute('aria-label'))
  await userEvent.click(remove)
  expect(apply.mock.calls).toEqual([[left]])
  expect(onApply).toHaveBeenCalledTimes(1)
})

test('«Сбросить всё» takes all of them away', async () => {
  show('INK:синий;base:stock')
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить всё' }))
  expect(apply.mock.calls).toEqual([[{}]])
  expect(onApply).toHaveBeenCalledTimes(1)
})

test('filters that cannot be read are told, and taken out of the address', async () => {
  show('price:abc')
  expect(screen.getByText(/^Фильтры в\sадресе записаны с\sошибкой/)).toBeVisible()
  expect(list()).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из адреса' }))
  expect(apply.mock.calls).toEqual([[{}]])
  expect(onApply).toHaveBeenCalledTimes(1)
})
