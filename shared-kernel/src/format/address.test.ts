import { formatAddress } from './address'
import { NBSP } from './number'

/** No-break spaces as «_», to be seen. */
const shown = (address: string) => formatAddress(address).replaceAll(NBSP, '_')

test.each([
  ['г. Москва, ул. Вавилова, 19, офис 412', 'г._Москва, ул._Вавилова,_19, офис_412'],
  ['Москва, Ленинский пр., 42, корп. 3, склад', 'Москва, Ленинский_пр.,_42, корп._3, склад'],
  ['Москва, Варшавское ш., 118, стр. 2', 'Москва, Варшавское_ш.,_118, стр._2'],
  ['Московская обл., Одинцово, д. 4', 'Московская_обл., Одинцово, д._4'],
  ['117312, Москва, а/я 19', '117312, Москва, а/я_19'],
  ['Минск, пр-т Победителей, 7а', 'Минск, пр-т Победителей,_7а'],
  ['Тула, ул. 9 Мая, 1/2', 'Тула, ул._9 Мая,_1/2'],
  ['Склад', 'Склад'],
  ['', ''],
])('«%s»', (address, text) => expect(shown(address)).toBe(text))

test('nothing but spaces changes', () => {
  const address = 'г. Москва, ул. Складская, д. 4, стр. 2. Въезд со двора, рампа 3'
  expect(formatAddress(address).replaceAll(NBSP, ' ')).toBe(address)
})
