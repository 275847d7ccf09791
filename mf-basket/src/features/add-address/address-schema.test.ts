import { type AddressValues, addressSchema, contactPhoneOf, NO_ADDRESS, valuesOf } from './address-schema'

describe('address-schema', () => {
  const values = (changes: Partial<AddressValues> = {}): AddressValues => ({
    ...{ ...NO_ADDRESS, address: 'Тверь, ул. Новая, 1' },
    ...changes,
  })
  const isValid = (variant: 'base' | 'post', changes: Partial<AddressValues>) =>
    addressSchema(variant).isValidSync(values(changes))

  test.each<[string, Partial<AddressValues>, base: boolean, post: boolean]>([
    ['an address alone', {}, true, true],
    ['no address', { address: '' }, false, false],
    ['spaces', { address: '   ' }, false, false],
    ['500 symbols', { address: 'а'.repeat(500) }, true, true],
    ['501 symbols', { address: 'а'.repeat(501) }, false, false],
    [
      'a contact',
      { contactName: 'Анна', contactEmail: 'a@b.example', contactPhone: '9165550418' },
      true,
      true,
    ],
    ['a wrong e-mail', { contactEmail: 'a@' }, false, true],
    ['a short phone', { contactPhone: '91655504' }, false, true],
    ['nine digits of another country', { phoneCode: '+375', contactPhone: '291234567' }, true, true],
    ['ten digits of a country with nine', { phoneCode: '+375', contactPhone: '2912345678' }, false, true],
  ])('%s: as a delivery address %s, as a postal one %s', (_what, changes, base, post) => {
    expect([isValid('base', changes), isValid('post', changes)]).toEqual([base, post])
  })

  test('a phone is sent with its code, none is sent as nothing', () => {
    expect(contactPhoneOf(values({ contactPhone: '9165550418' })).replace(/\D/g, '')).toBe('79165550418')
    expect(contactPhoneOf(values())).toBe('')
  })

  test('a saved address comes into the form as it was, its phone without the code', () => {
    const point = {
      ...{ ID: 1, ADDRESS: 'Тверь', CONTACT_NAME: 'Анна', CONTACT_EMAIL: 'a@b.example' },
      CONTACT_PHONE: '+375 29 123-45-67',
    }
    const { contactPhone, ...rest } = valuesOf(point)
    expect(rest).toEqual({
      ...{ address: 'Тверь', contactName: 'Анна', contactEmail: 'a@b.example', phoneCode: '+375' },
    })
    expect(contactPhone.replace(/\D/g, '')).toBe('291234567')
  })
})
