import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import {
  createTestPlatform,
  LOGGED_IN,
  partKernel,
  testProduct,
  testStore,
} from '@prilavok/shared-kernel/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { cabinetApi } from '../../testing/cabinet-api'
import { methodAnswer } from '../../testing/repeat-answers'
import { useDraft } from './use-draft'

const { data, additions, called, intercept } = cabinetApi()

const bought = (ID: number, changes = {}) => ({
  ...testProduct({ ID, PRICE: 0.1, ...changes }),
  ...{ ORDER_CNT: 5, USUAL_QUANTITY: 12, LAST_DATE: '2026-03-01T12:00:00Z', INTERVAL_DAYS: 33, ...changes },
})
const PAIR = [bought(1), bought(2, { PRICE: 0.2 })]
const THREE = [...PAIR, bought(12)]
const DRAFT = 'mf-cabinet.running-out'

function open(due = PAIR, session = testStore()) {
  const kernel = partKernel({
    cookies: LOGGED_IN,
    personal: {},
    platform: createTestPlatform({ session }),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={kernel.query}>
      <KernelProvider value={kernel}>{children}</KernelProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useDraft(due), { wrapper })
  return {
    kernel,
    draft: () => result.current,
    counts: () => result.current.rows.map(({ number, count }) => [number, count]),
    type: (id: number, count: number | undefined) => act(() => result.current.count(id, count)),
    add: () => act(() => result.current.add()),
    saved: () => JSON.parse(session.get('drafts') ?? '{}')[DRAFT],
  }
}
const withDraft = (draft: object) => testStore({ drafts: JSON.stringify({ [DRAFT]: draft }) })

test('each product has its usual count, as far as it can be bought', () => {
  const { draft, counts } = open([
    bought(1),
    bought(2, { USUAL_QUANTITY: 7, UP_MULTIPLICITY: { MIN: 6, STEP: 6 } }),
    bought(3, { REMAIN: 5 }),
  ])
  expect(counts()).toEqual([
    [1, 12],
    [2, 12],
    [3, 5],
  ])
  expect(draft().rows.map(({ rule }) => rule)).toMatchObject([
    { min: 1, step: 1 },
    { min: 6, step: 6 },
    { min: 1, step: 1, limit: 5 },
  ])
  expect(draft()).toMatchObject({ added: false, adding: false, error: undefined })
})

test('sums add up to the kopeck, of what is taken alone', () => {
  const { draft, type } = open()
  type(1, 1)
  type(2, 1)
  expect(draft().sum).toBe(0.3)
  type(2, 0)
  expect(draft().sum).toBe(0.1)
  expect(draft().taken.map(({ number }) => number)).toEqual([1])
  type(1, 0)
  expect([draft().sum, draft().taken]).toEqual([0, []])
})

test('where nothing is due, nobody asks what the basket holds', () => {
  expect(open([]).kernel.query.isFetching()).toBe(0)
  expect(open().kernel.query.isFetching()).toBe(1)
})

test('what the basket holds is not in it', async () => {
  data.held = { 1: 1, 3: 5 }
  const { counts } = open()
  await waitFor(() => expect(counts()).toEqual([[2, 12]]))
})

test('what is typed is kept in the session and comes back; the usual count again is none', () => {
  const session = testStore()
  const first = open(THREE, session)
  first.type(1, 20)
  first.type(2, 0)
  first.type(12, 5)
  expect(first.saved()).toEqual({ 1: 20, 2: 0, 12: 5 })
  const second = open(THREE, session)
  expect(second.counts()).toEqual([
    [1, 20],
    [2, 0],
    [12, 5],
  ])
  second.type(2, undefined)
  second.type(12, undefined)
  expect(second.counts()).toEqual([
    [1, 20],
    [2, 12],
    [12, 12],
  ])
  expect(second.saved()).toEqual({ 1: 20 })
  second.type(1, undefined)
  expect(second.saved()).toBeUndefined()
})

test('what is no count of a product does not come back', () => {
  const draft = { 1: 3, 2: 0, 3: '4', 4: -1, 5: 1.5, '6x': 4, x7: 4, '': 4 }
  const { type, saved } = open(PAIR, withDraft(draft))
  type(1, 5)
  expect(saved()).toEqual({ 1: 5, 2: 0 })
})

test('what has gone into the basket begins with its usual count, what was rejected keeps the one it has', async () => {
  data.added = methodAnswer('Y', [{ PRODUCT_ID: 2, TEXT: 'Закончился' }])
  const { draft, type, add, saved } = open()
  type(1, 20)
  type(2, 15)
  await add()
  expect(additions()).toMatchObject([{ 'products[1]': '20', 'products[2]': '15' }])
  await waitFor(() => expect(draft().rows.find(({ number }) => number === 2)?.rejection).toBe('Закончился'))
  expect(draft().rows.find(({ number }) => number === 1)?.rejection).toBeUndefined()
  expect(saved()).toEqual({ 2: 15 })
  expect(draft().added).toBe(true)
})

test('while it goes into the basket its rows stand where they are', async () => {
  let answer: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  intercept(async ({ path }) => {
    if (path.endsWith('/add/')) await gate
    return undefined
  })
  const { draft, counts } = open()
  let added: Promise<void> = Promise.resolve()
  act(() => {
    added = draft().add()
  })
  expect(draft().adding).toBe(true)
  await waitFor(() => expect(called('/basket/main/add/')).toHaveLength(1))
  expect(counts()).toHaveLength(2)
  answer()
  await act(() => added)
  expect(draft().adding).toBe(false)
})

test('without an answer of what the basket holds nothing is added, and it says why', async () => {
  intercept(({ path }) => (path.endsWith('/basket/main/get/') ? 422 : undefined))
  const { draft, add } = open()
  await add()
  expect(draft()).toMatchObject({ error: 'Отказ сервера', added: false })
  expect(additions()).toEqual([])
})
