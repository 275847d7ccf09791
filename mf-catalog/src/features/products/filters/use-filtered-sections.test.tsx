import { partKernel, renderWithKernel, testSection } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { catalogApi } from '../../../testing/catalog-api'
import { penFilters, pens } from '../../../testing/pens'
import { appliedOf } from './applied-filters'
import { useFilteredSections } from './use-filtered-sections'

const { data, called } = catalogApi()
type Filtered = ReturnType<typeof useFilteredSections>

beforeEach(() => {
  data.products = pens()
  data.filters = penFilters()
})
const SECTIONS = [
  testSection({ ID: 121, NAME: 'Шариковые', CNT: 4 }),
  testSection({ ID: 123, NAME: 'Сезонные', CNT: 0 }),
  testSection({ ID: 999, NAME: 'Другие', CNT: 7 }),
]

function Chips({ text, tell }: { text: string; tell: (now: Filtered) => void }) {
  const filters = { source: { sectionId: '12' }, applied: appliedOf(text), apply: () => undefined }
  tell(useFilteredSections(filters, SECTIONS))
  return null
}
const show = (text: string) => {
  const now: { filtered?: Filtered } = {}
  renderWithKernel(
    <Chips
      text={text}
      tell={(filtered) => {
        now.filtered = filtered
      }}
    />,
    { kernel: partKernel() },
  )
  return () => now.filtered as Filtered
}
const counts = ({ sections }: Filtered) => sections.map(({ ID, CNT }) => [ID, CNT])
const filter = (text: string) => `?${new URLSearchParams({ filter: text })}`

test('without filters the sections have all their products and their own addresses', async () => {
  const filtered = show('')
  await waitFor(() => expect(called('/property/')).toHaveLength(1))
  expect(filtered().sections).toBe(SECTIONS)
  expect(filtered().hrefOf('/catalog/121')).toBe('/catalog/121')
})

test('under filters they have those that fit, where that is known; an empty section is none', async () => {
  const filtered = show('INK:синий')
  expect(counts(filtered())).toEqual([
    [121, undefined],
    [999, undefined],
  ])
  await waitFor(() =>
    expect(counts(filtered())).toEqual([
      [121, 2],
      [999, undefined],
    ]),
  )
})

test.each([
  ['INK:синий;base:stock', 'INK:синий;base:stock'],
  ['sections:121;INK:синий', 'INK:синий'],
])('under «%s» a section keeps «%s»', (text, kept) => {
  expect(show(text)().hrefOf('/catalog/122')).toBe(`/catalog/122${filter(kept)}`)
})

test('a choice of sections alone is not kept', () => {
  expect(show('sections:121')().hrefOf('/catalog/122')).toBe('/catalog/122')
})
