import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { KernelProvider } from '@prilavok/shared-kernel/kernel'
import { Link } from '@prilavok/shared-kernel/router'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { savesData } from '../model/saves-data'
import { createPrefetch, REST_MS } from './prefetch'

const ROWS = Array.from({ length: 36 }, (_, at) => `/product/${at + 1}`)

/** Pages that load until the test lets them. */
function slowPages() {
  const asked: string[] = []
  const ends = new Map<string, () => void>()
  return {
    asked,
    load: (path: string) =>
      new Promise<void>((resolve) => {
        asked.push(path)
        ends.set(path, resolve)
      }),
    async end(path: string) {
      ends.get(path)?.()
      await jest.advanceTimersByTimeAsync(0)
    },
  }
}

function drawList({ saveData = false, shown = '/catalog/12' } = {}) {
  const pages = slowPages()
  const kernel: Kernel = {
    ...testKernel(),
    navigation: createPrefetch({
      load: pages.load,
      shown: () => shown,
      savesData: () => savesData({ connection: { saveData } }),
    }),
  }
  render(
    <MemoryRouter>
      <KernelProvider value={kernel}>
        {ROWS.map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
      </KernelProvider>
    </MemoryRouter>,
  )
  return pages
}
const row = (number: number) => screen.getByRole('link', { name: `/product/${number}` })
const rest = () => jest.advanceTimersByTimeAsync(REST_MS)

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})
const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })

test('a pointer that sweeps over 36 rows loads nothing', async () => {
  const { asked } = drawList()
  for (const path of ROWS) {
    await user.hover(screen.getByRole('link', { name: path }))
    await jest.advanceTimersByTimeAsync(REST_MS / 2)
  }
  await user.unhover(row(36))
  await rest()
  expect(asked).toEqual([])
})

test('a pointer that rests on a row loads its page, once', async () => {
  const { asked } = drawList()
  await user.hover(row(5))
  await jest.advanceTimersByTimeAsync(REST_MS - 1)
  expect(asked).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['/product/5'])
  await user.pointer([{ keys: '[MouseLeft>]', target: row(5) }])
  expect(asked).toEqual(['/product/5'])
})

test('a focus that stays loads the page, one that passes through does not', async () => {
  const { asked } = drawList()
  await user.tab()
  await user.tab()
  await rest()
  expect(asked).toEqual(['/product/2'])
})

test('a touch and a press load at once, a press of another button does not', async () => {
  const { asked, end } = drawList()
  await user.pointer([{ keys: '[MouseRight>]', target: row(1) }, { keys: '[/MouseRight]' }])
  expect(asked).toEqual([])
  await user.pointer([{ keys: '[TouchA>]', target: row(2) }])
  expect(asked).toEqual(['/product/2'])
  await end('/product/2')
  await user.pointer([{ keys: '[MouseLeft>]', target: row(3) }])
  expect(asked).toEqual(['/product/2', '/product/3'])
})

function prepare() {
  const pages = slowPages()
  const failed = new Set(['/product/2'])
  const navigation = createPrefetch({
    load: async (path) => {
      await pages.load(path)
      if (failed.has(path)) throw new Error('offline')
    },
    shown: () => '/',
    savesData: () => false,
  })
  return { ...pages, ...navigation }
}

test('the page that was prepared last can be opened at once, once; one that loads or has failed cannot', async () => {
  const { prefetch, takePrepared, end } = prepare()
  prefetch('/product/1')
  expect(takePrepared('/product/1')).toBe(false)
  await end('/product/1')
  // As at every press.
  prefetch('/product/1')
  expect(takePrepared('/product/3')).toBe(false)
  expect(takePrepared('/product/1')).toBe(true)
  expect(takePrepared('/product/1')).toBe(false)
  await end('/product/1')
  prefetch('/product/2')
  await end('/product/2')
  expect(takePrepared('/product/2')).toBe(false)
  expect(takePrepared('/product/1')).toBe(false)
})

test('what was prepared for another user cannot be opened at once, nor what was being loaded then', async () => {
  const { prefetch, takePrepared, forget, end } = prepare()
  prefetch('/product/1')
  await end('/product/1')
  forget()
  expect(takePrepared('/product/1')).toBe(false)
  prefetch('/product/3')
  forget()
  await end('/product/3')
  expect(takePrepared('/product/3')).toBe(false)
  prefetch('/product/3')
  await end('/product/3')
  expect(takePrepared('/product/3')).toBe(true)
})

test('nothing is loaded ahead for a buyer who saves data', async () => {
  const { asked } = drawList({ saveData: true })
  await user.hover(row(1))
  await rest()
  await user.pointer([{ keys: '[MouseLeft>]', target: row(1) }])
  expect(asked).toEqual([])
  expect(savesData({})).toBe(false)
})
