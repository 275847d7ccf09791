import type { TradePoint } from './api/shop'
import { isLoggedIn, parseCookies, serializeCookie } from './cookies'
import { completeInn, innIsRight } from './inn-digits'
import { otherLayout } from './keyboard-layout'
import { escapeHtml, scriptJson } from './markup'
import { networkOf } from './network-of'
import { orderNumberOf } from './order-names'
import { chatScript, counterIds } from './outside-services'
import { personName } from './person-name'
import { clockOf, shopClock } from './shop-clock'
import { isoDay, specialDays } from './special-days'

describe('order-number-of', () => {
  test.each([
    ['Заказ № 3–000126 от 5 ноября', '3-000126'],
    ['3-000126.', '3-000126'],
    ['3-000126,', '3-000126'],
    ['3-000126 от', '3-000126'],
    ['Ваш заказ 3-000126', '3-000126'],
    ['№ 3 − 000126 от 05-11-2026', '3-000126'],
    ['заказ 48 390', '48390'],
    ['3-', '3-'],
    ['А12-345', 'А12-345'],
    ['12-34-56', '12-34-56'],
    ['', ''],
  ])('«%s» means %s', (text, number) => expect(orderNumberOf(text)).toBe(number))
})

describe('clock-of', () => {
  const shown = (iso: string) => clockOf(iso, 'Europe/Moscow').toISOString()

  test.each([
    ['2026-03-02', '2026-03-02T00:00:00.000Z'],
    ['2026-03-02T20:30', '2026-03-02T20:30:00.000Z'],
    ['2026-03-02T20:30:15', '2026-03-02T20:30:15.000Z'],
  ])('«%s» without a zone is by the clock of the shop', (iso, clock) => {
    expect(shown(iso)).toBe(clock)
  })

  test.each([
    ['2026-03-02T20:30Z', '2026-03-02T23:30:00.000Z'],
    ['2026-03-02T20:30:15Z', '2026-03-02T23:30:15.000Z'],
    ['2026-03-02T20:30:15+05:00', '2026-03-02T18:30:15.000Z'],
    ['2026-03-02T20:30:15-0500', '2026-03-03T04:30:15.000Z'],
    ['2026-03-02T20:30-05:00', '2026-03-03T04:30:00.000Z'],
  ])('«%s» with a zone is what the clock of the shop shows then', (iso, clock) => {
    expect(shown(iso)).toBe(clock)
  })

  test.each([
    '',
    'вчера',
    '2026-03-02 20:30',
    '2026-03-02T20:30+5',
    '12026-03-02',
    '2026-13-02',
    '2026-03-02T25:00',
  ])('«%s» is no date', (iso) => {
    expect(() => clockOf(iso, null)).toThrow(RangeError)
    expect(() => clockOf(iso, null)).toThrow(`«${iso}»`)
  })
})

