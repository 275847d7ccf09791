import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import { registerDetails } from './register-details'

const company = (KPP: string, changes: Partial<FoundCompany> = {}): FoundCompany => ({
  ...{ INN: '7707083893', KPP, OGRN: '1027700132195', OWNER: '', ADDRESS: '', ACTIVE: 'Y' },
  ...{ COMPANY_NAME: 'Общество «Вектор»', SHORT_NAME: 'ООО «Вектор»' },
  ...changes,
})
const branch = company('2', { COMPANY_NAME: 'Филиал', SHORT_NAME: 'Филиал' })

test.each<[string, FoundCompany[], string, string | undefined]>([
  ['one, whatever it is called', [company('1')], 'Свои слова', '1'],
  ['that of the name', [branch, company('1')], 'ООО «Вектор»', '1'],
  ['a branch of the name', [company('1'), branch], 'Филиал', '2'],
  ['none of several, if none has the name', [branch, company('1')], 'Свои слова', undefined],
  ['none of several of the name', [company('2'), company('1')], 'ООО «Вектор»', undefined],
  ['none that is wound up', [company('1', { ACTIVE: 'N' })], 'ООО «Вектор»', undefined],
  ['none of another number', [company('1', { INN: '7707083894' })], 'ООО «Вектор»', undefined],
])('of the companies of the register it takes %s', async (_which, found, name, kpp) => {
  const lookUp = { companies: async () => found, banks: async () => [] }
  expect((await registerDetails(lookUp, { inn: '7707083893', name }))?.kpp).toBe(kpp)
})
