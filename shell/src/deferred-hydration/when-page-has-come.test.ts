import { createStore } from '@prilavok/shared-kernel/store'
import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { whenPageHasCome } from './when-page-has-come'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

/** A widget that waits while a page is on its way whose data are asked for. */
function waitingWidget({ pending = true } = {}) {
  const query = new QueryClient()
  const answer: { arrive: () => void } = { arrive: () => undefined }
  const fetching = query.fetchQuery({
    queryKey: ['list'],
    queryFn: () => new Promise((resolve) => (answer.arrive = () => resolve([]))),
  })
  const place = document.body.appendChild(document.createElement('div'))
  const field = place.appendChild(document.createElement('input'))
  const store = createStore(pending)
  const news = new AbortController()
  const onCome = jest.fn()
  return {
    field,
    news,
    onCome,
    begin: () => void whenPageHasCome({ pending: store, query, place, news: news.signal }).then(onCome),
    pageComes: () => store.set(false),
    dataCome: async () => {
      answer.arrive()
      await fetching
    },
  }
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('the code of a widget waits for the page and for its data', async () => {
  const widget = waitingWidget()
  widget.begin()
  await pass(100)
  widget.pageComes()
  await pass(100)
  expect(widget.onCome).not.toHaveBeenCalled()
  await widget.dataCome()
  await pass(0)
  expect(widget.onCome).toHaveBeenCalledTimes(1)
})

test('data that were there before the page do not end the wait', async () => {
  const widget = waitingWidget()
  widget.begin()
  await widget.dataCome()
  await pass(100)
  expect(widget.onCome).not.toHaveBeenCalled()
  widget.pageComes()
  await pass(0)
  expect(widget.onCome).toHaveBeenCalledTimes(1)
})

test('a page whose data take longer than three seconds is not waited for', async () => {
  const widget = waitingWidget()
  widget.begin()
  await pass(2900)
  expect(widget.onCome).not.toHaveBeenCalled()
  await pass(100)
  expect(widget.onCome).toHaveBeenCalledTimes(1)
})

test.each<[string, (widget: ReturnType<typeof waitingWidget>) => void]>([
  ['is focused', ({ field }) => field.focus()],
  ['is pressed', ({ field }) => field.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['hears a key', ({ field }) => field.dispatchEvent(new Event('keydown', { bubbles: true }))],
  ['is typed into', ({ field }) => field.dispatchEvent(new Event('input', { bubbles: true }))],
  ['has news', ({ news }) => news.abort()],
])('a widget that %s waits no longer', async (_why, use) => {
  const widget = waitingWidget()
  widget.begin()
  await pass(10)
  use(widget)
  await pass(0)
  expect(widget.onCome).toHaveBeenCalledTimes(1)
})

test('a widget that has the focus or had news before does not wait', async () => {
  const focused = waitingWidget()
  focused.field.focus()
  focused.begin()
  const told = waitingWidget()
  told.news.abort()
  told.begin()
  await pass(0)
  expect(focused.onCome).toHaveBeenCalledTimes(1)
  expect(told.onCome).toHaveBeenCalledTimes(1)
})
