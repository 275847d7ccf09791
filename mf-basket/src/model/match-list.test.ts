import { testKernel } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { basketApi } from '../testing/basket-api'
import { matchList } from './match-list'

const { data: state, called, intercept } = basketApi()

const lines = Array.from({ length: 160 }, (_, at) => ({
  number: at + 1,
  text: String(300_000 + at),
  code: String(300_000 + at),
}))
const isFirstOf = (body: URLSearchParams, code: string) => body.get('lines[0][code]') === code

test('lines are asked for fifty at a time, two calls at once, and one that fails stops no other', async () => {
  let answer: (value?: unknown) => void = () => undefined
  state.gate = new Promise((resolve) => {
    answer = resolve
  })
  intercept(({ body }) => (isFirstOf(body, '300050') ? 503 : undefined))
  const [matched, failed] = [new Set<number>(), new Set<number>()]
  const done = matchList(testKernel(), lines, new AbortController().signal, {
    onMatched: (some, matches) => {
      expect(matches).toHaveLength(some.length)
      for (const { number } of some) matched.add(number)
    },
    onFailed: (some) => {
      for (const { number } of some) failed.add(number)
    },
  })
  // The one that failed at once has made room for the fourth; the third waits behind the first.
  await waitFor(() => expect(called('/match/')).toHaveLength(3))
  expect([...called('/match/')].some((call) => call.includes('300100'))).toBe(false)
  answer()
  await done
  expect([matched.size, [...failed]]).toEqual([110, lines.slice(50, 100).map(({ number }) => number)])
})

test('nothing is told once the window is closed', async () => {
  const controller = new AbortController()
  const told = jest.fn()
  const done = matchList(testKernel(), lines, controller.signal, { onMatched: told, onFailed: told })
  controller.abort()
  await done
  expect(told).not.toHaveBeenCalled()
})