describe('cookies', () => {
  test('cookies are read as they were written, the first of two counts', () => {
    expect(parseCookies('a=1; b=%D0%B0%3B; a=2;  c = d=e ; broken; =x; bad=%E0%A4%A')).toEqual({
      a: '1',
      b: 'а;',
      c: 'd=e',
      bad: '%E0%A4%A',
    })
    expect(parseCookies(undefined)).toEqual({})
    expect(parseCookies('__proto__=x').polluted).toBeUndefined()
  })

  test('[KERN-034] a cookie lives a year, for the whole site, Secure on https', () => {
    expect(serializeCookie('n', 'а;', false)).toBe('n=%D0%B0%3B; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(serializeCookie('n', '', true)).toBe('n=; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect(serializeCookie('n', undefined, false)).toBe('n=; Path=/; Max-Age=0; SameSite=Lax')
  })

  test.each([
    ['nobody', {}, false],
    ['a customer', { has_refresh_token: 'Y', login_stamp: 'a', expires: '5' }, true],
    ['a user without a password', { login_stamp: 'a@5', expires: '5' }, true],
    ['a visitor after him', { login_stamp: 'a@5', expires: '9' }, false],
    ['a visitor whose token was rejected', { login_stamp: 'a@5' }, false],
    ['a visitor after a customer', { login_stamp: 'a', expires: '5' }, false],
  ])('the cookies tell that it is %s', (_who, cookies, told) => {
    expect(isLoggedIn(cookies)).toBe(told)
  })
})

describe('inn-digits', () => {
  test.each(['7707083893', '7736050003', '7728168971', '500100732259', '0000000000'])(
    'the check digits of %s are right',
    (inn) => {
      expect(innIsRight(inn)).toBe(true)
      expect(completeInn(inn.slice(0, inn.length === 10 ? 9 : 10))).toBe(inn)
    },
  )

  test.each([
    ['another last digit', '7707083894'],
    ['another first digit', '8707083893'],
    ['an exchange of digits', '7770083893'],
    ['another eleventh digit', '500100732269'],
    ['another twelfth digit', '500100732258'],
  ])('%s is noticed: %s', (_what, inn) => expect(innIsRight(inn)).toBe(false))

  test.each(['', '770708389', '77070838933', '5001007322590', '770708389a', ' 7707083893', '7707083893 '])(
    '«%s» is no INN',
    (text) => expect(innIsRight(text)).toBe(false),
  )
})

describe('keyboard-layout', () => {
  test.each([
    ['hexrf', 'ручка'],
    [',evfuf F4', 'бумага а4'],
    ["`krf'", 'ёлкаэ'],
    ['РУЧЗ', 'hexp'],
    ['лдфмшфегкф', 'klaviatura'],
  ])('«%s» was meant as «%s»', (typed, meant) => expect(otherLayout(typed)).toBe(meant))

  test('a text with one Russian letter is meant as Latin; what is on no key of letters stays', () => {
    expect(otherLayout('руддщ 5!')).toBe('hello 5!')
    expect(otherLayout('ёa')).toBe('`a')
  })

  test.each(['', '184302', '5-7 !'])('no key of «%s» would differ', (text) =>
    expect(otherLayout(text)).toBeNull(),
  )
})

describe('markup', () => {
  test('text cannot become markup', () => {
    expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;')
  })

  test('JSON cannot end its script, and means the same', () => {
    const value = { a: '</script><!--', b: '\u2028\u2029', c: [1, null] }
    const text = scriptJson(value)
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(value)
  })
})

describe('network-of', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('an IPv4 address stands for itself: %s', (address, network) => expect(networkOf(address)).toBe(network))

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::5:6', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
  ])('one subscriber has all addresses of a /64: %s', (address, network) =>
    expect(networkOf(address)).toBe(network),
  )

  test.each(['unknown', '', 'a:b:nonsense'])('what is no address stands for itself: «%s»', (text) =>
    expect(networkOf(text)).toBe(text),
  )
})

describe('outside-services', () => {
  test.each([
    ['G-AB12CD34EF', 'G-AB12CD34EF'],
    [' UA-1234567-12 ', 'UA-1234567-12'],
    ['AW-123456789', 'AW-123456789'],
    ['g-ab12cd34ef', undefined],
    ['G-AB12&callback=x', undefined],
    ['G-AB12CD34EF"></script>', undefined],
    ['', undefined],
    [null, undefined],
  ])('GOOGLE_ID %j goes into an address as %s', (GOOGLE_ID, id) => {
    expect(counterIds({ GOOGLE_ID, YANDEX_ID: null }).google).toBe(id)
  })

  test.each([
    ['98765432', '98765432'],
    [' 1 ', '1'],
    ['0123', undefined],
    ['1/../x', undefined],
    ['1234567890123', undefined],
    [null, undefined],
  ])('YANDEX_ID %j goes into an address as %s', (YANDEX_ID, id) => {
    expect(counterIds({ GOOGLE_ID: null, YANDEX_ID }).yandex).toBe(id)
  })

  test.each([
    ['https://chat.example/widget.js?id=7', 'https://chat.example/widget.js?id=7'],
    ['http://chat.example/widget.js', undefined],
    ['//chat.example/widget.js', undefined],
    ['javascript:alert(1)', undefined],
    ['https://user:word@chat.example/widget.js', undefined],
    ['', undefined],
    [null, undefined],
  ])('ONLINE_CHAT %j is the script %s', (ONLINE_CHAT, address) => {
    expect(chatScript({ ONLINE_CHAT })?.href).toBe(address)
  })
})

