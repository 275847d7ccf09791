import { signOverride } from '@prilavok/rollouts/decision/override'
import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyRequest } from 'fastify'
import type { Companies, CompanyQuestion } from './companies'
import { savedPlanCookies } from './saved-plan'
import { companyCookie } from './subject-cookies'
import { createVisits } from './visits'

const SECRET = 'secret'
const NOW = 1_000_000
const SHOP = 'shop.example'
const SUBJECT = 'v'.repeat(22)
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
function request(cookies: Record<string, string>, headers: Record<string, string> = {}, protocol = 'https') {
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
const names = (lines: readonly string[]) => lines.map((line) => line.slice(0, line.indexOf('=')))
const companyOf = (subject: string) =>
  parseCookies(companyCookie(subject, { shop: SHOP, cookies: LOGGED_IN, secret: SECRET, secure: true }))
    .company_subject ?? ''

test('a new browser gets a subject that it keeps', async () => {
  const { subject, setCookies } = await open({}).visit
  expect(subject).toMatch(/^[\w-]{22}$/)
  expect(setCookies).toEqual([expect.stringMatching(`^subject=${subject}; .*; Secure$`)])
  expect(await open({ subject: SUBJECT }).visit).toMatchObject({ subject: SUBJECT, setCookies: [] })
})

test('cookies of a page without https are not bound to it', async () => {
  const { visits } = started()
  const { setCookies } = await visits.open(request({}, {}, 'http'), 'localhost', SHOP)
  expect(setCookies[0]).toMatch(/SameSite=Lax$/)
})

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

test.each(['Mozilla/5.0 (Linux; Android 9; CUBOT X19)', 'Mozilla/5.0 (Windows NT 10.0)', 'Robotics browser'])(
  '«%s» is none',
  async (agent) => expect((await open({ subject: SUBJECT }, { agent }).visit).subject).toBe(SUBJECT),
)

test('who is logged in counts for his company, which this browser remembers', async () => {
  const { visit, questions } = open({ ...LOGGED_IN, subject: SUBJECT }, { company: 'company' })
  const { subject, setCookies } = await visit
  expect(subject).toBe('company')
  expect(names(setCookies)).toEqual(['company_subject'])
  expect(questions).toMatchObject([
    { domain: 'localhost', shop: SHOP, cookies: { ...LOGGED_IN, subject: SUBJECT } },
  ])
  expect(questions[0]?.groups).toEqual(['shop localhost', 'address 10.0.0.1', 'visitor 10.0.0.1 token'])
})

test('a company that is remembered is not asked for; one that cannot be told is that of the browser', async () => {
  const remembered = open({ ...LOGGED_IN, subject: SUBJECT, company_subject: companyOf('known') })
  expect(await remembered.visit).toMatchObject({ subject: 'known', setCookies: [] })
  expect(remembered.questions).toEqual([])
  expect(await open({ ...LOGGED_IN, subject: SUBJECT }).visit).toMatchObject({
    subject: SUBJECT,
    setCookies: [],
  })
})

test('after a logout the company is forgotten', async () => {
  const { subject, setCookies } = await open({ subject: SUBJECT, company_subject: companyOf('known') }).visit
  expect(subject).toBe(SUBJECT)
  expect(setCookies).toEqual([expect.stringMatching(/^company_subject=; .*Max-Age=0/)])
})

test('versions that failed in this browser are told, so many of them', async () => {
  const failed = Array.from({ length: 25 }, (_, index) => `mf-catalog@1.0.${index}`)
  const visit = await open({ failed_releases: failed.join(',') }).visit
  expect(visit.failed).toEqual(new Set(failed.slice(0, 20)))
  expect((await open({}).visit).failed).toBeUndefined()
})

test('an override counts until its end and in its shop; else its cookie goes', async () => {
  const override = { shop: SHOP, releases: { shell: '1.0.0' }, until: new Date(NOW + 1000).toISOString() }
  const cookies = { subject: SUBJECT, release_override: signOverride(override, SECRET) }
  expect(await open(cookies).visit).toMatchObject({ override, setCookies: [] })
  for (const other of [
    { ...override, shop: 'other.example' },
    { ...override, until: new Date(NOW).toISOString() },
  ]) {
    const over = await open({ ...cookies, release_override: signOverride(other, SECRET) }).visit
    expect(over.override).toBeUndefined()
    expect(over.setCookies).toEqual([expect.stringMatching(/^release_override=; .*Max-Age=0.*Secure$/)])
  }
})

test('versions of the last page go on in the pages that keep them', async () => {
  const plan = { parts: { shell: { version: '1.0.0' } }, routes: [{ path: '/basket', keepsPlan: true }] }
  const [line] = savedPlanCookies(plan as never, { domain: SHOP, secret: SECRET, secure: true, now: NOW })
  const { saved_plan = '' } = parseCookies(line)
  expect((await open({ saved_plan }).visit).saved).toEqual({ shell: '1.0.0' })
  expect((await open({}).visit).saved).toBeUndefined()
})

test('what is known without the API is the company of a login, else the browser, else nobody', () => {
  const { visits, questions } = started('company')
  const known = (cookies: Record<string, string>) => visits.known(request(cookies), SHOP)
  const company_subject = companyOf('known')
  expect(known({ ...LOGGED_IN, subject: SUBJECT, company_subject }).subject).toBe('known')
  expect(known({ ...LOGGED_IN, subject: SUBJECT }).subject).toBe(SUBJECT)
  expect(known({ subject: SUBJECT, login_stamp: 'one', company_subject }).subject).toBe(SUBJECT)
  expect(known({})).toMatchObject({ subject: undefined, setCookies: [] })
  expect(known({ release_override: 'forged' }).setCookies).toEqual([expect.stringMatching(/; Secure$/)])
  expect(questions).toEqual([])
})
