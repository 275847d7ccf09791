import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { sql } from 'kysely'
import { connectRollouts } from '../database/connection'
import { testRegistry } from '../testing/test-registry'
import { LOGIN_LIMITS } from './attempts'
import { createOperators } from './create-operators'
import type { Operator } from './operator'
import { SESSION_LIFE } from './sessions'
import type { OperatorDatabase } from './tables'

const PASSWORD = 'a long password'
const ADDRESS = '203.0.113.5'
const ILIN: Operator = { login: 'd.ilin', name: 'Д. Ильин', role: 'supplier', shops: ['a.example'] }

async function world() {
  const { databaseUrl } = await testRegistry()
  const connection = connectRollouts(databaseUrl)
  afterTestFile(connection.close)
  const db = connection.db as unknown as OperatorDatabase
  const operators = createOperators(db)
  await operators.save(ILIN, PASSWORD)
  const logIn = (password = PASSWORD, login = ILIN.login, address = ADDRESS) =>
    operators.login(login, password, { address })
  const token = async () => {
    const outcome = await logIn()
    if (outcome.kind !== 'ok') throw new Error(`the login is ${outcome.kind}`)
    return outcome.token
  }
  const age = (table: 'operator_sessions' | 'operator_attempts', column: string, seconds: number) =>
    db
      .updateTable(table)
      .set({ [column]: sql`now() - make_interval(secs => ${seconds})` })
      .execute()
  return { operators, db, logIn, token, age }
}

test('a login is found in any case and with spaces around it; the token is the session’s, its hash alone is kept', async () => {
  const { operators, db, logIn } = await world()
  const outcome = await logIn(PASSWORD, ' D.Ilin ')
  expect(outcome).toMatchObject({ kind: 'ok', operator: ILIN })
  const token = outcome.kind === 'ok' ? outcome.token : ''
  expect(await operators.session(token)).toEqual(ILIN)
  expect(await operators.session(`${token}x`)).toBeUndefined()
  const [row] = await db.selectFrom('operator_sessions').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain(token)
  await operators.logout(token)
  expect(await operators.session(token)).toBeUndefined()
})

test('saving an operator again changes it and ends its sessions; one that is removed is gone with them', async () => {
  const { operators, logIn, token } = await world()
  const before = await token()
  await operators.save(
    { ...ILIN, login: 'D.ILIN', name: 'Д. И. Ильин', role: 'viewer', shops: [] },
    'another password',
  )
  expect(await operators.session(before)).toBeUndefined()
  expect((await logIn()).kind).toBe('wrong')
  expect(await logIn('another password')).toMatchObject({
    operator: { login: 'd.ilin', name: 'Д. И. Ильин', role: 'viewer', shops: [] },
  })
  await operators.save({ ...ILIN, login: 'a.first' }, PASSWORD)
  expect((await operators.list()).map(({ login }) => login)).toEqual(['a.first', 'd.ilin'])
  expect(await operators.remove(' A.First ')).toBe(true)
  expect(await operators.remove('a.first')).toBe(false)
  expect((await operators.list()).map(({ login }) => login)).toEqual(['d.ilin'])
})

test('a session is prolonged by its use, not by who only listens, and not beyond its whole life', async () => {
  const { operators, token, age } = await world()
  const held = await token()
  await age('operator_sessions', 'used_at', SESSION_LIFE.idleSeconds - 60)
  expect(await operators.session(held, { renew: false })).toEqual(ILIN)
  await age('operator_sessions', 'used_at', SESSION_LIFE.idleSeconds + 1)
  expect(await operators.session(held)).toBeUndefined()
  await age('operator_sessions', 'used_at', SESSION_LIFE.idleSeconds - 60)
  expect(await operators.session(held)).toEqual(ILIN)
  await age('operator_sessions', 'created_at', SESSION_LIFE.wholeSeconds + 1)
  expect(await operators.session(held)).toBeUndefined()
})

test('a changed password ends the other sessions and needs the present one, which is counted by session', async () => {
  const { operators, token, logIn } = await world()
  const [mine, other] = [await token(), await token()]
  const change = { login: ILIN.login, token: mine, next: 'the next password' }
  expect(await operators.changePassword({ ...change, current: 'wrong password' })).toEqual({ kind: 'wrong' })
  expect(await operators.session(other)).toEqual(ILIN)
  expect(await operators.changePassword({ ...change, current: PASSWORD })).toEqual({ kind: 'ok' })
  expect([await operators.session(mine), await operators.session(other)]).toEqual([ILIN, undefined])
  expect((await logIn()).kind).toBe('wrong')
  expect((await logIn(change.next)).kind).toBe('ok')
})

test('wrong passwords are limited by login and told for how long; a window later there are attempts again', async () => {
  const { logIn, age } = await world()
  for (let time = 0; time < LOGIN_LIMITS.login; time++)
    expect((await logIn('wrong password')).kind).toBe('wrong')
  const limited = await logIn()
  expect(limited.kind).toBe('limited')
  const retryAfter = limited.kind === 'limited' ? limited.retryAfter : 0
  expect(retryAfter).toBeGreaterThan(LOGIN_LIMITS.windowSeconds - 120)
  expect(retryAfter).toBeLessThanOrEqual(LOGIN_LIMITS.windowSeconds)
  await age('operator_attempts', 'started_at', LOGIN_LIMITS.windowSeconds + 1)
  expect((await logIn()).kind).toBe('ok')
})

test('wrong passwords of strangers lock nobody out in a browser that has logged in before; its own are limited, too', async () => {
  const { operators, logIn } = await world()
  const first = await logIn()
  const device = first.kind === 'ok' ? first.device : ''
  const known = (password: string) => operators.login(ILIN.login, password, { address: ADDRESS, device })
  for (let time = 0; time < LOGIN_LIMITS.login; time++) await logIn('wrong password')
  expect([(await logIn()).kind, (await known(PASSWORD)).kind]).toEqual(['limited', 'ok'])
  for (let time = 0; time < LOGIN_LIMITS.login; time++)
    expect((await known('wrong password')).kind).toBe('wrong')
  expect((await known(PASSWORD)).kind).toBe('limited')
})

test('a browser is known by its own login alone, and not after the password was changed', async () => {
  const { operators, logIn, token } = await world()
  const first = await logIn()
  const device = first.kind === 'ok' ? first.device : ''
  await operators.save({ ...ILIN, login: 'other@example.com' }, PASSWORD)
  for (let time = 0; time < LOGIN_LIMITS.login; time++)
    await operators.login('other@example.com', 'wrong password', { address: '198.51.100.7' })
  const other = await operators.login('other@example.com', PASSWORD, { address: '198.51.100.8', device })
  expect(other.kind).toBe('limited')
  const change = { login: ILIN.login, token: await token(), current: PASSWORD, next: 'the next password' }
  await operators.changePassword(change)
  for (let time = 0; time < LOGIN_LIMITS.login; time++) await logIn('wrong password')
  const after = await operators.login(ILIN.login, change.next, { address: '198.51.100.8', device })
  expect(after.kind).toBe('limited')
})
