import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { accountCalls, FORM, linkOf } from '../account/testing/account-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('passwords', () => {
  /** The edge names another browser for each guess, so that the account alone counts. */
  const guess = async (username: string, index: number) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/v3/oauth/token/',
      headers: { 'x-forwarded-for': `203.0.113.${index + 1}` },
      payload: {
        domain: GREEN,
        ...api.credentials[GREEN],
        grant_type: 'password',
        username,
        password: `wrong ${index}`,
      },
    })
    return `${answer.statusCode} ${answer.body}`
  }

  test('wrong passwords: slowed, and no word tells whether there is an account', async () => {
    const known: string[] = []
    const unknown: string[] = []
    const partial: string[] = []
    for (let index = 0; index < 13; index += 1) {
      known.push(await guess('client@example.com', index))
      unknown.push(await guess('nobody@example.com', index))
      partial.push(await guess('partial@example.com', index))
    }
    expect(unknown).toEqual(known)
    expect(partial).toEqual(known)
    expect(known.filter((answer) => answer.startsWith('400'))).toHaveLength(10)
    expect(known.filter((answer) => answer.startsWith('429'))).toHaveLength(3)
    expect(known[0]).toContain('Неправильный логин или пароль')
    const right = await api.token(GREEN, {
      grant_type: 'password',
      username: 'client@example.com',
      password: DEMO_PASSWORD,
    })
    expect(right.statusCode).toBe(429)
  })
})

