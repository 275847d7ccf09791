import type { FilterState } from '@prilavok/shared-kernel/contract'
import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { catalogApi } from '../../../testing/catalog-api'
import { penFilters, pens } from '../../../testing/pens'
import { appliedOf } from './applied-filters'
import { type FilterDraft, useFilterDraft, useFilterDraftStore } from './use-filter-draft'

const { data, called } = catalogApi()
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

test('before anything is ticked it is what is applied, with its counts', async () => {
  const draft = show('base:stock')
  expect(draft()).toMatchObject({ state: { base: ['stock'] }, changed: false, asking: true, error: null })
  expect(draft().answer).toBeUndefined()
  await counted(draft, 9)
  expect(draft().counting).toBeUndefined()
  expect(draft().isAhead()).toBe(false)
})

test('what is ticked is counted, the last tick is the one that is being counted', async () => {
  const draft = show()
  await counted(draft, 12)
  let answer: () => void = () => undefined
  data.filtersGate = new Promise<void>((resolve) => {
    answer = resolve
  })
  tick(draft)
  expect(draft()).toMatchObject({ state: { INK: ['синий'] }, changed: true, asking: true, counting: BLUE })
  expect(countOf(draft)).toBe(12)
  await act(async () => answer())
  await counted(draft, 4)
  expect(draft().counting).toBeUndefined()
  expect(apply).not.toHaveBeenCalled()
})

test('each tick asks anew, also for what was counted before', async () => {
  const draft = show()
  await counted(draft, 12)
  tick(draft)
  await counted(draft, 4)
  act(() => draft().change({}, BLUE))
  await counted(draft, 12)
  expect(called('/property/').map((call) => call.split('filters=')[1] ?? '')).toEqual(['', 'INK:синий', ''])
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

test('without a tick what is applied is applied', async () => {
  const draft = show('base:stock')
  act(() => draft().apply())
  expect(apply.mock.calls).toEqual([[{ base: ['stock'] }]])
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

test('counts that fail leave the last ones, say why and are asked for again', async () => {
  const draft = show()
  await counted(draft, 12)
  data.filtersStatus = 400
  tick(draft)
  await waitFor(() => expect(draft().error).toBeInstanceOf(Error))
  expect(countOf(draft)).toBe(12)
  expect(draft()).toMatchObject({ asking: false, changed: true, state: { INK: ['синий'] } })
  data.filtersStatus = 200
  act(() => draft().retry())
  await counted(draft, 4)
  expect(draft().error).toBeNull()
})
