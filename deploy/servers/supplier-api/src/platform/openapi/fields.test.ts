import type { OpenAPIV3_1 } from 'openapi-types'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import type { Document } from './complete-document'

type Schema = OpenAPIV3_1.SchemaObject

let api: TestApi
let document: Document
beforeAll(async () => {
  api = await startTestApi(20)
  document = (await api.app.inject('/v3/api/docs/openapi.json')).json<Document>()
}, 60_000)
afterAll(() => api.close())

interface Field {
  name: string
  description?: string
  schema: Schema
  required: boolean
}

function operation(method: 'get' | 'post' | 'put', path: string): OpenAPIV3_1.OperationObject {
  const found = document.paths?.[path]?.[method]
  if (!found) throw new Error(`no ${method} ${path}`)
  return found
}

function below(schema: Schema, prefix: string): Field[] {
  const more = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties as Schema] : []
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
      const value = given as Schema
      const required = schema.required?.includes(name) ?? false
      const own = { name: `${prefix}${name}`, description: value.description, schema: value, required }
      return [...(value.type === 'object' && value.properties ? [] : [own]), ...below(value, `${own.name}.`)]
    }),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...more].flatMap((one) =>
      below(one as Schema, prefix),
    ),
    ...Object.values((schema as { patternProperties?: object }).patternProperties ?? {}).flatMap((one) =>
      below(one, prefix),
    ),
  ]
}

function fieldsOf({ parameters = [], requestBody }: OpenAPIV3_1.OperationObject): Field[] {
  const own = parameters.flatMap((one) =>
    'name' in one ? [{ ...one, schema: one.schema as Schema, required: one.required ?? false }] : [],
  )
  const media = requestBody && 'content' in requestBody ? Object.values(requestBody.content)[0] : undefined
  return [...own, ...(media?.schema ? below(media.schema as Schema, '') : [])]
}

const allFields = () =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put'] as const).flatMap((method) => {
      const call = item?.[method]
      return call ? fieldsOf(call).map((field) => ({ ...field, call: `${method} ${path}` })) : []
    }),
  )

const fieldOf = (method: 'get' | 'post' | 'put', path: string, name: string) =>
  fieldsOf(operation(method, path)).find((field) => field.name === name)

test('every parameter and every field of a body is described', () => {
  const mute = allFields().filter(({ description }) => !description)
  expect(mute.map(({ call, name }) => `${call}: ${name}`)).toEqual([])
  expect(allFields().length).toBeGreaterThan(300)
})

test('nothing is required that has a default, and no body that has no required field', () => {
  const wrong = allFields().filter(({ required, schema }) => required && schema.default !== undefined)
  expect(wrong.map(({ call, name }) => `${call}: ${name}`)).toEqual([])
  expect(fieldOf('get', '/v3/api/catalog/list/', 'limit')).toMatchObject({
    required: false,
    schema: { default: 36, minimum: 1, maximum: 1000 },
  })
  expect(operation('post', '/v3/api/client/point').requestBody).toMatchObject({ required: false })
})

test('lists that the server knows are enumerations', () => {
  expect(fieldOf('post', '/v3/api/client/order/', 'action')?.schema.enum).toEqual([
    'copy',
    'cancel',
    'export',
  ])
  expect(fieldOf('get', '/v3/api/client/order/', 'status')?.schema.enum).toContain('online-to-payment')
  expect(fieldOf('get', '/v3/api/client/order/', 'sort')?.schema.enum).toContain('POSITION_SUM')
  expect(fieldOf('get', '/v3/api/catalog/list/', 'order')?.schema).toMatchObject({
    type: 'string',
    enum: ['ASC', 'DESC'],
    default: 'DESC',
  })
  expect(fieldOf('get', '/v3/api/client/offer/', 'type')?.schema.enum).toEqual(['special_price', 'gift_sum'])
  expect(JSON.stringify(document)).not.toContain('"documented"')
})

test('the names of parameters are those that are sent', () => {
  expect(fieldOf('get', '/v3/api/catalog/list/', 'filter[SECTION_ID]')?.schema.type).toBe('integer')
  expect(fieldOf('get', '/v3/api/catalog/list/', 'filter')?.schema.type).toBe('string')
})

test('files are sent as multipart with the field `file`, tokens as a form', () => {
  for (const path of [
    '/v3/api/client/files/',
    '/v4/api/client/order_basket/{basketType}/from_excel/',
  ] as const) {
    const { requestBody } = operation('post', path)
    const content = requestBody && 'content' in requestBody ? requestBody.content : {}
    expect(Object.keys(content)).toEqual(['multipart/form-data'])
    expect(fieldOf('post', path, 'file')).toMatchObject({ required: true, schema: { format: 'binary' } })
  }
  const token = operation('post', '/v3/oauth/token/').requestBody
  expect(Object.keys(token && 'content' in token ? token.content : {})).toEqual([
    'application/x-www-form-urlencoded',
  ])
})
