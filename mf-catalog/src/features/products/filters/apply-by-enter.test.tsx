import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filterCounts, filterDraft } from '../../../testing/filter-draft'
import { applyByEnter } from './apply-by-enter'
import type { FilterDraft } from './use-filter-draft'

const apply = jest.fn()
const onApply = jest.fn()
beforeEach(() => {
  apply.mockClear()
  onApply.mockClear()
})

/** A box that is none of the browser's. */
const DRAWN_BOX = { role: 'checkbox', 'aria-checked': false, 'aria-label': 'чёрный', tabIndex: 0 }

const show = (changes: Partial<FilterDraft> = {}) =>
  render(
    <div {...applyByEnter(filterDraft({ apply, ...changes }), onApply)}>
      <input type="checkbox" aria-label="синий" />
      <span {...DRAWN_BOX} />
      <input inputMode="decimal" aria-label="Цена" />
      <input type="search" aria-label="Найти" />
      <button type="button">Сбросить</button>
    </div>,
  )
const press = async (name: string, keys = '{Enter}') => {
  screen.getByLabelText(name).focus()
  await userEvent.keyboard(keys)
}
const applied = () => [apply.mock.calls.length, onApply.mock.calls.length]
const none = filterCounts({ NAV: { CNT: 0 } })

test.each(['синий', 'чёрный', 'Цена'])('Enter in «%s» applies what is ticked', async (name) => {
  show()
  await press(name)
  expect(applied()).toEqual([1, 1])
})

test('Enter in the search of a group, or on a button, is theirs', async () => {
  show()
  await press('Найти')
  screen.getByRole('button', { name: 'Сбросить' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(applied()).toEqual([0, 0])
})

test.each<[string, Partial<FilterDraft>]>([
  ['before there are counts', { answer: undefined }],
  ['where nothing fits', { answer: none }],
])('%s nothing is applied', async (_when, changes) => {
  show(changes)
  await press('синий')
  expect(applied()).toEqual([0, 0])
})

test.each<[string, Partial<FilterDraft>]>([
  ['is being counted', { asking: true }],
  ['could not be counted', { error: new Error('broken') }],
  ['has changed since', { isAhead: () => true }],
])('that nothing fits is not known of what %s: it is applied', async (_what, changes) => {
  show({ answer: none, ...changes })
  await press('синий')
  expect(applied()).toEqual([1, 1])
})
