import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { banksQuery } from './find-banks'
import { companiesQuery } from './find-companies'
import { testCompany } from './testing/test-company'

const { data, calls, requests } = testApi(
  () => ({ answer: { ITEMS: [] } as object | number }),
  (_call, { answer }) => answer,
)
const TEN_MINUTES = 600_000
const BANK = { BANK_CODE: '044525225', BANK_NAME: 'Сбербанк', CORRESPOND_ACCOUNT: '', ADDRESS: '' }

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

test('companies that were closed down come last, otherwise in the server’s order', async () => {
  data.answer = {
    ITEMS: (['N', 'Y', 'N', 'Y', 'Y'] as const).map((ACTIVE, at) => testCompany({ ACTIVE, INN: String(at) })),
  }
  const found = await findCompanies('Вектор')
  expect(found.map(({ INN }) => INN)).toEqual(['1', '3', '4', '0', '2'])
  expect(found[0]).toEqual(testCompany({ INN: '1' }))
})

test.each([
  ['companies', findCompanies],
  ['banks', findBanks],
])('%s that were found are not asked for again for ten minutes', async (_what, find) => {
  const kernel = testKernel()
  const start = Date.now()
  const now = jest.spyOn(Date, 'now').mockReturnValue(start)
  await find('0445', kernel)
  now.mockReturnValue(start + TEN_MINUTES - 1)
  await find('0445', kernel)
  expect(calls).toHaveLength(1)
  await find('0446', kernel)
  expect(calls).toHaveLength(2)
  now.mockReturnValue(start + TEN_MINUTES)
  await find('0445', kernel)
  expect(calls).toHaveLength(3)
})

test.each([
  ['companies', companiesQuery],
  ['banks', banksQuery],
] as const)('nobody is told that %s could not be looked for', async (_what, queryOf) => {
  data.answer = 500
  const kernel = testKernel()
  const report = jest.spyOn(kernel.errors, 'report')
  const { queryKey, queryFn, meta } = queryOf(kernel, '0445') as ReturnType<typeof banksQuery>
  const observer = new QueryObserver(kernel.query, { queryKey, queryFn, meta })
  const end = observer.subscribe(() => undefined)
  await waitFor(() => expect(report).toHaveBeenCalled())
  end()
  expect(report).toHaveBeenCalledTimes(1)
  expect(report.mock.calls[0]?.[1]).toEqual({ errors: 'silent' })
  expect([kernel.modals.current(), kernel.notices.current()]).toEqual([[], []])
})

const without = (item: object, field: string) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== field))

test.each([
  ['companies', findCompanies, testCompany(), ['INN', 'SHORT_NAME', 'COMPANY_NAME']],
  ['banks', findBanks, BANK, ['BANK_CODE', 'BANK_NAME']],
])('%s without what they are told by cannot be read', async (_what, find, item, fields) => {
  const answers: object[] = [{}, { ITEMS: { 0: item } }, { ITEMS: [item, null] }]
  for (const field of fields)
    answers.push({ ITEMS: [item, without(item, field)] }, { ITEMS: [{ ...item, [field]: 5 }] })
  for (const answer of answers) {
    data.answer = answer
    await expect(find('0445')).rejects.toMatchObject({ name: 'ApiError', kind: 'shape' })
  }
})
