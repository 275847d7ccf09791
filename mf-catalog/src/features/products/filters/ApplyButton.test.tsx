import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { filterCounts, filterDraft } from '../../../testing/filter-draft'
import { ApplyButton } from './ApplyButton'
import type { FilterDraft } from './use-filter-draft'

const apply = jest.fn()
const onApply = jest.fn()
beforeEach(() => {
  apply.mockClear()
  onApply.mockClear()
})

const show = (changes: Partial<FilterDraft> = {}) =>
  render(<ApplyButton draft={filterDraft({ apply, ...changes })} onApply={onApply} />)
const button = () => screen.getByRole('button')
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')
const none = filterCounts({ NAV: { CNT: 0 } })

test.each<[string, Partial<FilterDraft>]>([
  ['Показать 12', {}],
  ['Показать …', { asking: true }],
  ['Показать …', { asking: true, answer: none }],
  ['Показать', { error: new Error('broken') }],
  ['Показать', { error: new Error('broken'), answer: none }],
  ['Показать', { answer: undefined }],
])('«%s» applies what is ticked', async (words, changes) => {
  show(changes)
  expect(text(button())).toBe(words)
  expect(button()).not.toHaveAttribute('aria-disabled')
  await userEvent.click(button())
  expect([apply.mock.calls.length, onApply.mock.calls.length]).toEqual([1, 1])
})

test('where nothing fits it says so and applies nothing', async () => {
  show({ answer: none })
  expect(text(button())).toBe('Нет товаров')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button())
  expect([apply.mock.calls.length, onApply.mock.calls.length]).toEqual([0, 0])
})

test.each<[string, Partial<FilterDraft>]>([
  ['Подходит: 12 товаров', { changed: true }],
  ['Подходит: 0 товаров', { changed: true, answer: none }],
  ['', {}],
  ['', { changed: true, asking: true }],
  ['', { changed: true, error: new Error('broken') }],
])('«%s» is announced', (words, changes) => {
  show(changes)
  expect(text(screen.getByRole('status'))).toBe(words)
})
