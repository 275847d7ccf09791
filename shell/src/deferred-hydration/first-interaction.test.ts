import { createStore } from '@prilavok/shared-kernel/store'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { act, fireEvent } from '@testing-library/react'
import { firstInteraction } from './first-interaction'
import { earlyInput, leaveDocument, record } from './testing/server-page'

beforeEach(() => {
  document.body.innerHTML = '<main><button type="button">В корзину</button></main>'
  record()
})
afterEach(() => {
  jest.useRealTimers()
  leaveDocument()
})

/** Whether widgets may hydrate a while after `happens`. */
async function hydratesAfter(happens: () => void, early: () => void = () => undefined): Promise<boolean> {
  const { bus } = testKernel()
  jest.useFakeTimers()
  early()
  const hydrate = jest.fn()
  void firstInteraction(window, bus, createStore(0)).then(hydrate)
  happens()
  await act(async () => jest.advanceTimersByTimeAsync(1000))
  return hydrate.mock.calls.length > 0
}

test('while nothing is done, deferred widgets stay as they are', async () => {
  expect(await hydratesAfter(() => undefined)).toBe(false)
})

test.each(['pointerMove', 'touchStart', 'keyDown', 'focusIn', 'wheel'] as const)(
  '%s is an interaction',
  async (event) => {
    expect(await hydratesAfter(() => fireEvent[event](document.body))).toBe(true)
  },
)

test('what was done before the scripts ran counts', async () => {
  const click = () => document.querySelector('button')?.click()
  expect(await hydratesAfter(() => undefined, click)).toBe(true)
  expect(earlyInput().actions).toHaveLength(1)
})

test('a field that has the focus from before the scripts ran counts', async () => {
  expect(
    await hydratesAfter(
      () => undefined,
      () => document.querySelector('button')?.focus(),
    ),
  ).toBe(true)
})

test('a change of page that the page itself begins counts: it would wait for the widgets for ever', async () => {
  const navigations = createStore(0)
  const hydrate = jest.fn()
  jest.useFakeTimers()
  void firstInteraction(window, testKernel().bus, navigations).then(hydrate)
  navigations.set(1)
  await jest.advanceTimersByTimeAsync(1000)
  expect(hydrate).toHaveBeenCalledTimes(1)
})

test('news that a widget must show counts', async () => {
  const { bus } = testKernel()
  const hydrate = jest.fn()
  jest.useFakeTimers()
  void firstInteraction(window, bus, createStore(0)).then(hydrate)
  bus.emit('basket:changed', { basket: 'main', CNT: 1, SUM: 10 })
  await jest.advanceTimersByTimeAsync(1000)
  expect(hydrate).toHaveBeenCalledTimes(1)
})
