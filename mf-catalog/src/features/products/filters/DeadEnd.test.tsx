import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { catalogApi } from '../../../testing/catalog-api'
import { filterCounts, filterDraft } from '../../../testing/filter-draft'
import { penFilters, pens } from '../../../testing/pens'
import { DeadEnd, isDeadEnd } from './DeadEnd'

const { data } = catalogApi()
beforeEach(() => {
  data.products = pens()
  data.filters = penFilters()
})

const none = filterCounts({ NAV: { CNT: 0 } })
const deadEnd = { changed: true, answer: none }

test('what is ticked, counted and fits nothing is a dead end', () => {
  expect(isDeadEnd(filterDraft(deadEnd))).toBe(true)
})

test.each([
  ['that is applied already', { changed: false }],
  ['that is being counted', { asking: true }],
  ['that could not be counted', { error: new Error('broken') }],
  ['without counts', { answer: undefined }],
  ['that fits something', { answer: filterCounts() }],
])('a choice %s is none', (_which, changes) => {
  expect(isDeadEnd(filterDraft({ ...deadEnd, ...changes }))).toBe(false)
})

test('each way out takes a choice back', async () => {
  const change = jest.fn()
  const state = { INK: ['синий'], base: ['sale'] }
  renderWithKernel(
    <DeadEnd source={{ sectionId: '12' }} draft={filterDraft({ ...deadEnd, state, change })} />,
    {
      kernel: partKernel(),
    },
  )
  const way = await screen.findByRole('button', { name: /^Убрать «Распродажа»/ })
  expect(screen.getByRole('status')).toHaveTextContent(/Уберите одно из условий\./)
  expect(way.textContent?.replaceAll('\u00a0', ' ')).toBe('Убрать «Распродажа» — 4 товара')
  await userEvent.click(way)
  expect(change.mock.calls).toEqual([[{ INK: ['синий'] }, { key: 'base', value: 'sale' }]])
})

test('without a way out none is promised', async () => {
  data.products = []
  const state = { INK: ['синий'], base: ['sale'] }
  renderWithKernel(<DeadEnd source={{ sectionId: '12' }} draft={filterDraft({ ...deadEnd, state })} />, {
    kernel: partKernel(),
  })
  expect(await screen.findByText(/«синий» и\s«Распродажа» ничего не\sдаёт\.$/)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
