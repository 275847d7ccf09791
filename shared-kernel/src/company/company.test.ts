import type { Country } from '@prilavok/shared-kernel/contract'
import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { countryOf, innError, plainInn, RUSSIA, splitInn } from './countries'
import { banksQuery } from './find-banks'
import { companiesQuery } from './find-companies'
import { isNamed, nameOf } from './found-company'
import { countriesQuery } from './get-countries'
import { innHint } from './inn-hint'
import { testCompany } from './testing/test-company'

describe('countries', () => {
  const BELARUS: Country = { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' }
  const OTHER: Country = {
    ID: 5,
    NAME: 'Другая',
    MOK_CODE: '999',
    INN_COUNT: [],
    INN_NAME: 'Налоговый номер',
  }
  const COUNTRIES = [BELARUS, { ...RUSSIA, NAME: 'Российская Федерация' }, OTHER]

  test('a country is found by its code; an unknown one, or any without a list, is Russia', () => {
    expect(countryOf(COUNTRIES, '112')).toBe(BELARUS)
    expect(countryOf(COUNTRIES, '999')).toBe(OTHER)
    expect(countryOf(COUNTRIES, '643')).toBe(COUNTRIES[1])
    for (const code of ['', '64', '0112']) expect(countryOf(COUNTRIES, code)).toBe(RUSSIA)
    expect(countryOf([BELARUS], '643')).toBe(RUSSIA)
    expect(countryOf([], '112')).toBe(RUSSIA)
    expect(countryOf(undefined, '112')).toBe(RUSSIA)
  })

  test.each([
    ['УНП', 'Вы не указали УНП'],
    ['Tax ID', 'Вы не указали tax ID'],
    ['номер ИНН', 'Вы не указали номер ИНН'],
    ['И', 'Вы не указали и'],
  ])('where a number is missing, «%s» stands inside the sentence: %s', (INN_NAME, error) => {
    expect(innError('', { ...RUSSIA, INN_NAME })).toBe(error)
    expect(innError('', { ...OTHER, INN_NAME })).toBe(error)
  })

  const LENGTHS = 'Количество символов должно быть: 10, 12'

  test.each([
    [9, LENGTHS],
    [10, undefined],
    [11, LENGTHS],
    [12, undefined],
  ])('a Russian number of %d digits: %s', (length, error) => {
    expect(innError('7'.repeat(length), RUSSIA)).toBe(error)
  })

  test.each([
    [BELARUS, 8, 'Количество символов должно быть: 9'],
    [BELARUS, 9, undefined],
    [BELARUS, 10, 'Количество символов должно быть: 9'],
    [{ ...BELARUS, INN_COUNT: [20] }, 20, undefined],
    [OTHER, 1, undefined],
    [OTHER, 15, undefined],
    [OTHER, 16, 'Количество символов не больше: 15'],
  ])('by the rule of its country $NAME a number of %d signs: %s', (country, length, error) => {
    expect(innError('A'.repeat(length), country)).toBe(error)
  })

  test.each([
    ['7701234567', '7701234567'],
    [' 77 01-234567\u00a0', '7701234567'],
    ['ИНН: 7701234567', '7701234567'],
  ])('of «%s» digits alone can be a Russian number', (text, inn) => {
    expect(plainInn(text, RUSSIA)).toBe(inn)
  })

  test.each([
    ['7701234567/770101001', '7701234567', '770101001'],
    ['ИНН / КПП: 7701234567 / 770101001', '7701234567', '770101001'],
    ['770123456789\t770101001', '770123456789', '770101001'],
    ['77 01-234567', '7701234567', undefined],
    ['7701234567 тел. 8 800 555-01-71', '770123456788005550171', undefined],
  ])('of «%s» the number is %s, the КПП %s', (text, inn, kpp) => {
    expect(splitInn(text, RUSSIA)).toEqual({ inn, ...(kpp && { kpp }) })
    expect(splitInn(text, BELARUS)).toEqual({ inn: plainInn(text, BELARUS) })
  })

  test.each([
    ['100 345\u00a0678', '100345678'],
    ['BE-0123.456.789', 'BE-0123456789'],
    ['АБ_12/3', 'АБ123'],
    ['ñ9', 'ñ9'],
  ])('of «%s» letters, digits and hyphens can be a foreign number', (text, inn) => {
    expect(plainInn(text, BELARUS)).toBe(inn)
    expect(plainInn(text, OTHER)).toBe(inn)
  })
})

describe('found-company', () => {
  test('a company is called by its short name, by the whole one where there is no other', () => {
    expect(nameOf(testCompany())).toBe('ООО «Вектор»')
    expect(nameOf(testCompany({ SHORT_NAME: '' }))).toBe('Общество с ограниченной ответственностью «Вектор»')
  })

  test.each([
    ['ООО «Вектор»', true],
    ['ооо "вектор"', true],
    ['Общество с ограниченной ответственностью Вектор', true],
    ['Вектор', false],
    ['ООО «Вектор 2»', false],
    ['ООО «Вектор Плюс»', false],
    ['', false],
  ])('«%s» is a name of the company: %s', (name, isIts) => {
    expect(isNamed(testCompany(), name)).toBe(isIts)
  })
})

describe('get-countries', () => {
  const RUSSIA = { ID: 643, NAME: 'Россия', MOK_CODE: '643', INN_COUNT: [10, 12] as unknown, INN_NAME: 'ИНН' }
  const { data, calls } = testApi(
    () => ({ answer: { ITEMS: [RUSSIA] } as object | number }),
    (_call, { answer }) => answer,
  )
  const read = (kernel = testKernel()) => kernel.query.fetchQuery(countriesQuery(kernel))

  test('countries are asked for once and for all', async () => {
    const kernel = testKernel()
    expect(await read(kernel)).toEqual([RUSSIA])
    expect(calls).toEqual(['GET /v3/api/client/country/'])
    const year = 365 * 24 * 3_600_000
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + year)
    expect(await read(kernel)).toEqual([RUSSIA])
    expect(calls).toHaveLength(1)
    expect(kernel.query.getQueryData(['kernel', 'countries'])).toEqual([RUSSIA])
  })

  test('the lengths of a tax number may be a list, a text with commas, a number or nothing', async () => {
    const written: [unknown, number[]][] = [
      [
        ['10', 12],
        [10, 12],
      ],
      ['10, 12 ', [10, 12]],
      [9, [9]],
      ['', []],
      [null, []],
      [undefined, []],
      ['до 15', []],
      [
        [0, -1, 'x', null, 1, 9],
        [1, 9],
      ],
      ['0,,9,-3', [9]],
    ]
    data.answer = { ITEMS: written.map(([INN_COUNT]) => ({ ...RUSSIA, INN_COUNT })) }
    expect((await read()).map(({ INN_COUNT }) => INN_COUNT)).toEqual(written.map(([, lengths]) => lengths))
  })
})

