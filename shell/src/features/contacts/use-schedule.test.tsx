import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { useSchedule } from './use-schedule'

const HOLIDAY = '31 декабря – 8 января: выходной'
const POINT: TradePoint = {
  ID: 1,
  NAME: 'Склад',
  EMAIL: '',
  PHONES: [],
  WORK_SCHEDULE: 'пн–пт 9:00–18:00',
  HOLIDAY_SCHEDULE: HOLIDAY,
  DATE_START: '31.12.2025',
  DATE_END: '08.01.2026',
  ADDRESS: { SPECIFICATION: 'Москва, ул. Складочная, д. 1', LATITUDE: 0, LONGITUDE: 0 },
}

function Hours() {
  const { hours, work, holiday, opening } = useSchedule()
  return (
    <ul>
      <li>Часы: {hours ?? 'нет'}</li>
      <li>Написано: {work}</li>
      <li>Особо: {holiday ?? 'нет'}</li>
      <li>Сейчас: {opening?.text ?? 'неизвестно'}</li>
    </ul>
  )
}
const clock = { now: 0 }
const now = jest.fn(() => clock.now)
const show = (point: Partial<TradePoint> | null, TIME_ZONE?: string) =>
  renderWithKernel(<Hours />, {
    shop: { TRADEPOINT: point && { ...POINT, ...point }, ...(TIME_ZONE && { TIME_ZONE }) },
    platform: { now },
  })
const at = (moment: string) => {
  clock.now = Date.parse(moment)
}
const holiday = () => screen.getByText(/^Особо/).textContent
/** The code of the hours has come, and the browser is idle. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(1000))

beforeEach(() => {
  now.mockClear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test.each([
  ['the day before', '2025-12-30T23:59:00+03:00', false],
  ['the first day', '2025-12-31T00:00:00+03:00', true],
  ['the last day', '2026-01-08T23:59:00+03:00', true],
  ['the day after', '2026-01-09T00:00:00+03:00', false],
])('[SHELL-008] on %s of the holidays', (_when, moment, isHoliday) => {
  at(moment)
  show({})
  expect(holiday()).toBe(isHoliday ? `Особо: ${HOLIDAY}` : 'Особо: нет')
})

test('the days of the holidays are those of the shop’s clock', () => {
  at('2026-01-08T23:30:00+03:00')
  show({}, 'Asia/Novosibirsk')
  expect(holiday()).toBe('Особо: нет')
})

test.each([
  ['no beginning', { DATE_START: null }],
  ['no end', { DATE_END: null }],
  ['no text', { HOLIDAY_SCHEDULE: '' }],
])('holidays with %s are none', (_what, changes) => {
  at('2026-01-02T12:00:00+03:00')
  show(changes)
  expect(holiday()).toBe('Особо: нет')
})

test('whether it is open is known when the browser is idle, and followed by the minute', async () => {
  at('2026-03-02T17:59:00+03:00')
  show({})
  expect(screen.getByText('Сейчас: неизвестно')).toBeInTheDocument()
  await settle()
  expect(await screen.findByText('Сейчас: открыто до 18:00')).toBeInTheDocument()
  at('2026-03-02T18:00:00+03:00')
  await act(() => jest.advanceTimersByTimeAsync(59_000))
  await settle()
  await waitFor(() =>
    expect(screen.getByText('Сейчас: закрыто, откроется завтра в 9:00')).toBeInTheDocument(),
  )
})

test('in holidays nothing is said of it', async () => {
  at('2026-01-02T12:00:00+03:00')
  show({})
  await settle()
  expect(screen.getByText('Сейчас: неизвестно')).toBeInTheDocument()
})

test('a shop without hours has «-», and no word of whether it is open', async () => {
  at('2026-03-02T12:00:00+03:00')
  for (const point of [null, { WORK_SCHEDULE: '' }]) {
    const { unmount } = show(point)
    await settle()
    expect(screen.getByText('Часы: нет')).toBeInTheDocument()
    expect(screen.getByText('Написано: -')).toBeInTheDocument()
    expect(screen.getByText('Сейчас: неизвестно')).toBeInTheDocument()
    unmount()
  }
})

test('hours that are not understood stand as they are written', async () => {
  at('2026-03-02T12:00:00+03:00')
  show({ WORK_SCHEDULE: 'по звонку' })
  await settle()
  expect(screen.getByText('Написано: по звонку')).toBeInTheDocument()
  expect(screen.getByText('Сейчас: неизвестно')).toBeInTheDocument()
})

test('a page that is left asks for the time no more', async () => {
  at('2026-03-02T12:00:00+03:00')
  show({}).unmount()
  now.mockClear()
  await act(() => jest.advanceTimersByTimeAsync(300_000))
  expect(now).not.toHaveBeenCalled()
})
