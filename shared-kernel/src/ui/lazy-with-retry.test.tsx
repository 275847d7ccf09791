import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazyWithRetry } from './lazy-with-retry'
import { OpeningNote } from './opening-note'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const Calendar = () => <p>Календарь</p>

/** Code that cannot be loaded so many times. */
function renderAfter(failures: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= failures) throw new Error('Loading chunk 7 failed.')
    return { default: Calendar }
  })
  const Piece = lazyWithRetry(load)
  render(
    <>
      <p>Страница</p>
      <Suspense fallback={<OpeningNote />}>
        <Piece />
      </Suspense>
    </>,
  )
  return load
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('code that does not load leaves the page standing and is asked for again, at longer and longer intervals', async () => {
  const load = renderAfter(3)
  await pass(4999)
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Страница')).toBeVisible()
  await pass(1)
  expect(load).toHaveBeenCalledTimes(2)
  await pass(9999)
  expect(load).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(load).toHaveBeenCalledTimes(3)
  expect(screen.queryByText('Календарь')).toBeNull()
  await pass(20_000)
  expect(screen.getByText('Календарь')).toBeVisible()
})

test('an interval is a minute at the longest', async () => {
  const load = renderAfter(7)
  await pass(5000 + 10_000 + 20_000 + 40_000 + 60_000 + 60_000)
  expect(load).toHaveBeenCalledTimes(7)
  await pass(60_000)
  expect(screen.getByText('Календарь')).toBeVisible()
})

test('with the connection it comes at once', async () => {
  const load = renderAfter(1)
  await pass(100)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(screen.getByText('Календарь')).toBeVisible()
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('what takes its time is said, and why without a connection', async () => {
  renderAfter(1)
  await pass(799)
  expect(screen.queryByRole('status')).toBeNull()
  await pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('Открываем…')
})

test('without a connection it is said when it comes', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderAfter(1)
  await pass(800)
  expect(screen.getByRole('status')).toHaveTextContent('Нет связи. Откроется, когда она появится.')
})
