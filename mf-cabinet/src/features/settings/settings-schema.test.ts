import type { Country } from '@prilavok/shared-kernel/contract'
import { testCustomer } from '@prilavok/shared-kernel/testing'
import { testClient, testIndividual } from '../../testing/settings-api'
import { settingsSchema } from './settings-schema'
import { settingsValues } from './settings-values'

const RUSSIA = testClient().COUNTRY
const BELARUS: Country = { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' }
const PERSON = testCustomer({ SURNAME: 'Титов', NAME: 'Андрей', PHONE: ['+74955553012'] })
const OF_COMPANY = settingsValues(PERSON, testClient())
const OF_PERSON = settingsValues(PERSON, testIndividual())

/** What is wrong, by field. @param isCompany a company has been saved already */
const wrong = (values: object, isCompany: boolean): Promise<Record<string, string>> =>
  settingsSchema([RUSSIA, BELARUS], isCompany)
    .validate(values, { abortEarly: false })
    .then(
      () => ({}),
      ({ inner }: { inner: { path: string; message: string }[] }) =>
        Object.fromEntries(inner.map(({ path, message }) => [path, message])),
    )

test('a company and an individual with all that must be given', async () => {
  expect(await wrong(OF_COMPANY, true)).toEqual({})
  expect(await wrong(OF_PERSON, false)).toEqual({})
})

test('names, e-mail and a phone must be given, by whomever', async () => {
  const empty = { surname: ' ', name: '', middle_name: '', email: '', phones: [''] }
  const missing = {
    ...{ surname: 'Вы не указали фамилию', name: 'Вы не указали имя', email: 'Вы не указали почту' },
    phones: 'Поле не должно быть пустым',
  }
  expect(await wrong({ ...OF_COMPANY, ...empty }, true)).toEqual(missing)
  expect(await wrong({ ...OF_PERSON, ...empty }, false)).toEqual(missing)
})

test('the first wrong phone speaks for all', async () => {
  const phones = async (...all: string[]) => (await wrong({ ...OF_PERSON, phones: all }, false)).phones
  expect(await phones('+74955553012', '12', '')).toBe('Указан некорректный телефон')
  expect(await phones('+74955553012', '', '12')).toBe('Поле не должно быть пустым')
  expect(await phones('+74955553012', '89165550418')).toBeUndefined()
})

test('rules of a company hold for a company alone, by its country', async () => {
  const odd = { inn: '', company_name: '', kpp: '1', ogrn: '1', company_email: 'x' }
  expect(await wrong({ ...OF_PERSON, ...odd }, false)).toEqual({})
  expect(Object.keys(await wrong({ ...OF_COMPANY, ...odd }, true)).sort()).toEqual([
    ...['company_email', 'company_name', 'inn', 'kpp', 'ogrn'],
  ])
  expect(await wrong({ ...OF_COMPANY, inn: '193502715', country: '112' }, true)).toEqual({})
  expect(Object.keys(await wrong({ ...OF_COMPANY, country: '112' }, true))).toEqual(['inn'])
})

test('who becomes a company says that there is no way back; who is one need not', async () => {
  expect(Object.keys(await wrong(OF_COMPANY, false))).toEqual(['understood'])
  expect(await wrong({ ...OF_COMPANY, understood: true }, false)).toEqual({})
})
