import { readOverride } from '@prilavok/rollouts/decision/override'
import { EVERY_SHOP } from '@prilavok/rollouts/model/rule'
import { OTHER, OWN, SECRET, type TestConsole, testConsole } from './testing/test-console'

describe('permissions', () => {
  let test_: TestConsole
  beforeAll(async () => {
    test_ = await testConsole()
    await test_.begin('shell', '1.0.0')
    await test_.begin('mf-catalog', '1.0.0', '1.1.0')
    for (const shop of [OWN, OTHER])
      await test_.change({ kind: 'rollout', shop, part: 'mf-catalog', version: '1.1.0', share: 10 })
  })

  const CHANGES = [
    { kind: 'use', part: 'mf-catalog', version: '1.0.0' },
    { kind: 'rollout', part: 'mf-catalog', version: '1.1.0', share: 25 },
    { kind: 'promote', part: 'mf-catalog' },
    { kind: 'pause', part: 'mf-catalog' },
    { kind: 'resume', part: 'mf-catalog' },
    { kind: 'rollback', part: 'mf-catalog' },
    { kind: 'pin', part: 'mf-catalog', version: '1.0.0' },
    { kind: 'unpin', part: 'mf-catalog' },
    { kind: 'freeze', until: '2099-01-01T00:00:00.000Z' },
    { kind: 'unfreeze' },
    { kind: 'follow', part: 'mf-catalog' },
  ]
  const ROLES = ['viewer', 'supplier', 'platform'] as const
  const MAY: Record<(typeof ROLES)[number], string[]> = {
    viewer: [],
    supplier: [OWN],
    platform: [OWN, OTHER, EVERY_SHOP],
  }

  test.each(ROLES)('%s: each kind of change is allowed for exactly the shops of the role', async (role) => {
    const cookie = await test_.logIn(role)
    for (const shop of [OWN, OTHER, EVERY_SHOP]) {
      for (const change of CHANGES) {
        const body = { changes: [{ ...change, shop }], reason: 'matrix', dryRun: true }
        const { status } = await test_.call('POST', '/changes', { cookie, body })
        expect({ role, shop, kind: change.kind, allowed: status !== 403 }).toEqual({
          ...{ role, shop, kind: change.kind },
          allowed: MAY[role].includes(shop),
        })
      }
    }
  })

  test('the log of a supplier is its own, and that of every shop, over any number of lines of others', async () => {
    const cookie = await test_.logIn('supplier')
    const lines = async (query: string) => {
      const { body } = await test_.call('GET', `/log?${query}`, { cookie })
      return body as unknown as { id: number; shop: string }[]
    }
    const newest = (await lines('limit=1'))[0]
    for (const kind of ['pause', 'resume', 'pause', 'resume'] as const)
      await test_.change({ kind, shop: OTHER, part: 'mf-catalog' })
    expect((await lines('limit=1'))[0]).toEqual(newest)
    expect(new Set((await lines('limit=200')).map(({ shop }) => shop))).toEqual(new Set([OWN, EVERY_SHOP]))
    expect((await lines(`limit=200&shop=${OWN}`)).every(({ shop }) => shop === OWN)).toBe(true)
  })

  test('one change of another supplier among own ones rejects all of them', async () => {
    const cookie = await test_.logIn('supplier')
    const changes = [OWN, OTHER].map((shop) => ({ kind: 'pin', shop, part: 'mf-catalog', version: '1.0.0' }))
    const before = (await test_.registry.state()).revision
    const { status, body } = await test_.call('POST', '/changes', {
      cookie,
      body: { changes, reason: 'both' },
    })
    expect([status, body.code]).toEqual([403, 'NOT_ALLOWED'])
    expect((await test_.registry.state()).revision).toBe(before)
  })

  test('an operator of a supplier sees nothing of another: rules, shops, plan, log, figures', async () => {
    const cookie = await test_.logIn('supplier')
    const minute = { minute: new Date().toISOString(), part: 'mf-catalog', version: '1.1.0', vitals: {} }
    for (const shop of [OWN, OTHER]) test_.health.push({ ...minute, shop, counts: { view: 1 } })
    for (const shop of [OWN, OTHER])
      test_.waiting.push({ shop, part: 'mf-catalog', salt: 'salt', waitsFor: 'Мало просмотров' })
    for (const path of ['/overview', '/log', '/health', '/waiting', '/overview?at=2099-01-01T00:00:00Z']) {
      const { status, body } = await test_.call('GET', path, { cookie })
      expect(status).toBe(200)
      expect(JSON.stringify(body)).toContain(OWN)
      expect(JSON.stringify(body)).not.toContain(OTHER)
    }
    for (const path of [`/plan/${OTHER}`, `/log?shop=${OTHER}`])
      expect((await test_.call('GET', path, { cookie })).status).toBe(403)
    const viewer = await test_.logIn('viewer')
    expect(JSON.stringify((await test_.call('GET', '/overview', { cookie: viewer })).body)).toContain(OTHER)
  })

  test.each(['/me', '/overview', '/plan/x', '/releases', '/log', '/health', '/waiting', '/events'])(
    '%s needs a login',
    async (path) => {
      expect((await test_.call('GET', path)).body).toMatchObject({ code: 'LOGIN_REQUIRED' })
    },
  )

  test('a change needs a login, a valid body, and no other site behind it', async () => {
    const body = { changes: [{ kind: 'pause', shop: OWN, part: 'mf-catalog' }], reason: '' }
    expect((await test_.call('POST', '/changes', { body })).status).toBe(401)
    const cookie = await test_.logIn('platform')
    const invalid = { changes: [{ kind: 'pause', shop: OWN, part: '../etc', more: 1 }], reason: '' }
    expect((await test_.call('POST', '/changes', { cookie, body: invalid })).status).toBe(400)
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]
    for (const headers of others)
      expect((await test_.call('POST', '/changes', { cookie, body, headers })).body).toMatchObject({
        code: 'OTHER_ORIGIN',
      })
  })

  test.each([
    ['https://console.example', 'console.example:443', true],
    ['http://console.example', 'console.example:80', true],
    ['https://console.example', 'console.example:8095', false],
    ['null', 'console.example', false],
  ])('a page of %s may call %s: %s', async (origin, host, may) => {
    const { body } = await test_.call('POST', '/logout', { body: {}, headers: { origin, host } })
    expect(body.code !== 'OTHER_ORIGIN').toBe(may)
  })

  test('a rollback needs a reason, which the log has with who and the version; a stale revision is told', async () => {
    const cookie = await test_.logIn('supplier')
    const { body: overview } = await test_.call('GET', '/overview', { cookie })
    const request = { changes: [{ kind: 'rollback', shop: OWN, part: 'mf-catalog' }] }
    const without = await test_.call('POST', '/changes', { cookie, body: { ...request, reason: ' ' } })
    expect([without.status, without.body.code]).toEqual([422, 'REASON_MISSING'])
    const seen = { reason: 'пустая выдача', expectedRevision: overview.revision }
    expect((await test_.call('POST', '/changes', { cookie, body: { ...request, ...seen } })).status).toBe(200)
    const late = await test_.call('POST', '/changes', { cookie, body: { ...request, ...seen } })
    expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    const [line] = await test_.registry.log({ shop: OWN })
    expect(line).toMatchObject({
      ...{ kind: 'rollback', reason: 'пустая выдача', shop: OWN, part: 'mf-catalog' },
      actor: { kind: 'operator', name: 'supplier (supplier@example.com)' },
    })
  })

  test.each<[what: string, failed: number, change: object, status: number]>([
    ['the promotion of a candidate that fails', 30, { kind: 'promote' }, 422],
    ['its choice for everybody', 30, { kind: 'use', version: '1.1.0' }, 422],
    ['its choice for good', 30, { kind: 'pin', version: '1.1.0' }, 422],
    ['a share of everybody', 30, { kind: 'rollout', version: '1.1.0', share: 100 }, 422],
    ['a share of half of them', 30, { kind: 'rollout', version: '1.1.0', share: 50 }, 200],
    ['what they have already', 30, { kind: 'use', version: '1.0.0' }, 200],
    ['the promotion of one that does well', 0, { kind: 'promote' }, 200],
  ])('%s (%i of 100 views failed), without a reason: %j is answered %i', async (...row) => {
    const [, failed, change, status] = row
    const [cookie, target] = [await test_.logIn('platform'), { shop: OTHER, part: 'mf-catalog' as const }]
    await test_.change({ kind: 'use', ...target, version: '1.0.0' })
    await test_.change({ kind: 'rollout', ...target, version: '1.1.0', share: 10 })
    const counts = { view: 100, 'failed-view': failed }
    const minute = { minute: new Date().toISOString(), version: '1.1.0', counts, vitals: {} }
    test_.health.splice(0, Infinity, { ...minute, ...target })
    const changes = [{ ...change, ...target }]
    const answer = await test_.call('POST', '/changes', { cookie, body: { changes, reason: ' ' } })
    expect([answer.status, answer.body.code]).toEqual([status, status === 422 ? 'REASON_MISSING' : undefined])
    if (status === 422) {
      const body = { changes, reason: 'сбои старого товара', dryRun: true }
      expect((await test_.call('POST', '/changes', { cookie, body })).status).toBe(200)
    }
  })

  test('reasons of failures are told to who may see the supplier, and to nobody else', async () => {
    const of = {
      part: 'mf-catalog',
      version: '1.1.0',
      kind: 'load-failed',
      reports: 2,
      at: Date.now(),
    } as const
    await test_.reasons.record([
      { ...of, shop: OWN, reason: 'of the own pages' },
      { ...of, shop: OTHER, reason: 'of the others' },
    ])
    const cookie = await test_.logIn('supplier')
    const ask = (shop: string, login = cookie) =>
      test_.call('GET', `/reasons?shop=${shop}&part=mf-catalog&version=1.1.0`, { cookie: login })
    const own = await ask(OWN)
    expect([own.status, own.body]).toEqual([
      200,
      [{ kind: 'load-failed', reason: 'of the own pages', reports: 2, lastAt: expect.any(String) }],
    ])
    expect((await ask(OTHER)).status).toBe(403)
    expect((await ask(OWN, '')).status).toBe(401)
    expect((await ask(OTHER, await test_.logIn('viewer'))).status).toBe(200)
    expect((await test_.call('GET', `/reasons?shop=${OWN}`, { cookie })).status).toBe(400)
    const long = `${'x'.repeat(60)}.${'y'.repeat(60)}.example`
    expect((await ask(long, await test_.logIn('viewer'))).status).toBe(200)
  })
})

