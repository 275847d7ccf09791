import { companyOptions, isNamed, nameOf } from './found-company'
import { testCompany } from './testing/test-company'
import { companyTexts } from './texts'

test('a company is called by its short name, by the whole one where there is no other', () => {
  expect(nameOf(testCompany())).toBe('ООО «Вектор»')
  expect(nameOf(testCompany({ SHORT_NAME: '' }))).toBe('Общество с ограниченной ответственностью «Вектор»')
})

test.each([
  ['ООО «Вектор»', true],
  ['ооо "вектор"', true],
  ['  ООО Вектор ', true],
  ['ОООВектор', true],
  ['Общество с ограниченной ответственностью Вектор', true],
  ['Вектор', false],
  ['ООО «Вектор 2»', false],
  ['ООО «Вектор Плюс»', false],
  ['', false],
])('«%s» is a name of the company: %s', (name, isIts) => {
  expect(isNamed(testCompany(), name)).toBe(isIts)
})

test('digits of a name count, and a name that is not there is nobody’s', () => {
  const numbered = testCompany({ SHORT_NAME: 'ООО «Вектор-2»', COMPANY_NAME: '' })
  expect(isNamed(numbered, 'ооо вектор 2')).toBe(true)
  expect(isNamed(numbered, 'ооо вектор 3')).toBe(false)
  expect(isNamed(numbered, '')).toBe(false)
  expect(isNamed(numbered, '«»')).toBe(false)
  expect(isNamed(testCompany({ SHORT_NAME: '' }), '')).toBe(false)
})

test('an option shows the name, then number, address and whether it is closed down', () => {
  expect(companyOptions.titleOf(testCompany())).toBe('ООО «Вектор»')
  expect(companyOptions.descriptionOf(testCompany())).toBe('ИНН 7707083893, Москва, ул. Вавилова, 19')
  expect(companyOptions.descriptionOf(testCompany({ ADDRESS: '' }))).toBe('ИНН 7707083893')
  expect(companyOptions.descriptionOf(testCompany({ ACTIVE: 'N' }))).toBe(
    'ИНН 7707083893, Москва, ул. Вавилова, 19, ликвидирована',
  )
  expect(companyOptions.emptyText).toBe('В реестре не нашли: оставьте, как написали')
})

test('forms offer the name of the register in place of another', () => {
  expect(companyTexts.otherName('ООО «Вектор»')).toBe('По реестру с этим ИНН\u00a0— ООО «Вектор».')
  expect(companyTexts.takeName).toBe('Подставить')
})
