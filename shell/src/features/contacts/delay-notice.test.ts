import { testShop } from '@prilavok/shared-kernel/testing'
import { delayNotice } from './delay-notice'

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