describe('override-links', () => {
  let test_: TestConsole
  beforeAll(async () => {
    test_ = await testConsole()
    await test_.begin('shell', '1.0.0')
    await test_.begin('mf-catalog', '1.0.0', '1.1.0')
  })

  const BODY = { shop: OWN, part: 'mf-catalog', version: '1.1.0', seconds: 3600, page: '/', reason: 'try' }
  const ask = (cookie: string, given: object = {}) =>
    test_.call('POST', '/overrides', { cookie, body: { ...BODY, ...given } })

  test('a link is signed as the edges read it, for its supplier alone, and stands in the log', async () => {
    const { status, body } = await ask(await test_.logIn('supplier'))
    expect(status).toBe(200)
    const link = new URL(String(body.link))
    const token = link.searchParams.get('token') ?? ''
    expect([link.origin, link.searchParams.get('to')]).toEqual([`http://${OWN}:8080`, '/'])
    const read = (shop: string) => readOverride(token, { secret: SECRET, shop, now: Date.now() })
    expect(read(OWN)).toMatchObject({ releases: { 'mf-catalog': '1.1.0' }, until: body.until })
    expect(read(OTHER)).toBeUndefined()
    expect((await test_.registry.log({ shop: OWN }))[0]).toMatchObject({
      ...{ kind: 'override', part: 'mf-catalog', version: '1.1.0', reason: 'try', until: body.until },
      actor: { kind: 'operator', name: 'supplier (supplier@example.com)' },
    })
  })

  test.each([
    ['another supplier', 'supplier', { shop: OTHER }, 403],
    ['anybody, for who only looks', 'viewer', {}, 403],
    ['every supplier at once', 'platform', { shop: '*' }, 400],
    ['longer than seven days', 'platform', { seconds: 7 * 86_400 + 1 }, 400],
    ['no time at all', 'platform', { seconds: 0 }, 400],
    ['a page of another site', 'platform', { page: 'https://evil.example/' }, 400],
    ['a version that was never published', 'platform', { version: '9.9.9' }, 422],
  ] as const)('no link for %s', async (_what, role, given, expected) => {
    expect((await ask(await test_.logIn(role), given)).status).toBe(expected)
  })

  test('without a login there is none', async () => {
    expect((await ask('')).status).toBe(401)
  })
})
