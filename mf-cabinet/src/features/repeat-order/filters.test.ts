import type { RepeatKind, RepeatView } from '../../model/repeat-views'
import { countFilters, FILTERS, inFilter } from './filters'

const view = (...kinds: RepeatKind[]) => ({ kinds }) as unknown as RepeatView
const VIEWS = [
  view(),
  view('held'),
  view('gone'),
  view('less', 'dearer'),
  view('dearer', 'held'),
  view('rounded'),
]

test('a chip counts the rows that it shows; what only lies in the basket is as then', () => {
  expect(countFilters(VIEWS)).toEqual({
    ...{ changed: 4, gone: 1, less: 1, dearer: 2, cheaper: 0, rounded: 1, held: 2, same: 2 },
  })
  for (const filter of FILTERS)
    expect(VIEWS.filter((one) => inFilter(one, filter))).toHaveLength(countFilters(VIEWS)[filter])
  expect(FILTERS).toEqual(['changed', 'gone', 'less', 'dearer', 'cheaper', 'rounded', 'held', 'same'])
})