describe('mailboxes and codes', () => {
  /** Several, so that no visitor alone asks too often. */
  let visitors: string[] = []
  beforeAll(async () => {
    visitors = await Promise.all([api.visitor(), api.visitor(), api.visitor(), api.visitor()])
  })

  /** The answer to a form, or to a question, that comes from a network. */
  function answerTo(
    visitor: string,
    form: Record<string, string>,
    network: string,
    method: 'GET' | 'POST' | 'PUT',
  ) {
    const fields = new URLSearchParams(form).toString()
    const path = method === 'PUT' ? '/v1/login/confirm/' : '/v3/api/auth/register/'
    const isForm = method !== 'GET'
    return api.app.inject({
      method,
      url: `${path}?access_token=${visitor}${isForm ? '' : `&${fields}`}`,
      headers: {
        'x-forwarded-for': network,
        ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(isForm && { payload: fields }),
    })
  }

  const wrongReset = {
    ...{ type: 'reset_password', user_checkword: 'guess' },
    ...{ new_password: 'secret7', confirm_password: 'secret7' },
  }

  /** Each call names another mailbox. */
  test.each([
    ['codes of registration', 60, 'PUT', { code: 'guess' }],
    ['check words', 60, 'POST', wrongReset],
    ['checks of a check word', 60, 'GET', { type: 'validation_reset', user_checkword: 'guess' }],
    ['checks of an e-mail', 60, 'GET', { type: 'validation' }],
    ['e-mails of recovery', 20, 'POST', { type: 'recovery' }],
    ['registrations', 20, 'POST', { ...FORM }],
    ['short forms', 20, 'POST', { type: 'registration', password: 'secret7', agree: 'Y', transfer: 'Y' }],
  ] as const)('%s: one network may ask %i times, others go on', async (_what, most, method, form) => {
    await api.pool.query('delete from call_counts')
    const ask = (index: number, network: string) =>
      answerTo(
        visitors[index % visitors.length] ?? '',
        { ...form, email: `name${index}@example.com` },
        network,
        method,
      )
    const answers = await Promise.all(
      Array.from({ length: most + 2 }, (_, index) => ask(index, '203.0.113.9')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(most)
    const rejected = answers.filter(({ statusCode }) => statusCode === 429)
    expect(rejected).toHaveLength(2)
    const seconds = Number(rejected[0]?.headers['retry-after'])
    expect(seconds).toBeGreaterThan(500)
    expect(seconds).toBeLessThanOrEqual(3600)
    expect((await ask(0, '198.51.100.9')).statusCode).toBe(200)
  })

  test('short forms with somebody’s e-mail do not use up the e-mails of a recovery', async () => {
    await api.pool.query('delete from call_counts')
    const email = 'client@example.com'
    const short = { type: 'registration', email, password: 'secret7', agree: 'Y', transfer: 'Y' }
    const ask = (index: number, form: Record<string, string>) =>
      answerTo(visitors[index % visitors.length] ?? '', form, `203.0.113.${index}`, 'POST')
    const statuses: number[] = []
    for (let index = 0; index < 6; index++) statuses.push((await ask(index, short)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await ask(6, { type: 'recovery', email })).statusCode).toBe(200)
  })
})

describe('a browser that is known', () => {
  beforeEach(() => api.pool.query('delete from call_counts'))

  /** An attempt from an address, with the cookies of a browser. */
  const attempt = (username: string, password: string, address: string, cookie = '') =>
    api.app.inject({
      method: 'POST',
      url: '/v3/oauth/token/',
      headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
      payload: { domain: GREEN, ...api.credentials[GREEN], grant_type: 'password', username, password },
    })

  const deviceOf = (answer: Awaited<ReturnType<typeof attempt>>) =>
    [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('device='))

  const nameOf = (line = '') => line.split(';')[0] ?? ''

  async function guess(username: string, count: number) {
    const wrong = Array.from({ length: count }, (_, index) =>
      attempt(username, `guess ${index}`, `203.0.113.${index}`),
    )
    return (await Promise.all(wrong)).map(({ statusCode }) => statusCode)
  }

  test("a stranger's guesses do not lock the owner out of a browser that he has logged in from", async () => {
    const first = await attempt('client@example.com', DEMO_PASSWORD, '198.51.100.1')
    const device = deviceOf(first)
    expect(device).toMatch(/^device=[\w-]{43}; Path=\/v3; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    expect((await guess('client@example.com', 14)).filter((status) => status === 429)).toHaveLength(4)
    const elsewhere = await attempt('client@example.com', DEMO_PASSWORD, '192.0.2.1')
    expect(elsewhere.statusCode).toBe(429)
    expect(Number(elsewhere.headers['retry-after'])).toBeGreaterThan(0)
    // After a logout, from another network.
    const { refresh_token = '' } = first.json<TokenAnswer>()
    await api.app.inject({
      method: 'POST',
      url: '/v3/oauth/token/revoke/',
      payload: { domain: GREEN, ...api.credentials[GREEN], refresh_token },
    })
    const again = await attempt('client@example.com', DEMO_PASSWORD, '192.0.2.1', nameOf(device))
    expect(again.statusCode).toBe(200)
    expect(nameOf(deviceOf(again))).toBe(nameOf(device))
  })

  test('a device of one account, or one that a browser has chosen, is none of another', async () => {
    const own = nameOf(deviceOf(await attempt('loyalty@example.com', DEMO_PASSWORD, '198.51.100.2')))
    await guess('person@example.com', 12)
    await guess('blocked@example.com', 12)
    const planted = `device=${'a'.repeat(43)}`
    for (const cookie of [own, planted, 'device=short'])
      expect((await attempt('blocked@example.com', DEMO_PASSWORD, '192.0.2.2', cookie)).statusCode).toBe(429)
    await api.pool.query('delete from call_counts')
    const entered = await attempt('blocked@example.com', DEMO_PASSWORD, '192.0.2.2', planted)
    expect(nameOf(deviceOf(entered))).not.toBe(planted)
  })

  describe('a password that is set', () => {
    const owner = 'client@example.com'
    const thief = '198.51.100.9'
    let calls: ReturnType<typeof accountCalls>
    let visitor = ''
    beforeAll(async () => {
      calls = accountCalls(api)
      visitor = await api.visitor()
    })
    const form = (token: string, fields: Record<string, string>) =>
      api.post(token, '/v3/api/auth/register/', fields)
    const locksOut = async (password: string, cookie: string) => {
      await guess(owner, 12)
      const { statusCode } = await attempt(owner, password, '192.0.2.9', cookie)
      await calls.forgetCounts()
      return statusCode === 429
    }

    test('by a mailed code makes strangers of all other browsers, and this one known at once', async () => {
      const stolen = await attempt(owner, DEMO_PASSWORD, thief)
      const { refresh_token = '' } = stolen.json<TokenAnswer>()
      await api.app.inject({
        method: 'POST',
        url: '/v3/oauth/token/revoke/',
        payload: { domain: GREEN, ...api.credentials[GREEN], refresh_token },
      })
      await form(visitor, { type: 'recovery', email: owner })
      const user_checkword = linkOf((await calls.emails(owner))[0]).searchParams.get('user_checkword') ?? ''
      const set = await form(visitor, {
        type: 'reset_password',
        email: owner,
        user_checkword,
        new_password: 'по коду из письма',
        confirm_password: 'по коду из письма',
      })
      expect(await locksOut('по коду из письма', nameOf(deviceOf(stolen)))).toBe(true)
      expect(await locksOut('по коду из письма', nameOf(deviceOf(set)))).toBe(false)
    })

    test('by its owner leaves only the browser where that was done', async () => {
      const [own, other] = [
        await attempt(owner, 'по коду из письма', '198.51.100.5'),
        await attempt(owner, 'по коду из письма', thief),
      ]
      await form(own.json<TokenAnswer>().access_token, {
        type: 'change_password',
        last_password: 'по коду из письма',
        new_password: DEMO_PASSWORD,
        confirm_password: DEMO_PASSWORD,
      })
      expect(await locksOut(DEMO_PASSWORD, nameOf(deviceOf(other)))).toBe(true)
      expect(await locksOut(DEMO_PASSWORD, nameOf(deviceOf(own)))).toBe(false)
    })

    test('is none of the end of all sessions, which forgets the devices as well', async () => {
      const own = await attempt(owner, DEMO_PASSWORD, '198.51.100.7')
      await api.app.inject({
        method: 'DELETE',
        url: `/v3/api/client/sessions/?access_token=${own.json<TokenAnswer>().access_token}`,
      })
      expect(await locksOut(DEMO_PASSWORD, nameOf(deviceOf(own)))).toBe(true)
    })
  })
})
