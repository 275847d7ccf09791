import type { Country } from '@prilavok/shared-kernel/contract'
import { object } from '@prilavok/shared-kernel/forms'
import { companyRules } from './company-rules'
import { fileText } from './file-text'
import { signedSum } from './signed-sum'

describe('value-texts', () => {
  test.each([
    [12, '+<12>'],
    [-3, '−<3>'],
    [0, '<0>'],
  ])('a difference of %s', (sum, text) => expect(signedSum(sum, (one) => `<${one}>`)).toBe(text))

  test('of a file what is known is told', () => {
    expect(fileText({ TYPE: 'pdf', SIZE: 98_304 })).toBe('PDF, 96\u00a0КБ')
    expect(fileText({ TYPE: 'pdf', SIZE: Number.NaN })).toBe('PDF')
    expect(fileText({ TYPE: '', SIZE: 0 })).toBe('0\u00a0Б')
  })
})

describe('company-rules', () => {
  const RUSSIA: Country = { ID: 643, NAME: 'Россия', MOK_CODE: '643', INN_COUNT: [10, 12], INN_NAME: 'ИНН' }
  const BELARUS: Country = { ID: 112, NAME: 'Беларусь', MOK_CODE: '112', INN_COUNT: [9], INN_NAME: 'УНП' }
  const RIGHT = { company_name: 'ООО «Вектор»', inn: '7736207543', kpp: '', ogrn: '' }

  /** What is wrong, by field. */
  async function wrong(changes: Partial<typeof RIGHT>, country = RUSSIA): Promise<Record<string, string>> {
    const checked = object(companyRules(country)).validate({ ...RIGHT, ...changes }, { abortEarly: false })
    return checked.then(
      () => ({}),
      (error: { inner: { path: string; message: string }[] }) =>
        Object.fromEntries(error.inner.map(({ path, message }) => [path, message])),
    )
  }
  const KPP = { kpp: 'Указан некорректный КПП' }
  const OGRN = { ogrn: 'Указан некорректный ОГРН' }

  test.each([
    ['everything that must be given', {}, {}],
    ['a KPP of nine digits', { kpp: ' 773601001 ' }, {}],
    ['an OGRN of thirteen digits', { ogrn: ' 1027700229193 ' }, {}],
    ['a KPP of eight digits', { kpp: '77360100' }, KPP],
    ['a KPP of ten digits', { kpp: '7736010011' }, KPP],
    ['a KPP with a letter', { kpp: '77360100A' }, KPP],
    ['an OGRN of twelve digits', { ogrn: '102770022919' }, OGRN],
    ['an OGRN of fourteen digits', { ogrn: '10277002291931' }, OGRN],
    ['the OGRNIP of a sole proprietor', { inn: '500100732259', ogrn: '304500116000157' }, {}],
    ['an OGRNIP of sixteen digits', { inn: '500100732259', ogrn: '3045001160001570' }, OGRN],
    ['the OGRNIP of a company', { ogrn: '304500116000157' }, OGRN],
    ['blanks alone', { kpp: '  ', ogrn: '  ' }, {}],
    ['a name of blanks', { company_name: '  ' }, { company_name: 'Введите данные' }],
    ['no tax number', { inn: '' }, { inn: 'Вы не указали ИНН' }],
  ])('%s', async (_what, changes, errors) => expect(await wrong(changes)).toEqual(errors))

  test('abroad КПП and ОГРН are what they are, and the tax number has its own length', async () => {
    expect(await wrong({ inn: '193502715', kpp: '5', ogrn: '7' }, BELARUS)).toEqual({})
    expect(Object.keys(await wrong({ inn: '7736207543' }, BELARUS))).toEqual(['inn'])
  })
})
