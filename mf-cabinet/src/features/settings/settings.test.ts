import type { Country } from '@prilavok/shared-kernel/contract'
import { testCustomer } from '@prilavok/shared-kernel/testing'
import { testClient, testIndividual } from '../../testing/settings-api'
import { countChanged } from './changed-fields'
import { phoneError, settingsSchema } from './settings-schema'
import { clientFields, personFields, settingsValues } from './settings-values'

describe('settings-schema', () => {
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
})

describe('settings-values', () => {
  const PERSON = testCustomer({
    ...{ SURNAME: 'Титов', NAME: 'Андрей', MIDDLE_NAME: 'Ильич', EMAIL: 'titov@vektor.example' },
    PHONE: ['+74955553012'],
  })
  const company = testClient({ POINTS: { MAIN: { ADDRESS: 'Москва' }, POST: { ADDRESS: 'Тверь' } } })
  const values = settingsValues(PERSON, company)
  const WHO = {
    ...{ surname: 'Титов', name: 'Андрей', middle_name: 'Ильич', email: 'titov@vektor.example' },
    phones: ['+7 495 555-30-12'],
  }

  test('the form begins with what is known of person, company and places', () => {
    expect(values).toEqual({
      ...WHO,
      ...{ legal_entity: 'Y', understood: false, country: '643', inn: company.INN, kpp: company.KPP },
      ...{ ogrn: company.OGRN, owner: company.OWNER, phone: company.PHONE, company_email: company.EMAIL },
      ...{ company_name: company.COMPANY_NAME, short_name: company.SHORT_NAME },
      ...{ bank_code: company.BANK_CODE, bank_name: company.BANK_NAME },
      ...{ payment_account: company.PAYMENT_ACCOUNT, correspond_account: company.CORRESPOND_ACCOUNT },
      ...{ main_address: 'Москва', post_address: 'Тверь' },
    })
    const bare = settingsValues(testCustomer({ PHONE: [] }), testIndividual())
    expect(bare).toMatchObject({ phones: [''], main_address: '', post_address: '', legal_entity: 'N' })
  })

  test('the person’s fields go out without blanks around them', () => {
    const typed = { ...values, surname: ' Титов  ', phones: [' +7 495 555-30-12 ', '89165550418'] }
    expect(personFields(typed)).toEqual({
      ...{ surname: 'Титов', name: 'Андрей', middle_name: 'Ильич' },
      phone: ['+7 495 555-30-12', '89165550418'],
    })
  })

  test('of a company that is known what was changed is sent, with what names it', () => {
    const NAMED = { ...WHO, inn: company.INN, company_name: company.COMPANY_NAME }
    expect(clientFields(values, company)).toEqual(NAMED)
    expect(clientFields({ ...values, kpp: ' 773601002 ', email: ' a@b.example ' }, company)).toEqual({
      ...NAMED,
      kpp: '773601002',
      email: 'a@b.example',
    })
    expect(clientFields({ ...values, post_address: '', country: '112' }, company)).toEqual({
      ...NAMED,
      post_address: '',
      country: '112',
    })
  })

  test('a company that is new is sent whole, an individual without any of its fields', () => {
    const { surname, name, middle_name, email, phones, legal_entity, understood, ...fields } = values
    expect(clientFields(values, testIndividual())).toEqual({ ...WHO, ...fields })
    expect(clientFields({ ...values, legal_entity: 'N', main_address: 'Тула' }, company)).toEqual({
      ...WHO,
      main_address: 'Тула',
    })
  })

  test('fields that wait to be saved are counted, the word beside them is none', () => {
    expect(countChanged(values, values)).toBe(0)
    expect(countChanged({ ...values, understood: true }, values)).toBe(0)
    expect(countChanged({ ...values, phones: [...values.phones] }, values)).toBe(0)
    expect(countChanged({ ...values, phones: ['1'], kpp: '', understood: true }, values)).toBe(2)
  })

  test.each([
    ['', 'Поле не должно быть пустым'],
    [' ( ) - ', 'Поле не должно быть пустым'],
    [undefined, 'Поле не должно быть пустым'],
    ['+7 (495) 555-30-12', undefined],
    ['4955553012', undefined],
    ['123456789012345', undefined],
    ['495555301', 'Указан некорректный телефон'],
    ['1234567890123456', 'Указан некорректный телефон'],
    ['7+4955553012', 'Указан некорректный телефон'],
    ['++74955553012', 'Указан некорректный телефон'],
    ['495555301a', 'Указан некорректный телефон'],
  ])('the phone «%s»', (phone, error) => expect(phoneError(phone)).toBe(error))
})
