import type { Country } from '@prilavok/shared-kernel/contract'
import { COUNTRIES } from '../../testing/registration-form'
import { registrationSchema } from './registration-schema'
import { EMPTY, type RegistrationValues } from './registration-values'

describe('registration-schema', () => {
  const RIGHT: RegistrationValues = {
    ...EMPTY,
    inn: '7736207543',
    organization_name: 'ООО «Вектор»',
    surname: 'Соколова',
    name: 'Марина',
    email: 'zakupki@vektor.example',
    phone: '916 555-04-18',
    agree: true,
    transfer: true,
  }
  const BELARUS = { country: '112', inn: '190000001' }
  const MONGOLIA = { country: '496', inn: 'AB-12345' }
  const PERSON = { is_legal_entity: 'N', inn: '', organization_name: '' } as const

  /** Text by field. */
  async function errorsOf(
    changes: Partial<RegistrationValues>,
    countries: readonly Country[] | undefined = COUNTRIES,
  ): Promise<Record<string, string>> {
    const values = Object.fromEntries(
      Object.entries({ ...RIGHT, ...changes }).filter(([, value]) => value !== ''),
    )
    try {
      await registrationSchema(countries).validate(values, { abortEarly: false })
      return {}
    } catch (error) {
      const { inner } = error as { inner: { path: string; message: string }[] }
      return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]))
    }
  }

  test.each<[string, Partial<RegistrationValues>]>([
    ['a company', {}],
    ['an entrepreneur, with twelve digits', { inn: '773620754312' }],
    ['without a middle name', { middle_name: '' }],
    ['an individual', PERSON],
    ['another country with its own length', BELARUS],
    ['a country without lengths, fifteen symbols', { ...MONGOLIA, inn: '123456789012345' }],
    ['nine digits of a phone abroad', { phoneCode: '+375', phone: '29 123-45-67' }],
  ])('%s may register', async (_who, changes) => expect(await errorsOf(changes)).toEqual({}))

  test.each<[keyof RegistrationValues, string, string]>([
    ['email', '', 'Вы не указали почту'],
    ['name', '', 'Вы не указали имя'],
    ['name', '-', 'Вы не указали имя'],
    ['surname', '', 'Вы не указали фамилию'],
    ['surname', '--', 'Вы не указали фамилию'],
    ['phone', '', 'Вы не указали телефон'],
    ['phoneCode', '', 'Укажите код телефона'],
  ])('[AUTH-016] %s «%s»: %s', async (field, value, text) =>
    expect(await errorsOf({ [field]: value })).toMatchObject({ [field]: text }),
  )

  test.each<[Partial<RegistrationValues>, Record<string, string>]>([
    [{ phone: '' }, { phone: 'Вы не указали телефон' }],
    [{ phoneCode: '' as '+7' }, { phoneCode: 'Укажите код телефона' }],
  ])('[AUTH-020] phone and code come both or neither: %j', async (changes, errors) =>
    expect(await errorsOf(changes)).toMatchObject(errors),
  )

  test.each<[string, RegistrationValues['phoneCode']]>([
    ['9', '+7'],
    ['916 555-0', '+7'],
    ['916 555-04-1', '+7'],
    ['29 123-45-6', '+375'],
    ['916 555-04-18', '+375'],
    ['29 123-45-67', '+7'],
    ['916 555-04-189', '+7'],
  ])('[AUTH-021] a phone «%s» after %s is wrong', async (phone, phoneCode) =>
    expect(await errorsOf({ phone, phoneCode })).toEqual({ phone: 'Указан некорректный телефон' }),
  )

  test.each(['', '+'])('[AUTH-022] a phone code «%s» is too short', async (code) =>
    expect(await errorsOf({ phoneCode: code as '+7' })).toMatchObject({ phoneCode: 'Укажите код телефона' }),
  )

  test.each(['zakupki', 'zakupki@vektor', '@vektor.example', 'za..kupki@vektor.example'])(
    '[AUTH-023] «%s» is no e-mail address',
    async (email) =>
      expect(await errorsOf({ email })).toEqual({ email: 'Вы ввели неправильный электронный адрес' }),
  )

  test.each<[Partial<RegistrationValues>, string]>([
    [{}, 'Вы не указали ИНН'],
    [{ country: '112' }, 'Вы не указали УНП'],
    [{ country: '496' }, 'Вы не указали налоговый номер'],
  ])('[AUTH-018] without a tax number, %j: %s', async (changes, text) =>
    expect(await errorsOf({ ...changes, inn: '' })).toMatchObject({ inn: text }),
  )

  test.each(['773620754', '77362075431', '7736207543123'])(
    '[AUTH-024] an INN «%s» of another length is told which lengths there are',
    async (inn) =>
      expect(await errorsOf({ inn })).toEqual({ inn: 'Количество символов должно быть: 10, 12' }),
  )
  test.each(['19000000', '1900000012'])('[AUTH-024] a УНП «%s» likewise', async (inn) =>
    expect(await errorsOf({ country: '112', inn })).toEqual({ inn: 'Количество символов должно быть: 9' }),
  )
  test('[AUTH-024] the lengths of the default country are known without the list', async () => {
    expect(await errorsOf({ inn: '123' }, undefined)).toEqual({
      inn: 'Количество символов должно быть: 10, 12',
    })
  })

  test('[AUTH-025] where the country has no lengths, sixteen symbols are too many', async () => {
    expect(await errorsOf({ ...MONGOLIA, inn: '1234567890123456' })).toEqual({
      inn: 'Количество символов не больше: 15',
    })
    expect(await errorsOf({ ...PERSON, country: '496', inn: '1234567890123456' })).toEqual({})
  })

  const NO_NAME = 'Вы не указали название организации'
  test.each<[string, Partial<RegistrationValues>, string | undefined]>([
    ['a right INN', {}, NO_NAME],
    ['a wrong INN: that comes first', { inn: '123' }, undefined],
    ['another country', BELARUS, NO_NAME],
    ['another country and a wrong number', { ...BELARUS, inn: '1' }, NO_NAME],
    ['an individual', PERSON, undefined],
  ])('[AUTH-019] without a name, %s', async (_case, changes, text) =>
    expect((await errorsOf({ ...changes, organization_name: ' ' })).organization_name).toBe(text),
  )

  test.each<[Partial<RegistrationValues>, Record<string, string>]>([
    [{ agree: false }, { agree: 'Вы не подтвердили согласие на обработку персональных данных' }],
    [{ transfer: false }, { transfer: 'Вы не подтвердили согласие на передачу персональных данных' }],
  ])('[AUTH-017] %j', async (changes, errors) => expect(await errorsOf(changes)).toEqual(errors))
})
