import { testClient } from '../../testing/settings-api'
import { mainDetails, otherDetails } from './company-details'
import { shortName } from './short-name'

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
  ['Отдел закупок ООО Вектор', 'Отдел закупок ООО Вектор'],
  ['', ''],
])('the name «%s» is short «%s»', (name, short) => {
  expect(shortName(name).replaceAll('\u00a0', ' ')).toBe(short)
})
