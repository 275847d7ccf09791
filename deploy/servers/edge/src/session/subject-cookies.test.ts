import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import {
  companyCookie,
  companySubject,
  hasCompanyCookie,
  knownCompany,
  newSubject,
  subjectCookie,
  visitorSubject,
} from './subject-cookies'

test.each([
  ['a'.repeat(16), true],
  ['A-_9'.repeat(8), true],
  ['a'.repeat(15), false],
  ['a'.repeat(33), false],
  [`${'a'.repeat(16)}!`, false],
  [`!${'a'.repeat(16)}`, false],
  ['', false],
])('«%s» tells a browser apart: %s', (subject, isOne) =>
  expect(visitorSubject({ subject })).toBe(isOne ? subject : undefined),
)

test('a browser without a subject has none; a new one is good, and no other', () => {
  expect(visitorSubject({})).toBeUndefined()
  const [one, other] = [newSubject(), newSubject()]
  expect(visitorSubject({ subject: one })).toBe(one)
  expect(one).not.toBe(other)
  expect(subjectCookie(one, true)).toBe(
    `subject=${one}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`,
  )
})

test('all who buy for one company are one subject in a shop; an individual is one for himself', () => {
  const company = companySubject('shop.example', { id: 1, taxNumber: '7736207543' })
  expect(companySubject('shop.example', { id: 2, taxNumber: '7736207543' })).toBe(company)
  expect(companySubject('other.example', { id: 1, taxNumber: '7736207543' })).not.toBe(company)
  expect(companySubject('shop.example', { id: 1, taxNumber: '7701000013' })).not.toBe(company)
  const individual = companySubject('shop.example', { id: 1, taxNumber: undefined })
  expect(companySubject('shop.example', { id: 1, taxNumber: undefined })).toBe(individual)
  expect(companySubject('shop.example', { id: 2, taxNumber: undefined })).not.toBe(individual)
  // A client whose number is the tax number of a company is not that company.
  expect(companySubject('shop.example', { id: 7_736_207_543, taxNumber: undefined })).not.toBe(company)
  expect(company).toMatch(/^[\w-]{22}$/)
})

describe('the company of a login', () => {
  const cookies = { login_stamp: 'one' }
  const place = { shop: 'shop.example', cookies, secret: 'secret', secure: true }
  const line = companyCookie('subject-of-company', place)
  const { company_subject = '' } = parseCookies(line)
  const known = (shop: string, login_stamp: string | undefined, secret = 'secret') =>
    knownCompany(shop, { company_subject, ...(login_stamp && { login_stamp }) }, secret)

  test('is known to the next page of the same login in the same shop alone', () => {
    expect(line).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/)
    expect(known('shop.example', 'one')).toBe('subject-of-company')
    expect(known('shop.example', 'two')).toBeUndefined()
    expect(known('shop.example', undefined)).toBeUndefined()
    expect(known('other.example', 'one')).toBeUndefined()
    expect(known('shop.example', 'one', 'forged')).toBeUndefined()
    expect(knownCompany('shop.example', cookies, 'secret')).toBeUndefined()
  })

  test('of a login without a stamp is not that of one with it', () => {
    const { company_subject: unstamped = '' } = parseCookies(companyCookie('s', { ...place, cookies: {} }))
    expect(knownCompany('shop.example', { company_subject: unstamped }, 'secret')).toBe('s')
    expect(knownCompany('shop.example', { company_subject: unstamped, ...cookies }, 'secret')).toBeUndefined()
  })

  test('is taken away with the login', () => {
    expect(companyCookie(undefined, place)).toMatch(/^company_subject=; Path=\/; Max-Age=0;/)
    expect(hasCompanyCookie({ company_subject: '' })).toBe(true)
    expect(hasCompanyCookie({})).toBe(false)
  })
})
