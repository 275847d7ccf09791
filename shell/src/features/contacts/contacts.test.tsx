import type { TradePoint } from '@prilavok/shared-kernel/contract'
import { renderWithKernel, testShop } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { zonedTime } from '../../model/zoned-clock'
import { delayNotice } from './delay-notice'
import { openingAt } from './opening'
import { partnerUrl } from './partner-url'
import { useSchedule } from './use-schedule'
import { readWorkWeek } from './work-week'

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

const holiday = () => screen.getByText(/^Особо/).textContent

describe('contacts', () => {
  describe('delay-notice', () => {
    const PLAIN = 'Заказы, оформленные в нерабочее время, обрабатываются в ближайший рабочий день'

    test.each([
      ['Y', 'Собираем завтра', 'Собираем завтра'],
      ['Y', '', PLAIN],
      ['Y', null, PLAIN],
      ['N', 'Собираем завтра', undefined],
      ['N', null, undefined],
    ] as const)(
      '[SHELL-009] with SHOW_DELAY_TEXT %s and ABOUT_DELAY «%s» it is «%s»',
      (SHOW_DELAY_TEXT, ABOUT_DELAY, text) => {
        expect(delayNotice(testShop({ SHOW_DELAY_TEXT, ABOUT_DELAY }))?.replaceAll('\u00a0', ' ')).toBe(text)
      },
    )
  })

  describe('opening', () => {
    const HOURS = 'пн–пт 9:00–18:00, сб 10:00–15:00'

    test.each([
      // 2 March 2026 is a Monday.
      ['2026-03-02T08:59:00+03:00', false, 'закрыто, откроется в\u00a09:00'],
      ['2026-03-02T09:00:00+03:00', true, 'открыто до\u00a018:00'],
      ['2026-03-02T17:59:00+03:00', true, 'открыто до\u00a018:00'],
      ['2026-03-02T18:00:00+03:00', false, 'закрыто, откроется завтра в\u00a09:00'],
      ['2026-03-07T14:00:00+03:00', true, 'открыто до\u00a015:00'],
      ['2026-03-07T15:00:00+03:00', false, 'закрыто, откроется в\u00a0понедельник в\u00a09:00'],
    ])('at %s', (moment, isOpen, text) => {
      expect(openingAt(HOURS, zonedTime(Date.parse(moment)))).toEqual({ isOpen, text })
    })

    test('a shop that never closes is open, without an hour', () => {
      expect(openingAt('круглосуточно', zonedTime(0))?.text).toBe('открыто')
    })

    test('of hours that are not understood nothing is said', () => {
      expect(openingAt('по звонку', zonedTime(0))).toBeUndefined()
    })
  })

  describe('partner-url', () => {
    test.each([
      ['lk.shop.example', 'https://lk.shop.example'],
      ['', undefined],
      [null, undefined],
    ])('the cabinet at «%s» has the address %s', (LK_DOMAIN, url) => {
      expect(partnerUrl(testShop({ LK_DOMAIN }))).toBe(url)
    })
  })

  describe('work-week', () => {
    const NINE_TO_SIX = [540, 1080]

    test.each([
      [
        'пн–пт 9:00–18:00',
        [NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, undefined, undefined],
      ],
      [
        'Пн-Пт: с 9 до 18.',
        [NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, undefined, undefined],
      ],
      [
        'пн–ср, пт 9:00–18:00; сб 10.00 — 15.30, вс выходной',
        [NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, undefined, NINE_TO_SIX, [600, 930], undefined],
      ],
      ['ежедневно 10:00–21:00', Array(7).fill([600, 1260])],
      ['круглосуточно', Array(7).fill([0, 1440])],
      ['10:00–21:00', Array(7).fill([600, 1260])],
      ['ежедневно: с 10 до 21:30', Array(7).fill([600, 1290])],
      ['Ежедневно круглосуточно', Array(7).fill([0, 1440])],
      ['0:00–24:00', Array(7).fill([0, 1440])],
      [
        'сб-пн 9:00-18:00',
        [NINE_TO_SIX, undefined, undefined, undefined, undefined, NINE_TO_SIX, NINE_TO_SIX],
      ],
      ['ср 9:00–18:00; чт–вс выходные', [undefined, undefined, NINE_TO_SIX, ...Array(4).fill(undefined)]],
      ['9–18', Array(7).fill(NINE_TO_SIX)],
      ['с 9 до 18', Array(7).fill(NINE_TO_SIX)],
      ['  пн   9:00–18:00 ', [NINE_TO_SIX, ...Array(6).fill(undefined)]],
      ['пн - вт 9:00 - 18:00', [NINE_TO_SIX, NINE_TO_SIX, ...Array(5).fill(undefined)]],
      ['пн—вт 9:00—18:00', [NINE_TO_SIX, NINE_TO_SIX, ...Array(5).fill(undefined)]],
      ['пн 9:05–18:30', [[545, 1110], ...Array(6).fill(undefined)]],
      ['пн, вт 9:00–18:00', [NINE_TO_SIX, NINE_TO_SIX, ...Array(5).fill(undefined)]],
      [
        'пн–вт,чт 9:00–18:00',
        [NINE_TO_SIX, NINE_TO_SIX, undefined, NINE_TO_SIX, ...Array(3).fill(undefined)],
      ],
      ['сб: — выходной; пн 9:00–18:00', [NINE_TO_SIX, ...Array(6).fill(undefined)]],
      ['сб - выходной ,пн 9:00–18:00', [NINE_TO_SIX, ...Array(6).fill(undefined)]],
      ['ЕЖЕДНЕВНО  КРУГЛОСУТОЧНО', Array(7).fill([0, 1440])],
      ['вс 9:00–18:00', [...Array(6).fill(undefined), NINE_TO_SIX]],
      ['вс–вс 9:00–18:00', [...Array(6).fill(undefined), NINE_TO_SIX]],
    ])('«%s» is understood', (schedule, week) => {
      expect(readWorkWeek(schedule)).toEqual(week)
    })

    test.each([
      '',
      'по звонку',
      'пн–пт 9:00–18:00, обед 13–14',
      'пн–пт 18:00–9:00',
      'пн–пт 9:00–25:00',
      'пн–пт 9:00–9:00',
      'пн–пт 9:00–24:01',
      'пн–пт',
      'пн–пт 9:00–18:00, сб',
      'пн–пт 9:00–18:00 кроме праздников',
      'сб выходной',
      'кроме пн 9:00–18:00',
      'пн 9:00–18:00 или позже',
      'пн 9:00–18:00; не сб выходной',
      'пн 9:00–18:00; сб выходной день',
      'почти круглосуточно',
      'круглосуточно, но не всегда',
      'пн 9:00–18:00, обед',
      'пн9:00–18:00',
      'пн 109:00–118:00',
      'пн 9:0–18:0',
      'пн 9 18',
      'пн–пт–сб 9:00–18:00',
      'пн.. 9:00–18:00',
      'вторник 9:00–18:00',
    ])('of «%s» nothing is said but the text itself', (schedule) => {
      expect(readWorkWeek(schedule)).toBeUndefined()
    })
  })
})

describe('use-schedule', () => {
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
  ])('[SHELL-008] on %s of the holidays', async (_when, moment, isHoliday) => {
    at(moment)
    show({})
    await settle()
    expect(holiday()).toBe(isHoliday ? `Особо: ${HOLIDAY}` : 'Особо: нет')
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
})
