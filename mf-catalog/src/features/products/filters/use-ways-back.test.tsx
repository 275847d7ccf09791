import type { FilterState } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { catalogApi } from '../../../testing/catalog-api'
import { penFilters, pens } from '../../../testing/pens'
import { useWaysBack } from './use-ways-back'

const { data, called } = catalogApi()
type Ways = ReturnType<typeof useWaysBack>

beforeEach(() => {
  data.products = pens()
  data.filters = penFilters()
})

function DeadEnd({ state, tell }: { state: FilterState; tell: (now: Ways) => void }) {
  tell(useWaysBack({ sectionId: '12' }, state))
  return null
}
const show = async (state: FilterState) => {
  const now: { ways?: Ways } = {}
  const { kernel } = renderWithKernel(
    <DeadEnd
      state={state}
      tell={(ways) => {
        now.ways = ways
      }}
    />,
    { kernel: partKernel() },
  )
  await waitFor(() => expect(called('/property/')).not.toEqual([]))
  await waitFor(() => expect(kernel.query.isFetching()).toBe(0))
  return now.ways as Ways
}
const ways = ({ ways: found }: Ways) =>
  found.map(({ names, count, left }) => [names.replaceAll('\u00a0', ' '), count, Object.keys(left)])

test('what can be taken back stands with what there would be then, the most helpful first', async () => {
  // Pen 12 is the only one of the sale, and red.
  const found = await show({ INK: ['синий'], base: ['sale'] })
  expect(ways(found)).toEqual([
    ['«Распродажа»', 4, ['INK']],
    ['«синий»', 1, ['base']],
  ])
  expect(found.names).toEqual(['«синий»', '«Распродажа»'])
})

test('no more than two are offered; values of one group go together', async () => {
  const found = await show({ INK: ['синий', 'чёрный'], base: ['sale'], marks: ['eco'] })
  expect(ways(found).length).toBeLessThanOrEqual(2)
  expect(found.names).toEqual(['«синий»', '«чёрный»', '«Распродажа»', '«Эко»'])
})

test('what leaves as little is not offered', async () => {
  data.products = []
  expect(ways(await show({ INK: ['синий'], base: ['sale'] }))).toEqual([])
})

test('two values that are taken back together are both named', async () => {
  const both = await show({ INK: ['синий', 'чёрный'], base: ['sale'] })
  expect(ways(both)).toEqual([
    ['«Распродажа»', 8, ['INK']],
    ['«синий», «чёрный»', 1, ['base']],
  ])
})
