import type { Country, FoundCompany, RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, type TestApi, testApi, testVisitor } from '@prilavok/shared-kernel/testing'
import { COUNTRIES, company } from './registration-form'

export const REGISTER = '/v3/api/auth/register/'
export const COMPANIES = '/v3/api/client/dadata/inn/'
const COUNTRY = '/v3/api/client/country/'

interface RegistrationData {
  countries: Country[] | number
  companies: FoundCompany[]
  /** Why an e-mail may not register, by address. */
  taken: Record<string, string>
  registered: RegisterAnswer | number
  /** The answer of a registration waits for it. */
  gate: Promise<unknown> | undefined
}

const MESSAGE = 'Мы отправили на вашу почту письмо'

/** The calls of a registration behind the network boundary. */
export const registrationApi = (): TestApi<RegistrationData> =>
  testApi<RegistrationData>(
    () => ({
      countries: COUNTRIES,
      companies: [company()],
      taken: {},
      registered: { SUCCESS: 'Y', MESSAGE, EMAIL: 'zakupki@vektor.example' },
      gate: undefined,
    }),
    async ({ method, path, query }, data): Promise<ApiAnswer> => {
      if (path === '/v3/api/personal/info/') return { ITEM: testVisitor() }
      if (path === COUNTRY)
        return typeof data.countries === 'number' ? data.countries : { ITEMS: data.countries }
      if (path === COMPANIES) return { ITEMS: data.companies }
      if (path !== REGISTER) return undefined
      if (method === 'POST') {
        await data.gate
        return data.registered
      }
      const text = data.taken[query.get('email') ?? '']
      return text
        ? { SUCCESS: 'N', errors: { query_error: text, email: text } }
        : { SUCCESS: 'Y', MESSAGE: 'Адрес можно использовать для регистрации' }
    },
  )