describe('inn-hint', () => {
  const NOTHING = { isUnknown: false, company: undefined }
  const RIGHT = ['7707083893', '500100732259']
  const SLIPS = ['7707083894', '500100732258', '500100732249']
  const SLIP = 'Проверьте ИНН: похоже на\u00a0опечатку, контрольные цифры не\u00a0сходятся'

  test('as long as there is nothing else to say, it says what the number is for', () => {
    for (const inn of ['', '7', '770708389', '77070838930', ...RIGHT]) {
      expect(innHint(inn, NOTHING)).toBe('Название и\u00a0реквизиты подставим по\u00a0реестру')
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
})

describe('register-queries', () => {
  const { calls, requests } = testApi(
    () => ({ answer: { ITEMS: [] } as object | number }),
    (_call, { answer }) => answer,
  )
  const TEN_MINUTES = 600_000

  const findCompanies = (text: string, kernel = testKernel()) =>
    kernel.query.fetchQuery(companiesQuery(kernel, text))
  const findBanks = (text: string, kernel = testKernel()) => kernel.query.fetchQuery(banksQuery(kernel, text))

  test.each([
    ['companies', findCompanies, '/v3/api/client/dadata/inn/'],
    ['banks', findBanks, '/v3/api/client/dadata/bank/'],
  ])('%s are asked for by what was typed, and by nothing else', async (_what, find, path) => {
    expect(await find('Вектор & К')).toEqual([])
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method: 'GET', path })
    expect([...(requests[0]?.query ?? [])]).toEqual([['query', 'Вектор & К']])
  })

  test('what was found is not asked for again for ten minutes', async () => {
    const kernel = testKernel()
    const start = Date.now()
    const now = jest.spyOn(Date, 'now').mockReturnValue(start)
    await findBanks('0445', kernel)
    now.mockReturnValue(start + TEN_MINUTES - 1)
    await findBanks('0445', kernel)
    expect(calls).toHaveLength(1)
    await findBanks('0446', kernel)
    expect(calls).toHaveLength(2)
    now.mockReturnValue(start + TEN_MINUTES)
    await findBanks('0445', kernel)
    expect(calls).toHaveLength(3)
  })
})
