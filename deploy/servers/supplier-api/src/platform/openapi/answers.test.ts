import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import type { Document } from './complete-document'
import { SCHEMAS_FILE, schemasText } from './contract-schemas'

type Schema = OpenAPIV3_1.SchemaObject

let api: TestApi
let document: Document
beforeAll(async () => {
  api = await startTestApi(60)
  document = (await api.app.inject('/v3/api/docs/openapi.json')).json<Document>()
}, 60_000)
afterAll(() => api.close())

const answers = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put'] as const).flatMap((method) => {
      const answer = item?.[method]?.responses?.[200]
      const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined
      return item?.[method] ? [{ call: `${method.toUpperCase()} ${path}`, path, schema }] : []
    }),
  )

function resolve(schema: object | undefined): Schema[] {
  if (!schema) return []
  if ('$ref' in schema)
    return resolve(document.components?.schemas?.[String(schema.$ref).replace(/.*\//, '')])
  return 'anyOf' in schema ? (schema.anyOf as object[]).flatMap(resolve) : [schema as Schema]
}

test('the schemas are those of the contract: `npm run answers` writes them anew', async () => {
  expect((await readFile(SCHEMAS_FILE, 'utf8')) === schemasText()).toBe(true)
}, 60_000)

test('every answer of JSON has properties', () => {
  const poor = answers().filter(({ call, schema }) => {
    const isFile = / \/(upload|metrics|v3\/api\/docs\/$)/.test(call)
    const known = resolve(schema)
    const isTold = known.length > 0 && known.every((one) => one.properties || one.maxProperties === 0)
    return isFile === isTold
  })
  expect(poor.map(({ call }) => call)).toEqual([])
})

test('every reference leads to a schema', () => {
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
  const lost = named.filter(([, kind = '', name = '']) => {
    const components = document.components as Record<string, Record<string, unknown> | undefined> | undefined
    return components?.[kind]?.[name] === undefined
  })
  expect(lost.map(([reference]) => reference)).toEqual([])
})

test('what is answered is what the document says, and nothing more', async () => {
  const judge = Fastify({
    ajv: {
      customOptions: { strict: false, coerceTypes: false, removeAdditional: false, useDefaults: false },
    },
  })
  const plain = answers().filter(
    ({ call, path, schema }) => schema && call.startsWith('GET /v') && !/\/docs\/|\/send\//.test(path),
  )
  const order = await api.db.selectFrom('orders').select(['id', 'client_id']).orderBy('id').executeTakeFirst()
  const product = await api.db.selectFrom('products').where('shop_id', '=', 1).select('id').executeTakeFirst()
  const brand = await api.db.selectFrom('brands').where('shop_id', '=', 1).select('id').executeTakeFirst()
  const place = (path: string) =>
    path
      .replace('{basketType}', 'main')
      .replace('{code}', 'new')
      .replace('{type}', 'hot')
      .replace('{name}', 'front_up')
      .replace('{group}', 'absoluteAnalogs')
      .replace('{*}', 'about/')
      .replace('/order/{id}', `/order/${order?.id}`)
      .replace('/brands/{id}', `/brands/${brand?.id}`)
      .replace('{id}', String(product?.id))
      .replace('{section}', '1')
  for (const { path, schema } of plain)
    judge.post(path.replace(/[{*}]/g, '_'), {
      schema: { body: { ...schema, components: document.components } },
      handler: async () => ({}),
    })
  const token = (await api.login('loyalty@example.com')).access_token
  const wrong: string[] = []
  let judged = 0
  for (const { path } of plain) {
    const answer = await api.get(token, place(path))
    if (answer.statusCode !== 200) continue
    judged += 1
    const body = answer.json<object>()
    const verdict = await judge.inject({ method: 'POST', url: path.replace(/[{*}]/g, '_'), payload: body })
    if (verdict.statusCode !== 200) wrong.push(`${path}: ${verdict.json<{ message: string }>().message}`)
  }
  await judge.close()
  expect(wrong).toEqual([])
  expect(judged).toBeGreaterThan(45)
})
