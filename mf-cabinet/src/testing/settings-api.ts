import type {
  ClientItem,
  Country,
  FoundBank,
  FoundCompany,
  Personal,
  SupplierChosenAnswer,
} from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, type ApiCall, testApi, testCustomer } from '@prilavok/shared-kernel/testing'

export const PERSONAL = '/v3/api/personal/info/'
export const CLIENT = '/v3/api/client/info/'

const RUSSIA: Country = {
  ID: 643,
  NAME: 'Россия',
  MOK_CODE: '643',
  INN_COUNT: [10, 12],
  INN_NAME: 'ИНН',
}
const COUNTRIES: Country[] = [
  RUSSIA,
  { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' },
]

/** A company with everything but its post address. */
export const testClient = (changes: Partial<ClientItem> = {}): ClientItem => ({
  ID: 7,
  INN: '7736207543',
  KPP: '773601001',
  OGRN: '1027700229193',
  OWNER: 'Соколов Пётр Ильич',
  PHONE: '+7 495 555-01-20',
  EMAIL: 'office@vektor.example',
  COMPANY_NAME: 'Общество «Вектор»',
  SHORT_NAME: 'ООО «Вектор»',
  BANK_CODE: '044525225',
  BANK_NAME: 'ПАО «Банк»',
  PAYMENT_ACCOUNT: '40702810438000012345',
  CORRESPOND_ACCOUNT: '30101810400000000225',
  COUNTRY: RUSSIA,
  LEGAL_ENTITY: 'Y',
  POINTS: { MAIN: { ADDRESS: 'Москва, ул. Вавилова, 19' }, POST: null },
  ...changes,
})

/** Somebody who buys for himself, as the API answers it: phone and e-mail are the person's. */
export const testIndividual = (changes: Partial<ClientItem> = {}): ClientItem => ({
  ...testClient(),
  INN: '',
  KPP: '',
  OGRN: '',
  OWNER: '',
  PHONE: '+7 916 555-04-18',
  EMAIL: 'client@example.com',
  COMPANY_NAME: '',
  SHORT_NAME: '',
  BANK_CODE: '',
  BANK_NAME: '',
  PAYMENT_ACCOUNT: '',
  CORRESPOND_ACCOUNT: '',
  LEGAL_ENTITY: 'N',
  POINTS: { MAIN: null, POST: null },
  ...changes,
})

export const OMEGA: FoundCompany = {
  INN: '7788997772',
  KPP: '778801001',
  OGRN: '1197788000420',
  COMPANY_NAME: 'Общество с ограниченной ответственностью «Омега»',
  SHORT_NAME: 'ООО «Омега»',
  OWNER: 'Пеналова Вера Павловна',
  ADDRESS: 'Тула, ул. Новая, 1',
  ACTIVE: 'Y',
}
export const BANK: FoundBank = {
  BANK_CODE: '044588501',
  BANK_NAME: 'АО «Копейка»',
  CORRESPOND_ACCOUNT: '30101810000000000501',
  ADDRESS: 'Тула, ул. Банковская, 1',
}

interface SettingsData {
  personal: Personal
  client: ClientItem | number
  companies: FoundCompany[]
  banks: FoundBank[]
  /** Answers of the calls that save. */
  savedPersonal: ApiAnswer
  savedClient: ApiAnswer
  supplier: SupplierChosenAnswer | number
  /** The answer of a call that saves waits for it. */
  gate: Promise<unknown> | undefined
}

const saved = { SUCCESS: 'Y' }

const noData = (): SettingsData => ({
  personal: testCustomer(),
  client: testClient(),
  companies: [OMEGA],
  banks: [BANK],
  savedPersonal: saved,
  savedClient: saved,
  supplier: { SUCCESS: 'Y' },
  gate: undefined,
})

async function saveAnswer({ path, body }: ApiCall, data: SettingsData): Promise<ApiAnswer> {
  await data.gate
  if (path === PERSONAL) return data.savedPersonal
  return body.has('selected_shop') ? data.supplier : data.savedClient
}

function answer(call: ApiCall, data: SettingsData): ApiAnswer | Promise<ApiAnswer> {
  const { method, path } = call
  if (method === 'POST' && (path === PERSONAL || path === CLIENT)) return saveAnswer(call, data)
  if (path === PERSONAL) return { ITEM: data.personal }
  if (path === CLIENT) return typeof data.client === 'number' ? data.client : { ITEM: data.client }
  if (path === '/v3/api/client/country/') return { ITEMS: COUNTRIES }
  if (path === '/v3/api/client/dadata/inn/') return { ITEMS: data.companies }
  if (path === '/v3/api/client/dadata/bank/') return { ITEMS: data.banks }
  if (path === '/v2/basket/catalog/') return { CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } }
  return undefined
}

/** The calls of the settings behind the network boundary. */
export function settingsApi() {
  const api = testApi(noData, answer)
  return {
    ...api,
    /** Bodies that were sent to a path, in order. */
    sent: (path: string) =>
      api.requests
        .filter((call) => call.method === 'POST' && call.path === path)
        .map(({ body }) => Object.fromEntries(body)),
  }
}
