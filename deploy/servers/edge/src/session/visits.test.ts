import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyRequest } from 'fastify'
import type { Companies, CompanyQuestion } from './companies'
import {
  companyCookie,
  companySubject,
  knownCompany,
  newSubject,
  signedSubject,
  visitorSubject,
} from './subject-cookies'
import { createUntouched } from './untouched'
import { createVisits } from './visits'

describe('visits', () => {
  const SECRET = 'secret'
  const NOW = 1_000_000
  const SHOP = 'shop.example'
  const SUBJECT = 'v'.repeat(22)
  const SIGNED = signedSubject(SUBJECT, SECRET)
  const LOGGED_IN = { has_refresh_token: 'Y', login_stamp: 'one', access_token: 'token' }

  function started(company?: string) {
    const questions: CompanyQuestion[] = []
    const companies: Companies = {
      of: async (question) => {
        questions.push(question)
        return company
      },
    }
    const visits = createVisits({ companies, secret: SECRET, now: () => NOW })
    return { visits, questions }
  }
  function request(
    cookies: Record<string, string>,
    headers: Record<string, string> = {},
    protocol = 'https',
  ) {
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    const log = { warn: () => undefined }
    return {
      headers: { cookie, ...headers },
      protocol,
      ip: '10.0.0.1',
      url: '/',
      log,
    } as unknown as FastifyRequest
  }
  const open = (
    cookies: Record<string, string>,
    { company, agent }: { company?: string; agent?: string } = {},
  ) => {
    const { visits, questions } = started(company)
    const visit = visits.open(
      request(cookies, agent === undefined ? {} : { 'user-agent': agent }),
      'localhost',
      SHOP,
    )
    return { visit, questions }
  }
  const companyOf = (subject: string) =>
    parseCookies(companyCookie(subject, { shop: SHOP, cookies: LOGGED_IN, secret: SECRET, secure: true }))
      .company_subject ?? ''

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'facebookexternalhit/1.1',
    'Mediapartners-Google',
    'Yahoo! Slurp',
    'Baiduspider',
    'SomeCrawler/1.0',
    'WhatsApp link preview',
  ])('«%s» is a robot: it has no subject and keeps nothing', async (agent) => {
    const { visit, questions } = open(LOGGED_IN, { agent })
    expect(await visit).toMatchObject({ subject: undefined, setCookies: [] })
    expect(questions).toEqual([])
  })

  test.each([
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19)',
    'Mozilla/5.0 (Windows NT 10.0)',
    'Robotics browser',
  ])('«%s» is none', async (agent) =>
    expect((await open({ subject: SIGNED }, { agent }).visit).subject).toBe(SUBJECT),
  )

  test('versions that failed in this browser are told, so many of them', async () => {
    const failed = Array.from({ length: 25 }, (_, index) => `mf-catalog@1.0.${index}`)
    const visit = await open({ failed_releases: failed.join(',') }).visit
    expect(visit.failed).toEqual(new Set(failed.slice(0, 20)))
    expect((await open({}).visit).failed).toBeUndefined()
  })

  test('what is known without the API is the company of a login, else the browser, else nobody', () => {
    const { visits, questions } = started('company')
    const known = (cookies: Record<string, string>) => visits.known(request(cookies), SHOP)
    const company_subject = companyOf('known')
    expect(known({ ...LOGGED_IN, subject: SIGNED, company_subject }).subject).toBe('known')
    expect(known({ ...LOGGED_IN, subject: SIGNED }).subject).toBe(SUBJECT)
    expect(known({ subject: SIGNED, login_stamp: 'one', company_subject }).subject).toBe(SUBJECT)
    expect(known({})).toMatchObject({ subject: undefined, setCookies: [] })
    expect(known({ release_override: 'forged' }).setCookies).toEqual([expect.stringMatching(/; Secure$/)])
    expect(questions).toEqual([])
  })
})

describe('subject-cookies', () => {
  test('tell browsers apart that an edge has given one, and no others', () => {
    const subject = newSubject()
    const signed = signedSubject(subject, 'secret')
    expect(visitorSubject({ subject: signed }, 'secret')).toBe(subject)
    for (const invented of ['', subject, signedSubject(subject, 'other')])
      expect(visitorSubject({ subject: invented }, 'secret')).toBeUndefined()
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
      expect(
        knownCompany('shop.example', { company_subject: unstamped, ...cookies }, 'secret'),
      ).toBeUndefined()
    })
  })
})

describe('untouched', () => {
  const NEW = {}
  const RETURNING = { access_token: 'a', expires: '1', expires_in: '1', PHPSESSID: 'p', untouched: '1' }
  const call = {
    method: 'POST',
    url: '/v3/api/catalog/favorite/',
    token: 'a',
    cookies: RETURNING,
    secure: false,
  }

  test.each<[string, Record<string, string>, boolean]>([
    ['a new browser', NEW, true],
    ['a new browser that is counted', { _ga: '1', _ga_X1: '1', _ym_uid: '1' }, true],
    ['a browser that has read and nothing more', RETURNING, true],
    ['a session from before, without the mark', { access_token: 'a', expires: '1' }, false],
    ['a browser whose session ended, with a basket perhaps', { PHPSESSID: 'p' }, false],
    ['a browser that keeps the name of a mark that was taken away', { ...RETURNING, untouched: '' }, false],
    ['a user', { ...RETURNING, refresh_token: 'r' }, false],
    ['a choice', { ...RETURNING, productList: '{}' }, false],
  ])('%s', (_, cookies, expected) => {
    expect(createUntouched().isUntouched(cookies)).toBe(expected)
  })

  test('a call that may change something takes the mark away at once, even before its answer arrives', () => {
    const world = { now: 0 }
    const { isUntouched, touch } = createUntouched(() => world.now)
    expect(touch({ ...call, method: 'GET' })).toBeUndefined()
    expect(isUntouched(RETURNING)).toBe(true)
    expect(touch(call)).toMatch(/^untouched=; .*Max-Age=0/)
    expect(isUntouched(RETURNING)).toBe(false)
    expect(isUntouched({ ...RETURNING, access_token: 'other' })).toBe(true)
    world.now = 600_000
    expect(isUntouched(RETURNING)).toBe(true)
  })

  test.each(['viewed/', 'viewed/?a=1', 'product/match/'])(
    'POST %s shows in no page of a server: the mark stays',
    (path) => {
      const { isUntouched, touch } = createUntouched()
      const url = `/v3/api/catalog/${path}`
      expect(touch({ ...call, url })).toBeUndefined()
      expect(isUntouched(RETURNING)).toBe(true)
      expect(touch({ ...call, url, method: 'DELETE' })).toMatch(/^untouched=;/)
      expect(touch({ ...call, url: `/v3/api/basket/?of=/v3/api/catalog/${path}` })).toMatch(/^untouched=;/)
    },
  )
})
