import type { AddressInfo } from 'node:net'
import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import { databaseAt, withClient } from '@prilavok/embedded-postgres/testing/databases'
import { productsForm, setProduct, someProducts } from '../../checkout/basket/testing/products-and-calls'
import { GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { readiness } from '../health/state'
import { createMetrics } from '../metrics/metrics'
import { metricsServer } from '../metrics/server'

let api: TestApi
let log = ''
beforeAll(async () => {
  api = await startTestApi({ logLevel: 'trace', logStream: { write: (line) => (log += line) } })
})
afterAll(() => api.close())

describe('rejections', () => {
  let visitor: string
  beforeAll(async () => {
    visitor = await api.visitor()
  })

  test('every rejection has a code beside its text', async () => {
    const answers = await Promise.all([
      api.get(visitor, '/v3/api/client/order/'),
      api.get(visitor, '/v3/api/catalog/list/?limit=0'),
      api.get(visitor, '/v3/no/such/call/'),
      api.get('no token', '/v3/api/client/shop/'),
    ])
    expect(answers.map((answer) => answer.json<{ CODE: string }>().CODE)).toEqual([
      'login_required',
      'bad_field',
      'not_found',
      'token_invalid',
    ])
  })

  test('a body that cannot be read is rejected in a text for people', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/v3/api/client/basket/?access_token=${visitor}`,
      headers: { 'content-type': 'application/json' },
      payload: '{"products":',
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { CODE: 'bad_request', errors: { query_error: 'Неверный запрос' } },
    ])
  })

  test('a text that is too long is told how long it may be', async () => {
    const { access_token: token } = await api.login('client@example.com')
    const answer = await api.post(token, '/v3/api/personal/info/', { name: 'А'.repeat(101) })
    const text = 'Не больше\u00a0100\u00a0знаков'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { CODE: 'bad_field', errors: { query_error: text, name: text } },
    ])
  })

  test.each([
    ['bytes that are no text', '/v3/api/client/order/%ff/', 400, 'bad_request'],
    ['half a character', '/%E0%A4%A', 400, 'bad_request'],
    ['a number of 300 digits', `/v3/api/client/order/${'1'.repeat(300)}/`, 404, 'not_found'],
  ])('an address with %s is rejected like everything else', async (_what, path, status, code) => {
    const answer = await api.get(visitor, path)
    expect([answer.statusCode, answer.json().CODE, answer.body.includes(visitor)]).toEqual([
      status,
      code,
      false,
    ])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': expect.any(String) })
  })
})

describe('the log', () => {
  /** Every value of an e-mail or of the tables that only its owner may know. */
  async function secretsOfDatabase(): Promise<string[]> {
    const { rows } = await api.pool.query<{ recipient: string; subject: string; plain: string }>(
      'select recipient, subject, plain from emails',
    )
    const emails = rows.flatMap(({ recipient, subject, plain }) => [
      recipient,
      subject,
      ...plain.split('\n').filter((line) => line.length > 15),
      ...(plain.match(/[\w-]{20,}/g) ?? []),
    ])
    expect(emails.length).toBeGreaterThan(3)
    return emails
  }

  test('neither tokens nor passwords, check words, e-mails or people are logged, at any level', async () => {
    const { app, credentials } = api
    const visitor = await api.visitor()
    const { access_token: token, refresh_token: refresh = '' } = await api.login('client@example.com')
    await api.token(GREEN, { grant_type: 'refresh_token', refresh_token: refresh })
    await api.token(GREEN, {
      grant_type: 'password',
      username: 'client@example.com',
      password: 'wrong-pass-7391',
    })
    await api.get(token, '/v3/api/personal/info/?user_code=code-of-a-visitor-1')
    await app.inject({
      url: `/no/such/path?access_token=${token}`,
      headers: { authorization: `Bearer ${token}` },
    })
    await app.inject({ url: `/v3/api/client/order/not-a-number/?access_token=${token}` })
    await api.get(
      visitor,
      '/v3/api/auth/register/?type=validation_reset&user_checkword=check-word-of-an-email',
    )
    await api.post(visitor, '/v3/api/auth/register/', { type: 'recovery', email: 'client@example.com' })
    const person = {
      surname: 'Неведомский',
      name: 'Архип',
      email: 'arhip.nevedomsky@example.com',
      phone: '+79991112233',
    }
    const form = { ...person, password: 'Secret-of-Arhip-55', agree: 'Y', organization_name: 'ООО «Тайна»' }
    await api.post(visitor, '/v3/api/auth/register/', { type: 'registration', ...form, inn: '7707083893' })
    await api.pool.query('alter table favourites rename to gone')
    const broken = await api.post(token, '/v3/api/catalog/favorite/', {
      product_id: 1001,
      note: 'body-of-a-call',
    })
    await api.pool.query('alter table gone rename to favourites')

    expect(broken.statusCode).toBe(500)
    expect(log).toContain('relation \\"favourites\\" does not exist')
    expect(log.split('\n').length).toBeGreaterThan(10)
    const secrets = [
      ...[
        visitor,
        token,
        refresh,
        DEMO_PASSWORD,
        'wrong-pass-7391',
        'code-of-a-visitor-1',
        'check-word-of-an-email',
      ],
      ...['body-of-a-call', 'client@example.com', ...Object.values(form).filter((value) => value.length > 1)],
      ...Object.values(credentials).flatMap((pair) => [pair.client_secret]),
      ...(await secretsOfDatabase()),
    ]
    for (const secret of secrets) {
      expect(log).not.toContain(secret)
      expect(log).not.toContain(encodeURIComponent(secret))
    }
  })

  test('each answer is one line with its id, route, status, time and shop', async () => {
    log = ''
    const visitor = await api.visitor()
    log = ''
    const answer = await api.app.inject({
      url: `/v3/api/client/shop/?access_token=${visitor}&domain_name=${GREEN}`,
      headers: { 'x-request-id': 'edge-request-17' },
    })
    expect(answer.headers['x-request-id']).toBe('edge-request-17')
    expect(
      log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      expect.objectContaining({
        request: 'edge-request-17',
        req: { method: 'GET', url: `/v3/api/client/shop/?access_token=*&domain_name=${GREEN}` },
        status: 200,
        milliseconds: expect.any(Number),
        shop: 1,
        msg: 'answered',
      }),
    ])
  })
})

describe('metrics and readiness', () => {
  const ready = async () => {
    const { statusCode, body } = await api.app.inject('/readyz')
    return `${statusCode} ${body}`
  }

  test('orders are counted once, whatever asks for them again', async () => {
    const { access_token: token } = await api.login('client@example.com')
    const [id = 0] = await someProducts(api, 1)
    await setProduct(api, id, { price: 500_000 })
    await api.post(token, '/v4/api/client/basket/main/add/', productsForm({ [id]: 1 }))
    const form = { payment: 'INVOICE', idempotency_key: 'key-of-metrics' }
    for (let again = 0; again < 3; again += 1)
      await api.post(token, '/v4/api/client/order_basket/main/create/', form)
    expect((await api.app.inject('/metrics')).body).toContain('prilavok_api_orders_total{shop="1"} 1\n')
  })

  test('metrics tell answers by route template, apiErrors, connections, e-mails and the process', async () => {
    const visitor = await api.visitor()
    const counted = async () =>
      Number(
        /errors_total\{code="token_invalid"\} (\d+)/.exec((await api.app.inject('/metrics')).body)?.[1] ?? 0,
      )
    const before = await counted()
    await api.get(visitor, '/v3/api/catalog/product/1001/')
    await api.get(visitor, '/v3/api/catalog/product/1002/')
    await api.get('1.wrong', '/v3/api/catalog/product/1002/')
    await api.app.inject('/one/of/a/million/invented/paths')
    await api.db.deleteFrom('emails').execute()
    await api.pool.query(
      "insert into emails (shop_id, recipient, subject, plain) select 1, 'a@example.com', 's', 'p' from generate_series(1, 3)",
    )
    const beside = await metricsServer(api.app)
    await beside.listen({ port: 0, host: '127.0.0.1' })
    const { port } = beside.server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    const text = await answer.text()
    await beside.close()
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(text).toContain(
      'prilavok_api_request_seconds_count{method="GET",route="/v3/api/catalog/product/:id/",status="200"} 2',
    )
    expect(text).toContain(`prilavok_api_errors_total{code="token_invalid"} ${before + 1}`)
    expect(text).toContain('route="none",status="404"')
    expect(text).not.toContain('invented')
    expect(text).not.toContain(GREEN)
    expect(text).toContain('prilavok_api_emails_waiting 3\n')
    for (const name of [
      'prilavok_api_database_connections{state="waiting"} 0',
      'prilavok_api_database_up 1',
      'prilavok_api_jobs{state="failed"} 0',
      'prilavok_api_jobs{state="late"} 0',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(name)
  })

  test('a database that says nothing is none, and the metrics come nevertheless', async () => {
    const blocker = await api.pool.connect()
    await blocker.query('begin; lock table migrations, emails in access exclusive mode')
    expect(await readiness(api.pool, 100).check()).toBe('no database')
    expect(await createMetrics(api.pool, 100).text()).toContain('prilavok_api_database_up 0')
    await blocker.query('rollback')
    blocker.release()
    expect(await readiness(api.pool, 5000).check()).toBeNull()
  })

  test('ready is who has a database with the schema of the code and is not about to stop', async () => {
    expect(await ready()).toBe('200 {"status":"ready"}')
    const { rows } = await api.pool.query<{ name: string }>(
      "insert into migrations (name, checksum) values ('9999_of_a_newer_release.sql', '') returning name",
    )
    expect(await ready()).toContain('200')
    await api.pool.query("delete from migrations where name in ($1, '0009_orders.sql')", [rows[0]?.name])
    expect(await ready()).toContain('503')
    expect(await ready()).toContain('schema is older than the code')
    api.app.readiness.stopping()
    expect(await ready()).toContain('stopping')
    expect((await api.app.inject('/healthz')).statusCode).toBe(200)
    expect(
      (await api.app.inject(`/v3/api/client/shop/?access_token=${await api.visitor()}`)).statusCode,
    ).toBe(200)
  })

  test('without a database it is alive and not ready, and says so within the time of a connection', async () => {
    const own = readiness(api.pool)
    await api.pool.query('drop table migrations')
    expect(await own.check()).toBe('schema is older than the code')
    const name = new URL(api.databaseUrl).pathname.slice(1)
    await withClient(databaseAt(api.databaseUrl, 'postgres'), async (client) => {
      await client.query(`alter database "${name}" allow_connections false`)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    })
    expect(await own.check()).toBe('no database')
    expect((await api.app.inject('/healthz')).statusCode).toBe(200)
    const metrics = (await api.app.inject('/metrics')).body
    expect(metrics).toContain('prilavok_api_database_up 0')
  })
})
