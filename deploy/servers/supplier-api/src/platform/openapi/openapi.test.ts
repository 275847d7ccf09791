import { Validator } from '@seriousme/openapi-schema-validator'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import type { Document } from './complete-document'
import { TAGS } from './tags'

let api: TestApi
let document: Document
beforeAll(async () => {
  api = await startTestApi(20)
  document = (await api.app.inject('/v3/api/docs/openapi.json')).json<Document>()
}, 60_000)
afterAll(() => api.close())

const operations = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ name: `${method.toUpperCase()} ${path}`, operation }] : []
    }),
  )

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  expect(document.openapi).toBe('3.1.0')
})

test('every route of the application is in it, told about and under a known tag', () => {
  const registered = api.app.routeNames.map((name) => name.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{*}'))
  const listed = operations().map(({ name }) => name)
  // A page of the sandbox, where a buyer plays with a payment; a real acquirer has its own.
  const calls = registered.filter((name) => !name.includes('/payment/sandbox/'))
  expect(calls.filter((name) => !listed.includes(name))).toEqual([])
  const names = TAGS.map((tag) => tag.name)
  const poor = operations().filter(
    ({ operation }) =>
      !operation.summary ||
      !names.includes(operation.tags?.[0] ?? '') ||
      !Object.values(operation.responses ?? {}).every((answer) => '$ref' in answer || answer?.description),
  )
  expect(poor.map(({ name }) => name)).toEqual([])
})

test('it says which calls need a token', async () => {
  const open = operations().filter(({ operation }) => !operation.security)
  for (const { name } of open)
    expect(name).toMatch(/^GET \/(upload|healthz|readyz|metrics|v3\/api\/docs)|oauth\/token|\/v3\/payment\//)
})

test.each(['/v3/api/docs', '/v3/api/docs/'])(
  'the page %s and its files come from here alone, and it may load nothing else',
  async (address) => {
    const page = await api.app.inject(address)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'self'; (?!.*(?:https?:|script-src))/,
    )
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      const url = new URL(file, `http://api${address}`)
      expect(url.pathname).not.toContain('//')
      expect([file, url.host, (await api.app.inject(url.pathname)).statusCode]).toEqual([file, 'api', 200])
    }
    expect(page.body).not.toMatch(/<script>[^<]/)
    const { body } = await api.app.inject('/v3/api/docs/json')
    expect(Object.keys(JSON.parse(body).paths)).toEqual(Object.keys(document.paths ?? {}))
  },
)