describe('person-name', () => {
  test.each([
    ['иван1', 'Иван'],
    ['анна--мария', 'Анна-мария'],
    ['-иван-', 'Иван'],
    ['--', ''],
    ['<b>1', ''],
    ['<b>иван</b>', 'Иван'],
    ['иван<script', 'Иван'],
    ['иван <b', 'Иван'],
    ['\u0301\u0302иван', 'Иван'],
    ['и\u0306ван', 'Йван'],
    ['\u0390', '\u03aa\u0301'],
    ['ПЕТР', 'ПЕТР'],
    ['a b.c', 'A bc'],
    [' Гасан  оглы ', 'Гасан оглы'],
    ['анна - мария', 'Анна-мария'],
  ])('«%s» is kept as «%s»', (typed, name) => {
    expect(personName(typed)).toBe(name)
    expect(personName(name)).toBe(name)
  })
})

describe('shop-clock', () => {
  const MOMENT = Date.parse('2026-03-02T20:30:00Z')
  const clock = (timeZone: string | null | undefined) =>
    shopClock(MOMENT, timeZone).toISOString().slice(0, 16)

  test.each([
    ['Europe/Kaliningrad', '2026-03-02T22:30'],
    ['Europe/Moscow', '2026-03-02T23:30'],
    ['Asia/Yekaterinburg', '2026-03-03T01:30'],
    ['Asia/Kamchatka', '2026-03-03T08:30'],
  ])('the clock in %s', (timeZone, shown) => {
    expect(clock(timeZone)).toBe(shown)
  })

  test('a shop that names no zone, or one that nobody knows, has the time of Moscow', () => {
    for (const timeZone of [undefined, null, 'Mars/Olympus']) expect(clock(timeZone)).toBe('2026-03-02T23:30')
  })

  test('summer time is followed where there is one', () => {
    expect(shopClock(Date.parse('2026-07-01T12:00:00Z'), 'Europe/Berlin').getUTCHours()).toBe(14)
    expect(shopClock(Date.parse('2026-01-01T12:00:00Z'), 'Europe/Berlin').getUTCHours()).toBe(13)
  })
})

describe('special-days', () => {
  const point = (DATE_START: string | null, DATE_END: string | null, HOLIDAY_SCHEDULE = 'Выходной') =>
    ({ HOLIDAY_SCHEDULE, DATE_START, DATE_END }) as TradePoint

  test.each([
    ['without days they always hold', null, null, '2026-03-05', 'Выходной'],
    [
      'days to come are told with their dates',
      '31.12.2026',
      '08.01.2027',
      '2026-03-05',
      'Выходной (31.12.2026–08.01.2027)',
    ],
    [
      'the last day still counts',
      '01.03.2026',
      '05.03.2026',
      '2026-03-05',
      'Выходной (01.03.2026–05.03.2026)',
    ],
    ['past days are not told', '01.03.2026', '05.03.2026', '2026-03-06', undefined],
    ['past ones of the year before neither', '31.12.2025', '08.01.2026', '2026-01-09', undefined],
    ['an end alone is not told, and counts', null, '05.03.2026', '2026-03-05', 'Выходной'],
  ])('other hours: %s', (_what, start, end, today, text) => {
    const special = specialDays(point(start, end), today)
    expect(special && special.hours + special.days).toBe(text)
  })

  test('a point without other hours has no special days', () => {
    expect(specialDays(point('01.03.2026', '05.03.2026', ''), '2026-03-05')).toBeUndefined()
  })

  test('what is no date of the API has no day', () => {
    expect(isoDay('05.03.2020')).toBe('2020-03-05')
    for (const date of ['2020-03-05', '05.03.20', 'x05.03.2020', '05.03.2020x', '', null, undefined])
      expect(isoDay(date)).toBeUndefined()
  })
})
