import { innHint } from './inn-hint'
import { testCompany } from './testing/test-company'

const NOTHING = { isUnknown: false, company: undefined }
const RIGHT = ['7707083893', '500100732259']
const SLIPS = ['7707083894', '500100732258', '500100732249']
const SLIP = 'Проверьте ИНН: похоже на\u00a0опечатку, контрольные цифры не\u00a0сходятся'

test('as long as there is nothing else to say, it says what the number is for', () => {
  for (const inn of ['', '7', '770708389', '77070838930', ...RIGHT]) {
    expect(innHint(inn, NOTHING)).toBe('Название подставим по реестру')
    expect(innHint(inn, NOTHING, 'Реквизиты подставим')).toBe('Реквизиты подставим')
  }
})

test.each(SLIPS)('the check digits of %s tell a slip, whatever the register says', (inn) => {
  expect(innHint(inn, NOTHING)).toBe(SLIP)
  expect(innHint(inn, { isUnknown: true, company: undefined })).toBe(SLIP)
  expect(innHint(inn, { isUnknown: false, company: testCompany() })).toBe(SLIP)
})

test.each(RIGHT)('of %s it says what the register knows', (inn) => {
  const unknown = 'В реестре такого ИНН нет. Впишите название сами'
  const closed = 'По реестру эта организация ликвидирована. Проверьте ИНН'
  expect(innHint(inn, { isUnknown: true, company: undefined }, 'Реквизиты')).toBe(unknown)
  expect(innHint(inn, { isUnknown: false, company: testCompany() }, 'Реквизиты')).toBe('Нашли в реестре')
  expect(innHint(inn, { isUnknown: false, company: testCompany({ ACTIVE: 'N' }) })).toBe(closed)
})
