import { innIsRight } from '@prilavok/shared-kernel/contract/inn-digits'
import { accountIsRight, ogrnIsRight } from './check-numbers'
import { companyRegister } from './register'
import { registerBanks } from './register-banks'
import { registerCompanies } from './register-companies'

const register = companyRegister()

test('the register has at least 300 companies, each with numbers of its own that are right', () => {
  const companies = registerCompanies()
  expect(companies.length).toBeGreaterThanOrEqual(300)
  expect(new Set(companies.map(({ INN }) => INN)).size).toBe(companies.length)
  for (const { INN, KPP, OGRN, COMPANY_NAME, OWNER, ADDRESS } of companies) {
    expect([INN, innIsRight(INN)]).toEqual([INN, true])
    expect([OGRN, ogrnIsRight(OGRN)]).toEqual([OGRN, true])
    expect(OGRN).toHaveLength(INN.length === 10 ? 13 : 15)
    expect(KPP).toMatch(INN.length === 10 ? /^\d{9}$/ : /^$/)
    expect(INN.slice(2, 4)).toBe('88')
    for (const text of [COMPANY_NAME, OWNER, ADDRESS]) expect(text).not.toBe('')
  }
  expect(registerCompanies()).toEqual(companies)
})

test('the company of the demonstration buyers is found', async () => {
  expect(await register.companies('7788000420')).toMatchObject([
    { SHORT_NAME: 'ООО «Вектор Плюс»', ACTIVE: 'Y' },
  ])
})

test('accounts of the banks have the control key of their БИК', () => {
  const banks = registerBanks()
  expect(banks.length).toBeGreaterThanOrEqual(30)
  expect(new Set(banks.map(({ BANK_CODE }) => BANK_CODE)).size).toBe(banks.length)
  for (const { BANK_CODE, CORRESPOND_ACCOUNT } of banks) {
    expect(accountIsRight(BANK_CODE, CORRESPOND_ACCOUNT)).toBe(true)
    expect(CORRESPOND_ACCOUNT.slice(-3)).toBe(BANK_CODE.slice(-3))
  }
})

test('companies are found by the beginning of their numbers and of words of their names', async () => {
  const [first] = registerCompanies()
  const inn = first?.INN ?? ''
  expect((await register.companies(inn)).map(({ INN }) => INN)).toEqual([inn])
  expect((await register.companies(`${inn.slice(0, 4)} ${inn.slice(4)}`))[0]?.INN).toBe(inn)
  expect((await register.companies(inn.slice(0, 6))).map(({ INN }) => INN)).toContain(inn)
  expect((await register.companies(first?.OGRN ?? ''))[0]?.INN).toBe(inn)
  expect((await register.companies('бумажн еж'))[0]?.SHORT_NAME).toContain('Бумажный Ёж')
  expect((await register.companies('ООО «Бумажный Ёж»')).length).toBeLessThanOrEqual(1)
  expect((await register.companies('77')).length).toBe(10)
  for (const nothing of ['никакая такая', '«»', '--', '99999999'])
    expect(await register.companies(nothing)).toEqual([])
})

test('banks are found by their БИК and name', async () => {
  const [first] = registerBanks()
  expect((await register.banks(first?.BANK_CODE ?? ''))[0]).toEqual(first)
  expect((await register.banks('медный'))[0]?.BANK_NAME).toContain('Медный Пенал')
})
