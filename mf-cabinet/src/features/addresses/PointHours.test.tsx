import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { createTestPlatform, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { testTradePoint } from '../../testing/test-addresses'
import { PointHours } from './PointHours'

const HOLIDAY = { HOLIDAY_SCHEDULE: 'выходной', DATE_START: '01.03.2026', DATE_END: '05.03.2026' }
const show = (changes: Partial<TradePoint>, now = '2026-03-05T12:00:00Z', TIME_ZONE = 'Europe/Moscow') =>
  renderWithKernel(<PointHours point={testTradePoint(changes)} />, {
    platform: createTestPlatform({ now: () => Date.parse(now) }),
    shop: { TIME_ZONE },
  })
const lines = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent)

test('a point tells when it is open, and its other hours as long as they hold', () => {
  show(HOLIDAY)
  expect(lines()).toEqual(['пн–пт 9:00–18:00', expect.stringMatching(/^Особые дни: выходной/)])
})

test('other hours that are over are not told, and a point without hours has no empty lines', () => {
  const { unmount } = show(HOLIDAY, '2026-03-06T12:00:00Z')
  expect(lines()).toEqual(['пн–пт 9:00–18:00'])
  unmount()
  show({ WORK_SCHEDULE: '' })
  expect(lines()).toEqual([])
})

test('the day is that of the shop', () => {
  const { unmount } = show(HOLIDAY, '2026-03-05T20:30:00Z', 'Europe/Moscow')
  expect(lines()).toHaveLength(2)
  unmount()
  show(HOLIDAY, '2026-03-05T20:30:00Z', 'Asia/Vladivostok')
  expect(lines()).toHaveLength(1)
})
