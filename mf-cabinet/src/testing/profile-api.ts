import type { ClientFile, ClientItem, LoyaltyInfoAnswer } from '@prilavok/shared-kernel/contract'
import { type ApiAnswer, type ApiCall, testApi } from '@prilavok/shared-kernel/testing'
import { type CabinetData, cabinetAnswer, noData } from './cabinet-api'
import { testLoyaltyInfo } from './test-loyalty'

/** A company with all that the API can know of it; `changes` over it. */
const testCompany = (changes: Partial<ClientItem> = {}): ClientItem => ({
  ID: 7,
  INN: '7736207543',
  KPP: '773601001',
  OGRN: '1027700229193',
  OWNER: 'Титов Андрей Ильич',
  PHONE: '+7 495 555-30-12',
  EMAIL: 'office@vektor.example',
  COMPANY_NAME: 'Общество с ограниченной ответственностью «Вектор»',
  SHORT_NAME: 'ООО «Вектор»',
  BANK_CODE: '044525225',
  BANK_NAME: 'ПАО Сбербанк',
  PAYMENT_ACCOUNT: '40702810438000012345',
  CORRESPOND_ACCOUNT: '30101810400000000225',
  COUNTRY: { ID: 1, NAME: 'Россия', MOK_CODE: '643', INN_COUNT: [10, 12], INN_NAME: 'ИНН' },
  LEGAL_ENTITY: 'Y',
  POINTS: { MAIN: { ADDRESS: 'Москва, ул. Вавилова, 19' }, POST: { ADDRESS: '117312, Москва, а/я 19' } },
  ...changes,
})

/** Somebody who buys for himself: no company fields. */
export const testIndividual = (): ClientItem =>
  testCompany({
    ...{ INN: '', KPP: '', OGRN: '', OWNER: '', COMPANY_NAME: '', SHORT_NAME: '', LEGAL_ENTITY: 'N' },
    ...{ BANK_CODE: '', BANK_NAME: '', PAYMENT_ACCOUNT: '', CORRESPOND_ACCOUNT: '' },
    POINTS: { MAIN: null, POST: null },
  })

const testFile = (changes: Partial<ClientFile> = {}): ClientFile => ({
  ID: 51,
  NAME: 'Карточка организации.pdf',
  PATH: '/upload/files/1.51.sign/card.pdf',
  SIZE: 98_304,
  TYPE: 'pdf',
  ...changes,
})

export interface ProfileData {
  company: ClientItem
  files: ClientFile[]
  loyalty: LoyaltyInfoAnswer
}

const profileData = (): ProfileData => ({
  company: testCompany(),
  files: [testFile()],
  loyalty: testLoyaltyInfo(),
})

function profileAnswer({ path }: ApiCall, { company, files, loyalty }: ProfileData): ApiAnswer {
  if (path === '/v3/api/client/info/') return { ITEM: company }
  if (path === '/v3/api/client/files/') return { FILES: files }
  return path === '/v3/api/client/loyalty_info/' ? loyalty : undefined
}

/** The calls of the profile: those of orders, and what is known of the buyer and the company. */
export const profileApi = () =>
  testApi<CabinetData & ProfileData>(
    () => ({ ...noData(), ...profileData() }),
    (call, data) => profileAnswer(call, data) ?? cabinetAnswer(call, data),
  )
