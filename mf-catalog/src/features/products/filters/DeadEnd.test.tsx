import { catalogApi } from '../../../testing/catalog-api'
import { filterCounts, filterDraft } from '../../../testing/filter-draft'
import { penFilters, pens } from '../../../testing/pens'
import { isDeadEnd } from './DeadEnd'

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
