import { testApi, testKernel } from '@prilavok/shared-kernel/testing'
import { countriesQuery } from './get-countries'

const RUSSIA = { ID: 643, NAME: 'Россия', MOK_CODE: '643', INN_COUNT: [10, 12] as unknown, INN_NAME: 'ИНН' }
const { data, calls } = testApi(
  () => ({ answer: { ITEMS: [RUSSIA] } as object | number }),
  (_call, { answer }) => answer,
)
const read = (kernel = testKernel()) => kernel.query.fetchQuery(countriesQuery(kernel))

test('countries are asked for once and for all', async () => {
  const kernel = testKernel()
  expect(await read(kernel)).toEqual([RUSSIA])
  expect(calls).toEqual(['GET /v3/api/client/country/'])
  const year = 365 * 24 * 3_600_000
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + year)
  expect(await read(kernel)).toEqual([RUSSIA])
  expect(calls).toHaveLength(1)
  expect(kernel.query.getQueryData(['kernel', 'countries'])).toEqual([RUSSIA])
})

test.each([
  ['a list', [10, 12], [10, 12]],
  ['a list of texts', ['10', '12'], [10, 12]],
  ['a text with commas', '10,12', [10, 12]],
  ['a text with commas and spaces', '10, 12 ', [10, 12]],
  ['a number', 9, [9]],
  ['an empty text', '', []],
  ['an empty list', [], []],
  ['null', null, []],
  ['nothing', undefined, []],
  ['words', 'до 15', []],
  ['a list with what is no length', [0, -1, 'x', null, 1, 9], [1, 9]],
  ['a text with what is no length', '0,,9,-3', [9]],
])('the lengths of a tax number may be %s', async (_what, INN_COUNT, lengths) => {
  data.answer = { ITEMS: [RUSSIA, { ...RUSSIA, MOK_CODE: '112', INN_COUNT }] }
  expect(await read()).toEqual([RUSSIA, { ...RUSSIA, MOK_CODE: '112', INN_COUNT: lengths }])
})

test.each([
  ['no list', {}],
  ['an object in place of the list', { ITEMS: { 0: RUSSIA } }],
  ['a row that is null', { ITEMS: [RUSSIA, null] }],
  ['a code that is a number', { ITEMS: [{ ...RUSSIA, MOK_CODE: 643 }] }],
  ['a row without code', { ITEMS: [{ ...RUSSIA, MOK_CODE: undefined }] }],
  ['a row without name', { ITEMS: [RUSSIA, { ...RUSSIA, NAME: undefined }] }],
  ['a number without name', { ITEMS: [{ ...RUSSIA, INN_NAME: null }] }],
])('countries with %s cannot be read', async (_what, answer) => {
  data.answer = answer
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', kind: 'shape' })
})
