import { LOGIN_LIMITS } from '@prilavok/rollouts/operators/attempts'
import type { Operator } from '@prilavok/rollouts/operators/operator'
import { SESSION_LIFE } from '@prilavok/rollouts/operators/sessions'
import { sql } from 'kysely'
import { OPERATOR_USAGE, runOperatorCommand } from './operator-command'
import { PASSWORD, type TestConsole, testConsole } from './testing/test-console'

describe('sessions', () => {
  let test_: TestConsole
  beforeAll(async () => {
    test_ = await testConsole()
  })

  const me = async (cookie: string) => (await test_.call('GET', '/me', { cookie })).status
  const logIn = (login: string, password: string, address = '10.0.0.1') =>
    test_.call('POST', '/login', { body: { login, password }, address })

  test('a session is a cookie that no script and no other site has; logout ends it', async () => {
    const cookie = await test_.logIn('platform')
    const { headers } = await logIn('platform@example.com', PASSWORD)
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^console_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^console_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
      ),
    ])
    expect(await me(cookie)).toBe(200)
    await test_.call('POST', '/logout', { cookie, body: {} })
    expect(await me(cookie)).toBe(401)
  })

  test.each([
    ['used_at', SESSION_LIFE.idleSeconds],
    ['created_at', SESSION_LIFE.wholeSeconds],
  ] as const)('a session ends by itself: %s', async (column, seconds) => {
    const cookie = await test_.logIn('viewer')
    const age = (by: number) =>
      test_.db
        .updateTable('operator_sessions')
        .set({ [column]: sql`now() - make_interval(secs => ${by})` })
        .execute()
    await age(seconds - 60)
    expect(await me(cookie)).toBe(200)
    await age(seconds)
    expect(await me(cookie)).toBe(401)
  })

  test('a change of the password needs the present one and ends the other sessions', async () => {
    const [mine, other] = [
      await test_.logIn('supplier'),
      (await logIn('supplier@example.com', PASSWORD)).headers,
    ]
    const otherCookie = String(other['set-cookie']).split(';')[0] ?? ''
    const change = (current: string, next: string) =>
      test_.call('POST', '/password', { cookie: mine, body: { current, next } })
    expect((await change('wrong', 'another password')).body).toMatchObject({ code: 'PASSWORD_WRONG' })
    expect((await change(PASSWORD, 'short')).status).toBe(400)
    expect(await me(otherCookie)).toBe(200)
    expect((await change(PASSWORD, 'another password')).status).toBe(200)
    expect([await me(mine), await me(otherCookie)]).toEqual([200, 401])
    expect((await logIn('supplier@example.com', PASSWORD)).status).toBe(401)
    expect((await logIn('supplier@example.com', 'another password')).status).toBe(200)
  })

  test('an unknown login and a wrong password say the same', async () => {
    await test_.logIn('platform')
    const answers = [await logIn('nobody', 'x'), await logIn('platform@example.com', 'x')]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'LOGIN_WRONG'],
      [401, 'LOGIN_WRONG'],
    ])
  })

  test('a login has a limited number of attempts, made at once or not; the right password does not pass then', async () => {
    await test_.logIn('platform')
    const tries = Array.from({ length: LOGIN_LIMITS.login + 5 }, (_, index) =>
      logIn('platform@example.com', 'wrong', `10.1.0.${index}`),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(LOGIN_LIMITS.login)
    const late = await logIn('platform@example.com', PASSWORD, '10.1.1.1')
    expect(late.body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(60)
  })
})

describe('operator-command', () => {
  interface Saved {
    operator: Operator
    password: string
  }

  /** Runs the command on operators in memory. */
  function commandWorld(password: string | undefined = 'a long password') {
    const saved = new Map<string, Saved>()
    const printed: string[] = []
    const run = (...args: string[]) =>
      runOperatorCommand(args, {
        operators: {
          save: async (operator, given) => {
            saved.set(operator.login, { operator, password: given })
          },
          remove: async (login) => saved.delete(login),
          list: async () => [...saved.values()].map(({ operator }) => operator),
        },
        password,
        print: (line) => printed.push(line),
      })
    return { run, saved, printed }
  }

  const GROMOVA = ['add', 'a.gromova', '--name', 'А. Громова', '--role', 'platform']
  const ILIN = ['add', 'd.ilin', '--role', 'supplier', '--supplier', 'a.example', '--supplier', 'b.example']

  test('add, change, list and remove an operator', async () => {
    const { run, saved, printed } = commandWorld()
    expect([await run(...GROMOVA), await run(...ILIN)]).toEqual([0, 0])
    expect(saved.get('a.gromova')).toEqual({
      operator: { login: 'a.gromova', name: 'А. Громова', role: 'platform', shops: [] },
      password: 'a long password',
    })
    expect(saved.get('d.ilin')?.operator).toMatchObject({
      ...{ name: 'd.ilin', role: 'supplier', shops: ['a.example', 'b.example'] },
    })
    expect(await run('list')).toBe(0)
    expect(printed.slice(-2)).toEqual([
      'a.gromova  platform  А. Громова',
      'd.ilin  supplier  d.ilin  a.example, b.example',
    ])
    expect([await run('remove', 'd.ilin'), await run('remove', 'd.ilin')]).toEqual([0, 1])
    expect(printed.at(-1)).toBe('There is no operator d.ilin.')
    expect([...saved.keys()]).toEqual(['a.gromova'])
  })

  test.each([
    [
      'a role that does not exist',
      ['add', 'x', '--role', 'admin'],
      '--role is one of viewer, supplier, platform',
    ],
    ['no role', ['add', 'x'], '--role is one of'],
    ['a supplier without shops', ['add', 'x', '--role', 'supplier'], 'needs --supplier DOMAIN'],
  ])('is rejected with the reason: %s', async (_what, args, reason) => {
    const { run, saved, printed } = commandWorld()
    expect(await run(...args)).toBe(1)
    expect(printed).toEqual([expect.stringContaining(reason)])
    expect(saved.size).toBe(0)
  })

  test.each([undefined, '', 'too short'])(
    'a password is needed that is long enough: %s',
    async (password) => {
      const { run, saved, printed } = commandWorld(password ?? '')
      expect(await run(...GROMOVA)).toBe(1)
      expect(printed).toEqual([expect.stringContaining('OPERATOR_PASSWORD needs 10 characters')])
      expect(saved.size).toBe(0)
    },
  )

  test.each([[[]], [['add']], [['remove']], [['rename', 'x']], [['list', '--unknown']]])(
    'any other use shows how it is used: %j',
    async (args) => {
      const { run, printed } = commandWorld()
      expect(await run(...args)).toBe(2)
      expect(printed.join('\n')).toContain(OPERATOR_USAGE)
    },
  )
})
