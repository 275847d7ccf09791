import type { LightMyRequestResponse } from 'fastify'
import type { Document } from '../../platform/openapi/complete-document'
import { leaveCompany } from '../leave-company'
import { startTestApi, type TestApi } from '../start-test-api'
import { type Actor, belongingsOf, openCast } from './cast'
import { fieldsOfRoutes } from './fields-of-routes'
import { ID_FIELDS, type IdField, OTHER_FIELDS, PLAIN_FIELDS } from './id-fields'
import { type Ids, idsOf, MISSING, separateProducts } from './ids'

let api: TestApi
let cast: Actor[]
const ids = new Map<Actor, Ids>()
beforeAll(async () => {
  api = await startTestApi(60)
  await separateProducts(api)
  await api.pool.query(
    "update orders set status = 'sent', online_pay_status = null, pay_until = null where shop_id in (1, 2)",
  )
  await leaveCompany(api, 'loyalty@example.com')
  cast = await openCast(api)
  for (const actor of cast) ids.set(actor, await idsOf(api, actor))
}, 60_000)
afterAll(() => api.close())

const idOf = (actor: Actor, { kind }: IdField): string => ids.get(actor)?.[kind] ?? ''

/** The id stands in a nested name, or in a value. */
const carriesId = ({ form = {}, query = {} }: IdField): boolean =>
  [form, query].some((fields) => /\bID\b/.test(Object.keys(fields).join() + Object.values(fields).join()))

async function ask(actor: Actor, field: IdField, id: string): Promise<LightMyRequestResponse> {
  const [method = '', template = ''] = field.route.split(' ')
  const fill = (text: string) => text.replace('OWN POINT', ids.get(actor)?.point ?? '').replace(/\bID\b/g, id)
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
