import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filterCounts, filterDraft } from '../../../testing/filter-draft'
import { FilterPrice } from './FilterPrice'
import type { FilterDraft } from './use-filter-draft'

const change = jest.fn()
beforeEach(() => change.mockClear())

const show = (draft: Partial<FilterDraft> = {}, shop = {}) =>
  renderWithKernel(<FilterPrice draft={filterDraft({ change, ...draft })} />, {
    kernel: partKernel({ shop }),
  })
const end = (name: 'от' | 'до', sign = '₽') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Цена ${name}, ${sign}` })
const values = () => [end('от').value, end('до').value]
const write = async (name: 'от' | 'до', text: string) => {
  await userEvent.clear(end(name))
  await userEvent.type(end(name), `${text}{Tab}`)
}
const LAST = { key: 'price', value: '' }

test.each([
  [{}, ['10', '120']],
  [{ price: ['20', '60'] }, ['20', '60']],
  [{ price: ['20', ''] }, ['20', '120']],
  [{ price: ['', '60'] }, ['10', '60']],
  [{ price: ['20'] }, ['20', '120']],
])('of the choice %j the ends are %j', (state, ends) => {
  show({ state })
  expect(values()).toEqual(ends)
})

test('an end at its bound is open', async () => {
  show()
  await write('от', '50')
  expect(change.mock.calls.at(-1)).toEqual([{ price: ['50', ''] }, LAST])
})

test('so is the other one; the other groups keep their choice', async () => {
  show({ state: { INK: ['синий'] } })
  await write('до', '50')
  expect(change.mock.calls.at(-1)).toEqual([{ INK: ['синий'], price: ['', '50'] }, LAST])
})

test('both at their bounds are no range', async () => {
  show({ state: { price: ['20', ''] } })
  await write('от', '10')
  expect(change.mock.calls.at(-1)).toEqual([{}, LAST])
})

test('bounds follow the counts, the currency the shop', () => {
  show({ answer: filterCounts({ MIN_PRICE: 1, MAX_PRICE: 9 }) }, { CURRENCY: 'KZT' })
  expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual(['1', '9'])
  expect(screen.getAllByRole('textbox')[0]).toHaveAccessibleName(/^Цена от, (KZT|₸)$/)
})
