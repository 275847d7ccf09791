import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { LightMyRequestResponse } from 'fastify'
import Fastify from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { Document } from '../platform/openapi/complete-document'
import { SCHEMAS_FILE, schemasText } from '../platform/openapi/contract-schemas'
import { TAGS } from '../platform/openapi/tags'
import { Random } from '../platform/random'
import { badRequest, targetsOf } from './fuzz/bad-requests'
import { leaveCompany } from './leave-company'
import { startTestApi, type TestApi } from './start-test-api'
import { type Actor, belongingsOf, openCast } from './tenants/cast'
import { fieldsOfRoutes } from './tenants/fields-of-routes'
import { ID_FIELDS, type IdField, OTHER_FIELDS, PLAIN_FIELDS } from './tenants/id-fields'
import { type Ids, idsOf, MISSING, separateProducts } from './tenants/ids'

let api: TestApi
let log = ''
beforeAll(async () => {
  api = await startTestApi({ logLevel: 'error', logStream: { write: (line) => (log += line) } })
  await api.app.ready()
})
afterAll(() => api.close())

describe('is described', () => {
  type Schema = OpenAPIV3_1.SchemaObject

  let document: Document
  beforeAll(async () => {
    document = (await api.app.inject('/v3/api/docs/openapi.json')).json<Document>()
  })
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
      expect(name).toMatch(
        /^GET \/(upload|healthz|readyz|metrics|v3\/api\/docs)|oauth\/token|\/v3\/payment\//,
      )
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

  describe('fields', () => {
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
      const more =
        typeof schema.additionalProperties === 'object' ? [schema.additionalProperties as Schema] : []
      return [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
          const value = given as Schema
          const required = schema.required?.includes(name) ?? false
          const own = { name: `${prefix}${name}`, description: value.description, schema: value, required }
          return [
            ...(value.type === 'object' && value.properties ? [] : [own]),
            ...below(value, `${own.name}.`),
          ]
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
      const media =
        requestBody && 'content' in requestBody ? Object.values(requestBody.content)[0] : undefined
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

    test('files are sent as multipart with the field `file`, tokens as a form', () => {
      for (const path of [
        '/v3/api/client/files/',
        '/v4/api/client/order_basket/{basketType}/from_excel/',
        '/v4/api/client/order_basket/{basketType}/list_file/',
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
  })

  describe('answers', () => {
    const answers = () =>
      Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
        (['get', 'post', 'put'] as const).flatMap((method) => {
          const answer = item?.[method]?.responses?.[200]
          const schema =
            answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined
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
    })

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
        const components = document.components as
          | Record<string, Record<string, unknown> | undefined>
          | undefined
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
      const order = await api.db
        .selectFrom('orders')
        .select(['id', 'client_id'])
        .orderBy('id')
        .executeTakeFirst()
      const product = await api.db
        .selectFrom('products')
        .where('shop_id', '=', 1)
        .select('id')
        .executeTakeFirst()
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
        const verdict = await judge.inject({
          method: 'POST',
          url: path.replace(/[{*}]/g, '_'),
          payload: body,
        })
        if (verdict.statusCode !== 200) wrong.push(`${path}: ${verdict.json<{ message: string }>().message}`)
      }
      await judge.close()
      expect(wrong).toEqual([])
      expect(judged).toBeGreaterThan(45)
    })
  })
})

describe('ids of others', () => {
  let cast: Actor[]
  const ids = new Map<Actor, Ids>()
  beforeAll(async () => {
    await separateProducts(api)
    await api.pool.query(
      "update orders set status = 'sent', online_pay_status = null, pay_until = null where shop_id in (1, 2)",
    )
    await leaveCompany(api, 'loyalty@example.com')
    cast = await openCast(api)
    for (const actor of cast) ids.set(actor, await idsOf(api, actor))
  })
  const idOf = (actor: Actor, { kind }: IdField): string => ids.get(actor)?.[kind] ?? ''

  /** The id stands in a nested name, or in a value. */
  const carriesId = ({ form = {}, query = {} }: IdField): boolean =>
    [form, query].some((fields) => /\bID\b/.test(Object.keys(fields).join() + Object.values(fields).join()))

  async function ask(actor: Actor, field: IdField, id: string): Promise<LightMyRequestResponse> {
    const [method = '', template = ''] = field.route.split(' ')
    const fill = (text: string) =>
      text.replace('OWN POINT', ids.get(actor)?.point ?? '').replace(/\bID\b/g, id)
    const named = template.includes(`:${field.field}`) || template.endsWith(field.field)
    const path = template.replace(/:(\w+)|\*$/g, (sign, name) =>
      encodeURIComponent((name ?? sign) === field.field ? id : (field.path?.[name] ?? 'x')),
    )
    const own = named || carriesId(field) ? {} : { [field.field]: id }
    const filled = (fields: Record<string, string> = {}) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [fill(name), fill(value)]))
    if (method === 'POST') return api.post(actor.token, path, { ...filled(field.form), ...own })
    return api.get(actor.token, `${path}?${new URLSearchParams({ ...filled(field.query), ...own })}`)
  }

  /** What can be told from an answer, without the id itself. */
  const gist = ({ statusCode, body }: LightMyRequestResponse, id: string): string =>
    `${statusCode} ${body.replaceAll(id, '#')}`

  async function prepare(actor: Actor, field: IdField): Promise<void> {
    await api.db
      .deleteFrom('basket_rows')
      .where('shop_id', '=', actor.shopId)
      .where('buyer_id', '=', actor.buyerId)
      .execute()
    if (field.needsBasket)
      await api.post(actor.token, '/v4/api/client/basket/main/add/', {
        [`products[${ids.get(actor)?.product}]`]: 5,
      })
  }

  async function gistOf(actor: Actor, field: IdField, id: string): Promise<string> {
    await prepare(actor, field)
    return gist(await ask(actor, field, id), id)
  }

  test('every field of every call is known to carry an id or none', () => {
    const tried = new Set(ID_FIELDS.map(({ route, field }) => `${route} ${field}`))
    const unknown = fieldsOfRoutes(api.app.swagger() as Document).filter(
      ({ route, field }) =>
        !tried.has(`${route} ${field}`) &&
        OTHER_FIELDS[`${route} ${field}`] === undefined &&
        !PLAIN_FIELDS.has(field),
    )
    expect(unknown.map(({ route, field }) => `${route} ${field}`)).toEqual([])
  })

  test.each(ID_FIELDS)('$route: a foreign $field ($kind) is answered like a missing one', async (field) => {
    for (const actor of cast) {
      const missing = await gistOf(actor, field, MISSING[field.kind])
      for (const victim of cast) {
        const foreign = idOf(victim, field)
        if (victim === actor || foreign === idOf(actor, field)) continue
        if (field.isSecret && victim.shopId === actor.shopId) continue
        const mayWrite = !field.route.startsWith('GET')
        const before = mayWrite && (await belongingsOf(api, victim))
        expect(`${actor.name}: ${await gistOf(actor, field, foreign)}`).toBe(`${actor.name}: ${missing}`)
        expect(mayWrite && (await belongingsOf(api, victim))).toEqual(before)
      }
    }
    // The same call with an own id is a real one, or nothing would have been shown.
    if (field.isIgnored) return
    const [first] = cast
    if (!first) throw new Error('no cast')
    const missing = await gistOf(first, field, MISSING[field.kind])
    const own = await gistOf(first, field, idOf(first, field))
    expect(own).not.toBe(missing)
    expect(own).toMatch(/^(200|409) /)
  })
})

