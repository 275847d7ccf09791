import { LOGGED_IN, type PartOptions, partKernel } from '@prilavok/shared-kernel/testing'
import { profileApi } from '../../testing/profile-api'
import { testClient } from '../../testing/settings-api'
import { mainDetails, otherDetails } from './company-details'
import { prefetchProfile } from './prefetch-profile'
import { shortName } from './short-name'

describe('company-details', () => {
  const company = testClient({
    POINTS: { MAIN: { ADDRESS: 'Москва, ул. Вавилова, 19' }, POST: { ADDRESS: 'Тверь, а/я 19' } },
  })
  const rows = (details: ReturnType<typeof mainDetails>) =>
    details.map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`)

  test('a contract begins with the numbers of the company, a proprietor’s has a name of its own', () => {
    expect(rows(mainDetails(company))).toEqual(['ИНН: 7736207543', 'КПП: 773601001', 'ОГРН: 1027700229193'])
    const proprietor = testClient({ INN: '500100732259', KPP: '', OGRN: '304500116000157' })
    expect(rows(mainDetails(proprietor))).toEqual(['ИНН: 500100732259', 'ОГРНИП: 304500116000157'])
  })

  test('all else is told in its order, what is empty is left out', () => {
    expect(rows(otherDetails(company)).map((row) => row.split(': ')[1])).toEqual([
      ...['Общество «Вектор»', 'ООО «Вектор»', 'Соколов Пётр Ильич', '+7 495 555-01-20'],
      ...['office@vektor.example', 'Россия', 'Москва, ул. Вавилова, 19', 'Тверь, а/я 19'],
      ...['ПАО «Банк»', '044525225', '40702810438000012345', '30101810400000000225'],
    ])
    const bare = testClient({ OWNER: '', BANK_NAME: '', BANK_CODE: '', POINTS: { MAIN: null, POST: null } })
    expect(otherDetails(bare)).toHaveLength(7)
  })

  test.each([
    ['Соколова Анна Викторовна', 'Соколова А. В.'],
    ['  Титов   Андрей ', 'Титов А.'],
    ['Титов', 'Титов'],
    ['Петрова Водкина Анна', 'Петрова Водкина Анна'],
    ['Отдел закупок ООО Вектор', 'Отдел закупок ООО Вектор'],
    ['', ''],
  ])('the name «%s» is short «%s»', (name, short) => {
    expect(shortName(name).replaceAll('\u00a0', ' ')).toBe(short)
  })
})

describe('prefetch-profile', () => {
  const { called } = profileApi()
  const prefetch = async (options: PartOptions = {}) => {
    const kernel = partKernel({ cookies: LOGGED_IN, personal: {}, ...options })
    await prefetchProfile(kernel)
    return kernel
  }
  const ORDERS = 'GET /v3/api/client/order/'
  const POINTS = 'GET /v3/api/client/point'
  const LOYALTY = 'GET /v3/api/client/loyalty_info/'

  test('what the profile shows is fetched: orders, company, files and addresses', async () => {
    await prefetch()
    expect(called(`${ORDERS}390/`)).toHaveLength(1)
    expect(called(`${ORDERS}?limit=1&`)).toHaveLength(1)
    expect(called(`${ORDERS}?limit=6&`)).toHaveLength(1)
    expect(called('status=online-not-paid')).toHaveLength(1)
    for (const path of ['GET /v3/api/client/info/', 'GET /v3/api/client/files/', POINTS])
      expect(called(path)).toHaveLength(1)
    expect(called(LOYALTY)).toEqual([])
  })

  test('points are fetched of a participant alone', async () => {
    await prefetch({ personal: { LOYALTY: 'Y' } })
    expect(called(LOYALTY)).toHaveLength(1)
  })

  test('where orders are only fetched there are no addresses', async () => {
    await prefetch({ shop: { SELFDELIVERY_ONLY: 'Y' } })
    expect(called(POINTS)).toEqual([])
  })
})
