import { createFairShare } from '../load/fair-share'
import type { Buyer } from '../supplier/read-answers'
import { createCompanies } from './companies'
import { companySubject } from './subject-cookies'

const BUYER: Buyer = { id: 7, taxNumber: '7736207543' }
const SUBJECT = companySubject('shop.example', BUYER)
const session = (access_token = 'token'): Record<string, string> => ({
  has_refresh_token: 'Y',
  access_token,
  expires: String(Date.now() + 3_600_000),
})

function started(buyer: (domain: string, token: string) => Promise<Buyer | undefined>, timeout = 500) {
  const world = { now: 0, asked: [] as string[], warnings: [] as unknown[] }
  const share = createFairShare({ places: 1, perGroup: [1], queue: 10, deadline: 1000 })
  const companies = createCompanies({
    api: {
      buyer: (domain, token) => {
        world.asked.push(`${domain} ${token}`)
        return buyer(domain, token)
      },
    },
    share,
    timeout,
    now: () => world.now,
  })
  const of = (cookies: Record<string, string>, domain = 'shop.example') =>
    companies.of({
      domain,
      shop: 'shop.example',
      cookies,
      groups: ['shop'],
      log: { warn: (...given: unknown[]) => void world.warnings.push(given) },
    })
  return { world, share, of }
}

test('the company of a session is asked for once, by its token', async () => {
  const { of, world, share } = started(async () => BUYER)
  expect(await Promise.all([of(session()), of(session())])).toEqual([SUBJECT, SUBJECT])
  expect(await of(session())).toBe(SUBJECT)
  expect(world.asked).toEqual(['shop.example token'])
  expect(share.active).toBe(0)
  expect(world.warnings).toEqual([])
})

test('what was learnt ten minutes ago is asked for again', async () => {
  const { of, world } = started(async () => BUYER)
  await of(session())
  world.now = 599_999
  await of(session())
  expect(world.asked).toHaveLength(1)
  world.now = 600_000
  await of(session())
  expect(world.asked).toHaveLength(2)
})

test.each<[string, Record<string, string>]>([
  ['a visitor', { access_token: 'token', expires: String(Date.now() + 3_600_000) }],
  ['a user whose token is over', { ...session(), expires: '1' }],
  ['a user whose token is away', { ...session(), access_token: '' }],
])('%s is not asked about', async (_who, cookies) => {
  const { of, world } = started(async () => BUYER)
  expect(await of(cookies)).toBeUndefined()
  expect(world.asked).toEqual([])
})

test.each<[string, () => Promise<Buyer | undefined>, string]>([
  ['fails', () => Promise.reject(new Error('away')), 'away'],
  ['names nobody', async () => undefined, 'the API names no buyer'],
])('an API that %s is told in the log, and asked again after a while', async (_what, buyer, reason) => {
  const { of, world, share } = started(buyer)
  expect(await of(session())).toBeUndefined()
  expect(await of(session())).toBeUndefined()
  expect(world.asked).toHaveLength(1)
  expect(world.warnings).toEqual([
    [{ domain: 'shop.example', reason }, 'the company of a session is not known'],
  ])
  expect(share.active).toBe(0)
  world.now = 10_000
  await of(session())
  expect(world.asked).toHaveLength(2)
})

test('a page waits no longer than its timeout; the answer is there for the next one', async () => {
  let answer: (buyer: Buyer) => void = () => undefined
  const { of, world } = started(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
    1,
  )
  expect(await of(session())).toBeUndefined()
  answer(BUYER)
  await new Promise(setImmediate)
  expect(await of(session())).toBe(SUBJECT)
  expect(world.asked).toHaveLength(1)
})