describe('nonsense', () => {
  const REQUESTS = 1000
  /** Another one tries other requests: `FUZZ_SEED=7 npm run unit -- fuzz`. */
  const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)

  test(`${REQUESTS} malformed requests over all calls: rejected or answered, never an error of the server`, async () => {
    const targets = targetsOf(fieldsOfRoutes(api.app.swagger() as Document), api.app.routeNames)
    const tokens = [
      await api.visitor(),
      (await api.login('client@example.com')).access_token,
      (await api.login('loyalty@example.com')).access_token,
    ]
    const random = new Random(SEED)
    const statuses: Record<number, number> = {}
    for (let number = 0; number < REQUESTS; number += 1) {
      const target = targets[number % targets.length]
      if (!target) continue
      const request = badRequest(random, target, tokens[number % tokens.length] ?? '')
      const { statusCode, body } = await api.app.inject(request)
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
      // The acquirer and the register of companies are outside: 424 and 409 are errors too.
      if (statusCode >= 500)
        throw new Error(`${statusCode} for ${JSON.stringify(request).slice(0, 1000)}\n${body}\n${log}`)
    }
    const tried = Object.values(statuses).reduce((sum, count) => sum + count, 0)
    expect(tried).toBe(REQUESTS)
    expect(statuses[400]).toBeGreaterThan(100)
    expect(log).toBe('')
    expect('x' in {}).toBe(false)
  })

  test('the database is usable afterwards: nothing is broken, nothing still holds a lock', async () => {
    const { access_token: token } = await api.login('client@example.com')
    for (const path of ['/v3/api/client/shop/', '/v3/api/catalog/list/', '/v3/api/client/order/', '/readyz'])
      expect((await api.get(token, path)).statusCode).toBe(200)
    const { rowCount } = await api.pool.query(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rowCount).toBe(0)
  })
})
