import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { filterCounts, filterDraft, filterLine } from '../../../testing/filter-draft'
import { FilterGroups } from './FilterGroups'

test('sections and features stand above the price, all others below it', () => {
  const answer = filterCounts({
    sections: [filterLine('121', { VALUE: 'Шариковые' })],
    base: [filterLine('new', { VALUE: 'Новинки' })],
    marks: [filterLine('eco', { VALUE: 'Эко' })],
    MIN_BATCH: [filterLine('12')],
  })
  renderWithKernel(<FilterGroups answer={answer} draft={filterDraft({ answer })} />, { kernel: partKernel() })
  const price = screen.getByRole('textbox', { name: 'Цена от, ₽' })
  const isAbove = (name: string) =>
    screen.getByRole('heading', { level: 2, name }).compareDocumentPosition(price) ===
    Node.DOCUMENT_POSITION_FOLLOWING
  expect(['Разделы', 'Особенности', 'Минимальная партия', 'Преимущества'].map(isAbove)).toEqual([
    ...[true, true, false, false],
  ])
})
