import type { PlannedRoute } from '@prilavok/shared-kernel/contract'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { createVersionNews } from './version-news'

const HOUR_MS = 3_600_000
const WITHDRAWN =
  'Вышла новая версия магазина: в\u00a0открытой нашлась ошибка. Обновите страницу, корзина сохранится.'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function openPage() {
  const at: { route: Pick<PlannedRoute, 'keepsPlan'> | undefined } = { route: {} }
  const reload = jest.fn()
  const kernel = testKernel({ platform: { reload } })
  const news = createVersionNews(kernel, () => at.route)
  return { at, reload, kernel, news, texts: () => kernel.notices.current().map(({ text }) => text) }
}

test('a withdrawn version is told at once and once, and its button loads the page anew', () => {
  const { news, texts, kernel, reload } = openPage()
  news.onAnswer({ plan: 'withdrawn' })
  news.onAnswer({ plan: 'withdrawn' })
  expect(texts()).toEqual([WITHDRAWN])
  const [notice] = kernel.notices.current()
  expect(notice).toMatchObject({ kind: 'error', lasting: true, action: { label: 'Обновить' } })
  expect(reload).not.toHaveBeenCalled()
  notice?.action?.run()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a newer version is told only in a page that is open for more than an hour', () => {
  const { news, texts } = openPage()
  jest.advanceTimersByTime(HOUR_MS)
  news.onAnswer({ plan: 'newer' })
  expect(texts()).toEqual([])
  jest.advanceTimersByTime(1)
  news.onAnswer({})
  expect(texts()).toEqual([])
  news.onAnswer({ plan: 'newer' })
  expect(texts()).toEqual(['Вышла новая версия магазина'])
})

test('nothing is told on a page that keeps its versions, as ordering and payment do; afterwards it is', () => {
  const { news, texts, at } = openPage()
  at.route = { keepsPlan: true }
  news.onAnswer({ plan: 'withdrawn' })
  expect(texts()).toEqual([])
  at.route = undefined
  news.onAnswer({ plan: 'withdrawn' })
  expect(texts()).toEqual([WITHDRAWN])
})

test('nothing is told while a form holds unsaved input; afterwards it is', () => {
  const { news, texts, kernel } = openPage()
  const remove = kernel.leaveGuards.add()
  news.onAnswer({ plan: 'withdrawn' })
  expect(texts()).toEqual([])
  remove()
  news.onAnswer({ plan: 'withdrawn' })
  expect(texts()).toEqual([WITHDRAWN])
})
