import type { OnlinePayCode, Order, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { testOrder } from '../testing/test-order'
import { apiDay, dayOf, todayOf } from './order-dates'
import { isCalledOff, isOwn, mayCancel, mayChangePayment, mayPay, statusLabel } from './order-status'

describe('order-dates', () => {
  test.each([
    ['2026-03-05', '05.03.2026'],
    ['2024-02-29', '29.02.2024'],
    ['2026-02-29', undefined],
    ['2026-3-5', undefined],
    ['', undefined],
    ['yesterday', undefined],
  ])('the day «%s» is for the API %s', (day, text) => expect(apiDay(day)).toBe(text))

  test.each([
    ['2026-03-05T20:59:59Z', '2026-03-05'],
    ['2026-03-05T21:00:00Z', '2026-03-06'],
    ['2026-12-31T22:30:00Z', '2027-01-01'],
    ['2026-03-05T00:30:00+05:00', '2026-03-04'],
    ['no time', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('at %s it is %s in Moscow', (time, day) => expect(dayOf(time, 'Europe/Moscow')).toBe(day))

  test.each([
    ['Europe/Kaliningrad', '2026-03-05'],
    [undefined, '2026-03-06'],
    ['Asia/Yekaterinburg', '2026-03-06'],
  ])('the day of a shop in %s', (timeZone, day) => {
    expect(dayOf('2026-03-05T21:30:00Z', timeZone)).toBe(day)
    expect(todayOf(Date.parse('2026-03-05T21:30:00Z'), timeZone)).toBe(day)
  })
})

describe('order-status', () => {
  const inStatus = (STATUS_CODE: OrderStatusCode, changes: Partial<Order> = {}) =>
    testOrder({ STATUS: { STATUS_CODE, STATUS_NAME: '' }, ...changes })
  const online = (CODE: OnlinePayCode, changes: Partial<Order> = {}) =>
    inStatus('online-not-paid', { ONLINE_PAY_STATUS: { CODE, TITLE: '' }, ...changes })

  test('[CAB-030] every status has a label: the server’s own, else one for its code', () => {
    const labels: Record<OrderStatusCode, string> = {
      sent: 'Отправлен',
      'in-progress': 'В работе',
      completed: 'Выполнен',
      canceled: 'Отменён',
      'online-not-paid': 'Не оплачен',
      'online-to-payment': 'К оплате',
      'online-paid': 'Оплачен',
      'online-canceled': 'Оплата отменена',
      'online-processing': 'Оплата обрабатывается',
    }
    for (const [STATUS_CODE, label] of Object.entries(labels) as [OrderStatusCode, string][]) {
      expect(statusLabel({ STATUS_CODE, STATUS_NAME: '' })).toBe(label)
      expect(statusLabel({ STATUS_CODE, STATUS_NAME: 'Свой' })).toBe('Свой')
    }
    expect(statusLabel({ STATUS_CODE: 'packed' as OrderStatusCode, STATUS_NAME: '' })).toBe('packed')
  })

  test.each<[OrderStatusCode, boolean, boolean]>([
    ['sent', true, false],
    ['in-progress', true, false],
    ['online-not-paid', true, false],
    ['online-to-payment', true, false],
    ['online-processing', true, false],
    ['online-paid', true, false],
    ['completed', false, false],
    ['canceled', false, true],
    ['online-canceled', false, true],
  ])('an order in %s: may be cancelled %s, called off %s', (code, cancel, off) => {
    const { STATUS } = inStatus(code)
    expect(mayCancel(STATUS)).toBe(cancel)
    expect(isCalledOff(STATUS)).toBe(off)
  })

  test.each<[OnlinePayCode, boolean]>([
    ['NOT_PAID', true],
    ['PROCESSING', true],
    ['PAID', false],
    ['TO_PAYMENT', false],
  ])('an order that is %s may be paid: %s', (code, may) => {
    expect(mayPay(online(code))).toBe(may)
    expect(mayPay(online(code, { IS_OWN: 'Y' }))).toBe(may)
    expect(mayPay(online(code, { IS_OWN: 'N' }))).toBe(false)
  })

  test('nor may be paid what is paid otherwise, over, or worked on', () => {
    expect(mayPay(inStatus('sent'))).toBe(false)
    const { ONLINE_PAY_STATUS } = online('NOT_PAID')
    for (const code of ['in-progress', 'completed', 'canceled', 'online-canceled'] as const)
      expect(mayPay(inStatus(code, { ONLINE_PAY_STATUS }))).toBe(false)
  })

  test('another payment may be chosen while nothing is paid and nobody works on it', () => {
    expect(mayChangePayment(inStatus('sent'))).toBe(true)
    expect(mayChangePayment(online('NOT_PAID'))).toBe(true)
    expect(mayChangePayment(online('PROCESSING'))).toBe(true)
    expect(mayChangePayment(online('PAID'))).toBe(false)
    expect(mayChangePayment(online('PAID', { STATUS: inStatus('sent').STATUS }))).toBe(false)
    expect(mayChangePayment(inStatus('in-progress'))).toBe(false)
    expect(mayChangePayment(inStatus('sent', { IS_LOYALTY: 'Y' }))).toBe(false)
    expect(mayChangePayment(inStatus('sent', { IS_OWN: 'N' }))).toBe(false)
  })

  test('an order is one’s own unless the server says that it is a colleague’s', () => {
    expect([isOwn({}), isOwn({ IS_OWN: 'Y' }), isOwn({ IS_OWN: 'N' })]).toEqual([true, true, false])
  })
})
