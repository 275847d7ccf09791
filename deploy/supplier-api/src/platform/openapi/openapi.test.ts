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

test('the page lists every call and needs nothing else', async () => {
  const page = await api.app.inject('/v3/api/docs/')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body.match(/<details /g)).toHaveLength(operations().length)
  const anchors = [...page.body.matchAll(/href="#([\w-]+)"/g)].map(([, name]) => name)
  expect(anchors.filter((name) => !page.body.includes(`id="${name}"`))).toEqual([])
  const ids = [...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(page.body).not.toMatch(/<script|<link|src=|https?:\/\//)
  expect((await api.app.inject('/v3/api/docs')).headers.location).toBe('/v3/api/docs/')
})

test('each call has an example with all that it needs, which can be pasted', async () => {
  const page = (await api.app.inject('/v3/api/docs/')).body.replaceAll('&quot;', '"').replaceAll('&#39;', "'")
  const examples = [...page.matchAll(/<pre>(curl [^<]+)<\/pre>/g)].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  )
  expect(examples).toHaveLength(operations().length)
  for (const example of [
    'curl "$API/v3/api/catalog/product/1001/?access_token=$TOKEN"',
    'curl "$API/v4/api/client/basket/main/add/?access_token=$TOKEN" -d \'products[1001]=1\'',
    'curl "$API/v4/api/client/order_basket/main/from_excel/?access_token=$TOKEN" -F \'file=@file\'',
  ])
    expect(examples).toContain(example)
  expect(examples.filter((text) => text.includes('{'))).toEqual([])
  const token = await api.guest()
  const reads = examples.filter((text) => !text.includes("'") && !text.includes('…'))
  expect(reads.length).toBeGreaterThan(50)
  for (const text of reads) {
    const url = /"\$API([^"]+)"/.exec(text)?.[1]?.replace('$TOKEN', token) ?? ''
    expect((await api.app.inject(url)).body).not.toMatch(/^\{"errors".*bad_field/)
  }
})
