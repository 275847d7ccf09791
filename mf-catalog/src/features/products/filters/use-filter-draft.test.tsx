import type { FilterState } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { catalogApi } from '../../../testing/catalog-api'
import { penFilters, pens } from '../../../testing/pens'
import { appliedOf } from './applied-filters'
import { type FilterDraft, useFilterDraft, useFilterDraftStore } from './use-filter-draft'

const { data } = catalogApi()
const apply = jest.fn<void, [FilterState]>()
beforeEach(() => {
  apply.mockClear()
  data.products = pens()
  data.filters = penFilters()
})

function Panel({ text, tell }: { text: string; tell: (now: FilterDraft) => void }) {
  const [applied, setApplied] = useState(text)
  const filters = { source: { sectionId: '12' }, applied: appliedOf(applied), apply }
  tell(useFilterDraft(filters, useFilterDraftStore(filters)))
  return ['base:stock', 'INK:чёрный'].map((next) => (
    <button key={next} type="button" onClick={() => setApplied(next)}>
      {next}
    </button>
  ))
}
const show = (text = '') => {
  const now: { draft?: FilterDraft } = {}
  renderWithKernel(
    <Panel
      text={text}
      tell={(draft) => {
        now.draft = draft
      }}
    />,
    { kernel: partKernel() },
  )
  return () => now.draft as FilterDraft
}
const BLUE = { key: 'INK', value: 'синий' }
const tick = (draft: () => FilterDraft) => act(() => draft().change({ INK: ['синий'] }, BLUE))
const countOf = (draft: () => FilterDraft) => draft().answer?.NAV.CNT
const counted = (draft: () => FilterDraft, count: number) =>
  waitFor(() => {
    expect(countOf(draft)).toBe(count)
    expect(draft().asking).toBe(false)
  })

test('it is applied with what was ticked since the panel was rendered, and is over then', async () => {
  const draft = show()
  await counted(draft, 12)
  const before = draft()
  act(() => {
    before.change({ INK: ['синий'] }, BLUE)
    expect(before.isAhead()).toBe(true)
    before.apply()
  })
  expect(apply.mock.calls).toEqual([[{ INK: ['синий'] }]])
  expect(draft()).toMatchObject({ state: {}, changed: false })
})

test.each([
  ['', []],
  ['base:stock', [[{}]]],
  ['price:abc', [[{}]]],
])('a reset under «%s» takes ticks back and applies %j', async (text, calls) => {
  const draft = show(text)
  tick(draft)
  expect(draft().changed).toBe(true)
  act(() => draft().reset())
  expect(draft().changed).toBe(false)
  expect(apply.mock.calls).toEqual(calls)
})

test('other filters end the draft, for good', async () => {
  const draft = show('base:stock')
  await counted(draft, 9)
  tick(draft)
  await userEvent.click(screen.getByRole('button', { name: 'INK:чёрный' }))
  expect(draft()).toMatchObject({ state: { INK: ['чёрный'] }, changed: false })
  expect(draft().isAhead()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'base:stock' }))
  expect(draft()).toMatchObject({ state: { base: ['stock'] }, changed: false })
})
